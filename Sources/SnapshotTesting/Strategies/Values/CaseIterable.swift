import Foundation

extension Snapshotting where Value: CaseIterable, Format == String {
    /// Compares the results of a function for all cases, as lines of the case and its result, in
    /// quotation marks and separated by a comma.
    ///
    /// - Parameter witness: The strategy for the results.
    public static func `func`<Result>(
        into witness: Snapshotting<Result, Format>
    ) -> Snapshotting<(Value) -> Result, Format> {
        Snapshotting<(Value) -> Result, Format>(
            "csv", .lines, isRendered: witness.isRendered
        ) { function in
            CaseTable(function: function, snapshot: witness.snapshot).text
        }
    }
}

/// A function as a table with a row for each case.
private struct CaseTable<Case: CaseIterable, Result> {
    let function: (Case) -> Result
    let snapshot: (Result) -> Async<String>

    var text: Async<String> {
        Async { callback in add(Array(Case.allCases)[...], to: [], finish: callback) }
    }

    /// Adds the rows of cases one after another, because each may be available later.
    private func add(
        _ cases: ArraySlice<Case>, to rows: [String], finish: @escaping (String) -> Void
    ) {
        guard let next = cases.first else { return finish(rows.joined(separator: "\n")) }
        snapshot(function(next)).run { text in
            let cells = ["\(next)", text].map { "\"\($0)\"" }
            add(
                cases.dropFirst(), to: rows + [cells.joined(separator: ",")], finish: finish)
        }
    }
}
