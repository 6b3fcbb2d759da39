import Foundation
import Testing
import UIKit
import XMLReading

@testable import InterfaceBuilder

/// Source: the documented behavior for malicious documents. These are small, with smaller limits
/// where the size matters.
@MainActor struct ReadingSafetyTests {
    private func words(_ bytes: some Sequence<UInt8>, limits: XMLLimits = XMLLimits()) -> String {
        do throws(DocumentError) {
            _ = try DocumentParser(file: "F.xib", limits: limits).parse(Data(bytes))
            return "read"
        } catch {
            return error.description
        }
    }

    /// Found by the fuzzer: FoundationXML's parser trapped.
    @Test func invalidUTF8() {
        let bytes =
            Array("<document>\n<view id=\"".utf8) + [0xC3, 0x28] + Array("\"/></document>".utf8)
        #expect(words(bytes) == "F.xib:2: the file isn't valid UTF-8 — save the file as UTF-8")
    }

    @Test(
        arguments: [
            [0xFF, 0xFE, 0x3C, 0x00], [0xFE, 0xFF, 0x00, 0x3C], [0x3C, 0x00], [0x00, 0x3C],
        ] as [[UInt8]])
    func textInUTF16(_ start: [UInt8]) {
        let rest: [UInt8] = [0x61, 0x00, 0x2F, 0x00, 0x3E, 0x00]
        #expect(
            words(start + rest)
                == "F.xib: the file is UTF-16 text, not XML — specify a document that Xcode saved")
    }

    @Test func zeroBytes() {
        #expect(
            words("<document>\n\u{0}</document>".utf8).hasPrefix("F.xib:2: the XML isn't well"))
    }

    /// Entities that expand or refer to files require a document type.
    @Test(arguments: [
        "<!DOCTYPE d [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]><document>&b;</document>",
        "<!DOCTYPE d [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><document>&a;</document>",
        "<!DOCTYPE d SYSTEM \"http://example.com/d.dtd\"><document/>",
    ])
    func documentTypes(_ text: String) {
        #expect(
            words(text.utf8).hasPrefix("F.xib:1: the XML contains a document type declaration —"))
    }

    @Test func documentTypeInAComment() {
        #expect(words("<!-- <!DOCTYPE d> --><document/>".utf8) == "read")
    }

    @Test func manyAttributes() {
        let limits = XMLLimits(attributes: 3)
        #expect(words("<document a=\"\" b=\"\" c=\"\"/>".utf8, limits: limits) == "read")
        #expect(
            words("<document>\n<view a=\"\" b=\"\" c=\"\" d=\"\"/></document>".utf8, limits: limits)
                .hasPrefix("F.xib:2: an element has more than 3 attributes —"))
    }

    @Test func deepNesting() {
        let text = String(repeating: "<view>", count: 100_000)
        #expect(
            words(text.utf8).hasPrefix("F.xib:1: elements are nested more than 512 levels deep —"))
    }

    @Test func manyElements() {
        let text = "<document>\n<a/><a/><a/>\n<a/></document>"
        #expect(words(text.utf8, limits: XMLLimits(elements: 5)) == "read")
        #expect(
            words(text.utf8, limits: XMLLimits(elements: 4))
                == "F.xib:3: the file has more than 4 elements — split it into smaller documents")
    }

    @Test func longAttributes() {
        let text = "<document>\n<label text=\"\(String(repeating: "x", count: 1 << 20))"
        #expect(words((text + "\"/></document>").utf8) == "read")
        #expect(
            words((text + "x\"/></document>").utf8)
                == "F.xib:2: a text or an attribute is longer than 1 MB — shorten it")
    }

    @Test func embeddedDataMayBeLong() {
        let data = String(repeating: "QUJD", count: 1 << 19)
        #expect(words("<document><data>\(data)</data></document>".utf8) == "read")
    }

    @Test func duplicateIDs() throws {
        let view = #"<view id="a"><rect key="frame" width="10" height="20"/></view>"#
        let document = try Document.xib(
            """
            <view id="r"><rect key="frame" width="375" height="667"/><subviews>
            \(String(repeating: view, count: 1000))</subviews><constraints>
            <constraint firstItem="a" firstAttribute="width" constant="5" id="c"/>
            <constraint firstItem="gone" firstAttribute="width" constant="5" id="d"/>
            </constraints></view>
            """)
        let controller = document.makeViewController(for: document.scenes[0])
        #expect(controller.view.subviews.count == 1000)
        #expect(document.frames().count == 2)
    }

    /// Replaces every seventh number of a document with one of these, starting at each of the first
    /// seven.
    @Test(arguments: [
        "nan", "inf", "-inf", "1e308", "-1e308", "1e-308", "-1", "0", "9999999", "-9999999", "1e99",
        "", "0x10", "1:0",
    ])
    func invalidNumbers(_ number: String) throws {
        let parts = Self.everyNumber.components(separatedBy: "#")
        for odd in 0..<7 {
            var text = parts[0]
            for index in 1..<parts.count {
                text += (index % 7 == odd ? number : "3") + parts[index]
            }
            let document = try Document.xib(text)
            let frames = DiagnosticLog.collecting {
                _ = document.makeViewController(for: document.scenes[0]).view
                return document.frames()
            }.0
            let isFinite = frames.values.allSatisfy { frame in
                [frame.minX, frame.minY, frame.width, frame.height].filter(\.isFinite).count == 4
            }
            #expect(isFinite, "from \(odd)")
        }
    }

    private static let everyNumber = """
        <view id="r" alpha="#" tag="#"><rect key="frame" x="#" y="#" width="#" height="#"/>
        <edgeInsets key="layoutMargins" top="#" left="#" bottom="#" right="#"/>
        <subviews>
        <label id="l" text="Text" numberOfLines="#" minimumFontSize="#" minimumScaleFactor="#"
        preferredMaxLayoutWidth="#" horizontalHuggingPriority="#">
        <rect key="frame" width="50" height="#"/>
        <fontDescription key="fontDescription" type="system" pointSize="#"/>
        <color key="textColor" red="#" green="0" blue="#" alpha="#"/>
        <size key="shadowOffset" width="#" height="#"/></label>
        <button id="b" buttonType="system"><rect key="frame" width="50" height="30"/>
        <inset key="contentEdgeInsets" minX="#" minY="#" maxX="#" maxY="#"/>
        <state key="normal" title="Go"/></button>
        <slider id="s" value="#" minValue="#" maxValue="#"><rect key="frame" width="50" height="30"/>
        </slider>
        <stepper id="p" value="#" minimumValue="#" maximumValue="#" stepValue="#">
        <rect key="frame" width="94" height="29"/></stepper>
        <progressView id="g" progress="#"><rect key="frame" width="50" height="2"/></progressView>
        <pageControl id="c" numberOfPages="#" currentPage="#">
        <rect key="frame" width="50" height="37"/></pageControl>
        <segmentedControl id="e" selectedSegmentIndex="#"><rect key="frame" width="50" height="30"/>
        <segments><segment title="A" width="#"/></segments></segmentedControl>
        <stackView id="k" spacing="#"><rect key="frame" width="#" height="#"/><subviews>
        <view id="k1"><rect key="frame" width="#" height="#"/></view></subviews></stackView>
        <tableView id="t" rowHeight="#" sectionHeaderHeight="#" estimatedRowHeight="#">
        <rect key="frame" width="#" height="200"/><prototypes>
        <tableViewCell id="tc" rowHeight="#" indentationLevel="#" indentationWidth="#">
        <rect key="frame" width="#" height="#"/></tableViewCell></prototypes></tableView>
        <collectionView id="o"><rect key="frame" width="200" height="200"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="#"
        minimumInteritemSpacing="#"><size key="itemSize" width="#" height="#"/>
        <inset key="sectionInset" minX="#" minY="#" maxX="#" maxY="#"/></collectionViewFlowLayout>
        <cells><collectionViewCell id="oc"><rect key="frame" width="#" height="#"/>
        </collectionViewCell></cells></collectionView>
        <datePicker id="d" minuteInterval="#" countDownDuration="#">
        <rect key="frame" width="300" height="216"/>
        <date key="date" timeIntervalSinceReferenceDate="#"/></datePicker>
        <view id="v" translatesAutoresizingMaskIntoConstraints="NO"/>
        </subviews>
        <constraints>
        <constraint firstItem="v" firstAttribute="width" constant="#" priority="#" id="c1"/>
        <constraint firstItem="v" firstAttribute="height" secondItem="r" secondAttribute="height"
        multiplier="#" constant="#" id="c2"/>
        <constraint firstItem="v" firstAttribute="leading" secondItem="r"
        secondAttribute="leading" constant="#" id="c3"/>
        </constraints></view>
        """
}
