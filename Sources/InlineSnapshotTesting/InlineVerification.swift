import SnapshotTesting

/// One comparison of a text with the text in a test file.
struct InlineVerification {
    let settings: EffectiveSettings
    let diffing: Diffing<String>
    let descriptor: InlineSnapshotSyntaxDescriptor
    let file: String
    let line: Int
    let column: Int

    /// Returns the message of a failure, or `nil` if the texts are equal.
    func failure(of text: String?, expected: String?) throws -> String? {
        if settings.record == .all, !settings.isOnCI {
            try write(text)
            return """
                Record mode is on. Recorded the snapshot in \(file):\(line).

                Turn record mode off, and run the test again to compare with it.
                """
        }
        guard let difference = difference(from: expected, to: text) else { return nil }
        guard expected != nil else { return try missing(text) }
        let message = "The inline snapshot does not match.\n\n\(difference)"
        guard settings.record == .failed, !settings.isOnCI else { return message }
        try write(text)
        return "\(message)\n\nRecorded the new snapshot in \(file):\(line)."
    }

    private func missing(_ text: String?) throws -> String {
        if settings.isOnCI {
            return "There is no inline snapshot, and nothing is recorded on CI (CI is set) — run"
                + " the test locally, review the change, and commit it"
        }
        guard settings.record != .never else {
            return "There is no inline snapshot, and recording is off."
        }
        try write(text)
        return
            "There was no inline snapshot. Recorded it in \(file):\(line). Review the change, and"
            + " run the test again to compare with it."
    }

    private func difference(from old: String?, to new: String?) -> String? {
        switch (old, new) {
        case (nil, nil): nil
        case (let old?, let new?): diffing.diffV2(old, new)?.0
        case (let old?, nil): "There is no text any more. The inline snapshot is:\n\n\(old)"
        case (nil, let new?): new
        }
    }

    private func write(_ text: String?) throws {
        try TestSources.shared.record(
            text, in: file,
            at: InlineCall(line: line, column: column, descriptor: descriptor))
    }
}

/// The call to which an inline snapshot belongs, by its place in the compiled source.
struct InlineCall: Hashable {
    let line: Int
    let column: Int
    let descriptor: InlineSnapshotSyntaxDescriptor
}
