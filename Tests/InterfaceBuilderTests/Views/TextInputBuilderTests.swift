import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: the elements in the tests (Documentation/DocumentFormat.md 5).
@MainActor struct TextInputBuilderTests {
    private let frame = #"<rect key="frame" width="200" height="34"/>"#

    @Test func textFields() throws {
        let field = try #require(
            try Document.view(
                UITextField.self,
                """
                <textField borderStyle="roundedRect" placeholder="Name" textAlignment="center" \
                clearButtonMode="whileEditing" minimumFontSize="9" enabled="NO">\(frame)
                <string key="text">Ada</string>
                <color key="textColor" red="1" green="0" blue="0" alpha="1"/>
                <fontDescription key="fontDescription" type="system" pointSize="14"/>
                <textInputTraits key="textInputTraits" secureTextEntry="YES" \
                keyboardType="emailAddress" returnKeyType="done" textContentType="email"/>
                </textField>
                """))
        #expect(field.borderStyle == .roundedRect && field.clearButtonMode == .whileEditing)
        #expect(field.text == "Ada" && field.placeholder == "Name")
        #expect(field.textAlignment == .center && !field.isEnabled)
        #expect(field.font == .systemFont(ofSize: 14) && field.minimumFontSize == 9)
        #expect(field.textColor?.light == [255, 0, 0, 100])
        #expect(field.isSecureTextEntry && field.keyboardType == .emailAddress)
        #expect(field.returnKeyType == .done && field.textContentType == .emailAddress)
    }

    @Test func textViews() throws {
        let view = try #require(
            try Document.view(
                UITextView.self,
                """
                <textView text="Prose" editable="NO" selectable="NO" scrollEnabled="NO">\(frame)
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                <dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="NO"/>
                </textView>
                """))
        #expect(view.text == "Prose" && view.textAlignment == .left)
        #expect(!view.isEditable && !view.isSelectable && !view.isScrollEnabled)
        #expect(view.font == .preferredFont(forTextStyle: .body))
        #expect(view.dataDetectorTypes == .link)
    }

    @Test func searchBars() throws {
        let bar = try #require(
            try Document.view(
                UISearchBar.self,
                """
                <searchBar placeholder="Find" searchBarStyle="minimal" showsCancelButton="YES" \
                showsScopeBar="YES">\(frame)
                <scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles>
                </searchBar>
                """))
        #expect(bar.placeholder == "Find" && bar.searchBarStyle == .minimal)
        #expect(bar.showsCancelButton && bar.showsScopeBar)
        #expect(bar.scopeButtonTitles == ["All", "Mine"])
    }
}
