/// The classes and extensions of a file, with what Objective-C's runtime would find by name.
struct ClassTables {
    struct Table {
        let type: String
        /// The name by which documents know the class.
        let name: String
        let module: String
        /// The statements that add methods and properties.
        var entries: [String] = []
    }

    private(set) var tables: [Table] = []

    /// Adds a table if the class has none.
    mutating func add(_ type: String, named name: String, in module: String) {
        guard !tables.contains(where: { $0.type == type }) else { return }
        tables.append(Table(type: type, name: name, module: module))
    }

    mutating func add(_ entry: String, to type: String) {
        guard let index = tables.firstIndex(where: { $0.type == type }) else { return }
        tables[index].entries.append(entry)
    }

    /// The tables that are registered: those of classes, and of extensions with entries.
    func registered(_ index: SourceIndex) -> [Table] {
        tables.filter { table in
            !table.entries.isEmpty
                || index.types[table.type]?.superclass != nil
                    && index.types[table.type]?.kind == .classType
        }
    }
}
