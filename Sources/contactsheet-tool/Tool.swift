import ContactSheet

/// The command-line tool for Interface Builder documents and Xcode projects.
@main struct Tool {
    static func main() async {
        await ToolCommand.main()
    }
}
