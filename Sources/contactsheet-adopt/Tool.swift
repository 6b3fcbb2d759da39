import ContactSheetAdoption

/// The executable that `contactsheet` starts for Xcode projects.
@main struct Tool {
    static func main() async {
        await AdoptionTool.main()
    }
}
