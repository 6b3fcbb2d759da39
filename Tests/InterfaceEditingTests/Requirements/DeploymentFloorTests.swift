import ContactSheetDevices
import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder
@testable import InterfaceEditing

/// Source: Apple's documentation of the features; the numbers that Xcode stores.
struct DeploymentFloorTests {
    private func floor(
        _ content: String, tools: String = "3000", head: String = ""
    ) throws -> DeploymentFloor {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">\(head)<objects>
            <view id="root">\(content)</view></objects></document>
            """
        return try Document(data: Data(text.utf8), fileName: "Main.xib").requirements().floor
    }

    @Test func theNewestFeatureCounts() throws {
        let stack = #"<subviews><stackView id="s"/></subviews>"#
        #expect(try floor(stack).version == IOSVersion(9))
        #expect(try floor(stack).reason == "stack views")
        #expect(try floor(stack + #"<namedColor name="Tint"/>"#).version == IOSVersion(11))
        let constraint = #"<constraints><constraint firstAttribute="width" id="c"/></constraints>"#
        #expect(try floor(constraint).version == IOSVersion(6))
        #expect(try floor("").version == IOSVersion(13), "the default")
    }

    @Test("Xcode 15 builds apps for iOS 12 and later")
    func theXcodeThatSavedTheDocumentLimitsTheVersion() throws {
        #expect(
            try floor(#"<subviews><stackView id="s"/></subviews>"#, tools: "22155").version
                == IOSVersion(12))
    }

    @Test("0x1400 is iOS 14")
    func theStoredVersionCounts() throws {
        let head = #"<dependencies><deployment version="5120" identifier="iOS"/></dependencies>"#
        #expect(try floor("", head: head).version == IOSVersion(14))
    }

    @Test func theProjectCounts() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let project = folder.appending(path: "App.xcodeproj")
        let sources = folder.appending(path: "App/Base.lproj")
        for url in [project, sources] {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
        try Data(
            """
            { rootObject = P; objects = {
            P = { isa = PBXProject; buildConfigurationList = L; targets = (T); };
            L = { isa = XCConfigurationList; buildConfigurations = (A); };
            A = { name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 16.4; }; };
            T = { isa = PBXNativeTarget; name = App; buildConfigurationList = M; };
            M = { isa = XCConfigurationList; buildConfigurations = (B); };
            B = { name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
            }; }
            """.utf8
        ).write(to: project.appending(path: "project.pbxproj"))
        try Data(
            """
            <?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "">
            <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key><array>
            <string>UIInterfaceOrientationPortrait</string></array>
            <key>UIStatusBarStyle</key><string>UIStatusBarStyleLightContent</string>
            <key>UIViewControllerBasedStatusBarAppearance</key><false/></dict></plist>
            """.utf8
        ).write(to: folder.appending(path: "App/Info.plist"))
        let url = sources.appending(path: "Main.xib")
        try Data(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch"><objects><view id="root"/></objects></document>
            """.utf8
        ).write(to: url)
        let found = try Document(contentsOf: url).requirements()
        #expect(found.floor == DeploymentFloor(version: IOSVersion(15), reason: "App.xcodeproj"))
        #expect(found.supports(.portrait, on: .phone))
        #expect(!found.supports(.landscapeLeft, on: .phone))
        #expect(found.statusBarStyle == .lightContent)
        #expect(found.isStatusBarControllerBased == false)
    }
    /// The documents of a folder have the same project, which is read once.
    @Test func projectsAroundSeveralDocuments() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let inner = folder.appending(path: "Inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("let package = Package(platforms: [.iOS(.v16)])".utf8)
            .write(to: folder.appending(path: "Package.swift"))
        var projects = SurroundingProjects()
        let documents = (0..<5).map { folder.appending(path: "\($0).xib") }
        for url in documents + [inner.appending(path: "0.xib")] {
            #expect(projects.settings(around: url).floor?.version == IOSVersion(16))
        }
        #expect(projects.readCount == 2)
    }
}
