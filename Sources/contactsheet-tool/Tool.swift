import ContactSheet

/// The command-line tool for Interface Builder documents.
@main struct Tool {
    static func main() async {
        await DocumentTool.main()
    }
}
