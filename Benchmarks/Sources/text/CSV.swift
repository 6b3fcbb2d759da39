/// Reads comma-separated values with a header line and quoted fields (RFC 4180).
enum CSV {
    static func rows(of text: String) -> [[String: String]] {
        var records = records(of: text)
        guard !records.isEmpty else { return [] }
        let names = records.removeFirst()
        return records.map { Dictionary(zip(names, $0)) { first, _ in first } }
    }

    private static func records(of text: String) -> [[String]] {
        var (records, record, field): ([[String]], [String], String) = ([], [], "")
        var isQuoted = false
        func endRecord() {
            record.append(field)
            if record != [""] { records.append(record) }
            (record, field) = ([], "")
        }
        for character in text {
            switch character {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                record.append(field)
                field = ""
            case "\n" where !isQuoted, "\r\n" where !isQuoted: endRecord()
            default: field.append(character)
            }
        }
        endRecord()
        return records
    }
}
