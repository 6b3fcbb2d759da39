import ArgumentParser
import ContactSheetDevices
import ContactSheetDiagnostics

/// A version of iOS.
struct VersionValue: OptionValue {
    let version: IOSVersion

    init(option text: String) throws(OptionError) {
        guard let version = IOSVersion(text) else {
            throw OptionError("expected a version such as 18 or 12.4")
        }
        guard version.isReleased else {
            throw OptionError(
                "unknown version — expected \(VersionValue.majorVersions), with or without a minor"
                    + " version such as 12.4")
        }
        self.version = version
    }

    /// The known major versions as text, such as `1 to 18, 26, or 27`.
    private static var majorVersions: String {
        SimilarNames.list(
            IOSVersion.releasedMajors.flatMap { range in
                range.count > 2
                    ? ["\(range.lowerBound) to \(range.upperBound)"] : range.map { "\($0)" }
            })
    }
}
