import Testing

@Suite struct PreviewRuleTests {
    @Test func previewsAreConstants() {
        let code = "#Preview(\"Login\") { Login() }\n#Preview { Home() }\n"
        #expect(
            body(of: code) == """
                @MainActor private let _preview0_1 = DeclaredPreview("Login") { Login() }
                @MainActor private let _preview0_2 = DeclaredPreview { Home() }
                """)
        #expect(
            ending(of: code)
                == "@MainActor var _previews0: [DeclaredPreview] { [_preview0_1, _preview0_2] }\n")
    }
}
