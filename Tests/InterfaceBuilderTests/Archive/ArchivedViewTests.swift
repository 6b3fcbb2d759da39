import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Documentation/DocumentFormat.md 11; the archives were written by hand.
@MainActor struct ArchivedViewTests {
    private func built(_ object: String, container: String = "") throws -> UIView? {
        let document = try Archives.document(
            Archives.view(around: object), container: container)
        let controller = document.makeViewController(for: try #require(document.scenes.first))
        return controller.view.subviews.first
    }

    /// 292 = 256 + right 4 + bottom 32, 274 = 256 + width 2 + height 16, 319 = 256 + all six.
    nonisolated private static let flags: [(Int, UIView.AutoresizingMask, Bool)] = [
        (292, [.flexibleRightMargin, .flexibleBottomMargin], false),
        (274, [.flexibleWidth, .flexibleHeight], false), (256, [], false),
        (-2_147_483_356, [.flexibleRightMargin, .flexibleBottomMargin], true),
    ]

    @Test(arguments: flags)
    func masks(_ flags: Int, _ mask: UIView.AutoresizingMask, _ isHidden: Bool) throws {
        let view = try built(
            """
            <object class="IBUIView" id="2"><int key="NSvFlags">\(flags)</int>
            <string key="NSFrame">{{10, 20.5}, {30, 40}}</string></object>
            """)
        #expect(view?.autoresizingMask == mask)
        #expect(view?.isHidden == isHidden)
        #expect(view?.autoresizesSubviews == true)
        #expect(view?.frame == CGRect(x: 10, y: 20.5, width: 30, height: 40))
    }

    @Test func commonAttributes() throws {
        let view = try built(
            """
            <object class="IBUIView" id="2"><int key="NSvFlags">36</int>
            <string key="NSFrameSize">{30, 40}</string><int key="IBUIContentMode">4</int>
            <float key="IBUIAlpha">0.5</float><int key="IBUITag">7</int>
            <bool key="IBUIClipsSubviews">YES</bool><bool key="IBUIOpaque">NO</bool>
            <bool key="IBUIUserInteractionEnabled">NO</bool>
            <object class="NSColor" key="IBUIBackgroundColor"><int key="NSColorSpace">1</int>
            <bytes key="NSRGB">MSAwLjUgMAA</bytes></object></object>
            """)
        #expect(view?.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view?.autoresizesSubviews == false)
        #expect(view?.contentMode == .center)
        #expect(view?.alpha == 0.5)
        #expect(view?.tag == 7)
        #expect(view?.clipsToBounds == true)
        #expect(view?.isOpaque == false)
        #expect(view?.isUserInteractionEnabled == false)
        #expect(view?.backgroundColor?.light == [255, 128, 0, 100])
    }

    @Test func labels() throws {
        let label =
            try built(
                """
                <object class="IBUILabel" id="2"><int key="NSvFlags">292</int>
                <string key="NSFrame">{{20, 20}, {280, 21}}</string>
                <string key="IBUIText">Name &amp; number</string>
                <object class="NSFont" key="IBUIFont"><string key="NSName">Helvetica-Bold</string>
                <double key="NSSize">15</double></object>
                <int key="IBUITextAlignment">2</int><int key="IBUINumberOfLines">3</int>
                <int key="IBUILineBreakMode">0</int><float key="IBUIMinimumFontSize">10</float>
                <object class="NSColor" key="IBUITextColor"><int key="NSColorSpace">3</int>
                <bytes key="NSWhite">MC41AA</bytes></object>
                <reference key="IBUIShadowColor" ref="none"/>
                <string key="IBUIShadowOffset">{0, -1}</string></object>
                """) as? UILabel
        #expect(label?.text == "Name & number")
        #expect(label?.font.pointSize == 15)
        #expect(label?.font.fontName == "Helvetica-Bold")
        #expect(label?.textAlignment == .right)
        #expect(label?.numberOfLines == 3)
        #expect(label?.lineBreakMode == .byWordWrapping)
        #expect(label?.textColor.light == [128, 128, 128, 100])
        #expect(label?.shadowOffset == CGSize(width: 0, height: -1))
        #expect(label?.shadowColor == nil)
    }

    @Test func buttons() throws {
        let button =
            try built(
                """
                <object class="IBUIButton" id="2"><int key="NSvFlags">292</int>
                <string key="NSFrame">{{20, 20}, {72, 37}}</string>
                <int key="IBUIContentHorizontalAlignment">0</int>
                <int key="IBUIContentVerticalAlignment">0</int>
                <object class="IBUIFontDescription" key="IBUIFontDescription">
                <int key="type">2</int><double key="pointSize">18</double></object>
                <int key="IBUIButtonType">1</int><string key="IBUINormalTitle">Go</string>
                <string key="IBUIHighlightedTitle">Going</string>
                <object class="NSCustomResource" key="IBUINormalImage">
                <string key="NSClassName">NSImage</string>
                <string key="NSResourceName">go.png</string></object>
                <float key="IBUITitleEdgeInsets.top">1</float>
                <float key="IBUITitleEdgeInsets.left">2</float></object>
                """) as? UIButton
        #expect(button?.buttonType == .roundedRect)
        #expect(button?.title(for: .normal) == "Go")
        #expect(button?.title(for: .highlighted) == "Going")
        #expect(button?.title(for: .disabled) == "Go")
        #expect(button?.image(for: .normal) != nil)
        #expect(button?.titleEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
        #expect(button?.contentHorizontalAlignment == .center)
        #expect(button?.titleLabel?.font == .boldSystemFont(ofSize: 18))
    }

    @Test func textFields() throws {
        let field =
            try built(
                """
                <object class="IBUITextField" id="2"><int key="NSvFlags">292</int>
                <string key="NSFrame">{{89, 74}, {211, 31}}</string>
                <int key="IBUIContentVerticalAlignment">0</int><string key="IBUIText"/>
                <int key="IBUIBorderStyle">3</int>
                <string key="IBUIPlaceholder">Type in a name</string>
                <object class="IBUITextInputTraits" key="IBUITextInputTraits">
                <int key="IBUIKeyboardType">4</int><int key="IBUIReturnKeyType">9</int></object>
                </object>
                """) as? UITextField
        #expect(field?.borderStyle == .roundedRect)
        #expect(field?.placeholder == "Type in a name")
        #expect(field?.contentVerticalAlignment == .center)
        #expect(field?.contentHorizontalAlignment == .left)
        #expect(field?.keyboardType == .numberPad)
        #expect(field?.returnKeyType == .done)
        #expect(field?.adjustsFontSizeToFitWidth == false)
    }

    @Test func segmentedControls() throws {
        let control =
            try built(
                """
                <object class="IBUISegmentedControl" id="2"><int key="NSvFlags">292</int>
                <string key="NSFrame">{{20, 216}, {280, 44}}</string>
                <int key="IBSegmentControlStyle">2</int><int key="IBNumberOfSegments">2</int>
                <int key="IBSelectedSegmentIndex">1</int>
                <object class="NSArray" key="IBSegmentTitles">
                <bool key="EncodedWithXMLCoder">YES</bool>
                <string>Switches</string><string>Button</string></object>
                <object class="NSMutableArray" key="IBSegmentWidths">
                <real value="0.0"/><real value="50"/></object>
                <object class="NSMutableArray" key="IBSegmentEnabledStates">
                <boolean value="YES"/><boolean value="NO"/></object>
                <object class="NSMutableArray" key="IBSegmentImages">
                <object class="NSNull" id="4"/><reference ref="4"/></object></object>
                """) as? UISegmentedControl
        #expect(control?.numberOfSegments == 2)
        #expect(control?.segmentedControlStyle == .bar)
        #expect(control?.selectedSegmentIndex == 1)
        #expect(control?.titleForSegment(at: 0) == "Switches")
        #expect(control?.widthForSegment(at: 1) == 50)
        #expect(control?.isEnabledForSegment(at: 1) == false)
    }

    @Test func slidersAndSwitches() throws {
        let slider =
            try built(
                """
                <object class="IBUISlider" id="2"><string key="NSFrameSize">{100, 23}</string>
                <float key="IBUIValue">50</float><float key="IBUIMinValue">1</float>
                <float key="IBUIMaxValue">100</float></object>
                """) as? UISlider
        #expect(slider?.value == 50)
        #expect(slider?.minimumValue == 1)
        #expect(slider?.maximumValue == 100)
        let control =
            try built(
                """
                <object class="IBUISwitch" id="2"><string key="NSFrameSize">{94, 27}</string>
                <bool key="IBUIOn">YES</bool></object>
                """) as? UISwitch
        #expect(control?.isOn == true)
    }

    @Test func toolbars() throws {
        let bar =
            try built(
                """
                <object class="IBUIToolbar" id="2"><int key="NSvFlags">266</int>
                <string key="NSFrame">{{0, 416}, {320, 44}}</string>
                <int key="IBUIBarStyle">1</int>
                <object class="NSMutableArray" key="IBUIItems">
                <bool key="EncodedWithXMLCoder">YES</bool>
                <object class="IBUIBarButtonItem" id="3"><string key="IBUITitle">Switch</string>
                <int key="IBUIStyle">1</int></object>
                <object class="IBUIBarButtonItem" id="4">
                <int key="IBUISystemItemIdentifier">5</int></object></object></object>
                """) as? UIToolbar
        #expect(bar?.barStyle == .black)
        #expect(bar?.items?.map(\.title) == ["Switch", nil])
        #expect(bar?.items?.map(\.style) == [.bordered, .plain])
    }

    @Test func cellsFillTheirContentViewOnce() throws {
        let cell = try Archives.element(
            """
            <object class="IBUITableViewCell" id="2"><int key="NSvFlags">292</int>
            <object class="NSMutableArray" key="NSSubviews">
            <object class="IBUIView" id="3"><string key="NSFrameSize">{320, 43}</string></object>
            </object>
            <string key="NSFrameSize">{320, 44}</string>
            <reference key="IBUIContentView" ref="3"/><int key="IBUIAccessoryType">1</int>
            <string key="IBUIReuseIdentifier">Row</string></object>
            """)
        #expect(cell.name == "tableViewCell")
        #expect(cell.child(key: "contentView")?.name == "tableViewCellContentView")
        #expect(cell.child("subviews") == nil)
        #expect(cell["accessoryType"] == "disclosureIndicator")
        #expect(cell["reuseIdentifier"] == "Row")
    }

    @Test func unknownClassesAreViewsWithOneDiagnostic() throws {
        let banner = """
            <object class="IBADBannerView" id="%"><int key="NSvFlags">292</int>
            <string key="NSFrame">{{0, 0}, {320, 50}}</string></object>
            """
        let document = try Archives.document(
            Archives.view(
                around: ["2", "3"].map { banner.replacingOccurrences(of: "%", with: $0) }.joined()))
        let (controller, diagnostics) = DiagnosticLog.collecting {
            document.makeViewController(for: document.scenes[0])
        }
        #expect(controller.view.subviews.map(\.frame.height) == [50, 50])
        #expect(Set(diagnostics.map(\.description)).count == 1)
        #expect(diagnostics.first?.message.hasPrefix("aDBannerView is an unknown element") == true)
    }
}
