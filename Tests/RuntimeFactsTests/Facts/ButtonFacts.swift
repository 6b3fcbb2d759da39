import Foundation

@testable import UIKit

/// A system button with a title in a font size, or in the default one.
@MainActor private func systemButton(_ title: String, _ size: CGFloat? = nil) -> String {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    if let size { button.titleLabel?.font = .systemFont(ofSize: size) }
    return sizeText(button.intrinsicContentSize)
}

private func sizeText(_ size: CGSize) -> String {
    "\(RecordedText.number(size.width))x\(RecordedText.number(size.height))"
}

/// The intrinsic size of a button with a configuration, and the frame of its title at that size.
@MainActor private func configured(
    _ change: (inout UIButton.Configuration) -> Void
) -> (size: String, label: CGRect) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Configure"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    return (sizeText(button.intrinsicContentSize), button.titleLabel?.frame ?? .null)
}

@MainActor private func inset(_ insets: NSDirectionalEdgeInsets) -> String {
    let (size, label) = configured { $0.contentInsets = insets }
    return "\(size); \(RecordedText.number(label.minX)),\(RecordedText.number(label.minY))"
}

private let pixel = RecordedDevice.thirdOfPoint

/// Buttons of iOS 26.
let buttonFacts = [
    Fact("button.system empty", "30x27 30x33 30x30") {
        [systemButton("", 12), systemButton("", 17), systemButton("")].joined(separator: " ")
    },
    Fact("button.system titles", tolerance: pixel, "30x27 40x27 68x27") {
        ["abcd", "abcdef", "Learn more."].map { systemButton($0, 12) }.joined(separator: " ")
    },
    Fact("button.sizes large", tolerance: pixel, "115x50.333; 20,15,75,20.333") {
        let (size, label) = configured { $0.buttonSize = .large }
        return "\(size); \(RecordedText.frame(label))"
    },
    Fact("button.sizes medium", tolerance: pixel, "99x34.333; 12,7,75,20.333") {
        let (size, label) = configured { $0.buttonSize = .medium }
        return "\(size); \(RecordedText.frame(label))"
    },
    Fact("button.sizes small", tolerance: pixel, "87.333x28; 10,5,67.333,18") {
        let (size, label) = configured { $0.buttonSize = .small }
        return "\(size); \(RecordedText.frame(label))"
    },
    Fact("button.sizes mini", tolerance: pixel, "87.333x28; 10,5,67.333,18") {
        let (size, label) = configured { $0.buttonSize = .mini }
        return "\(size); \(RecordedText.frame(label))"
    },
    Fact("button.insets 3 20 7 4", tolerance: pixel, "99x30.333; 20,3") {
        inset(NSDirectionalEdgeInsets(top: 3, leading: 20, bottom: 7, trailing: 4))
    },
    Fact("button.insets 8.5", tolerance: 0.01, "99x37.333; 12,8.5") {
        inset(NSDirectionalEdgeInsets(top: 8.5, leading: 12, bottom: 8.5, trailing: 12))
    },
    Fact("button.config2x", on: .phoneSE, tolerance: 0.5, "47.5,7.5,75,20.5; 99x34.5") {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Configure"
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 170, height: 36)
        button.layoutIfNeeded()
        return "\(RecordedText.frame(button.titleLabel?.frame ?? .null)); "
            + sizeText(button.intrinsicContentSize)
    },
    Fact("button.insets 12", tolerance: pixel, "99x44.333; 12,12") {
        inset(NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12))
    },
    Fact("button.insets 0", tolerance: pixel, "75x20.333") {
        configured { $0.contentInsets = .zero }.size
    },
    // The label is rounded to whole points, so a hundredth of a point can be a point.
    Fact("button.image", on: .phoneSE, tolerance: 1, "78.5,11,14,14; 92.5,9,49,18; 63x18") {
        let button = UIButton(type: .system)
        button.setTitle("Upload", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14))
        button.setImage(
            renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 14, height: 14)) }, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 220, height: 36)
        button.layoutIfNeeded()
        return [
            RecordedText.frame(button.imageView?.frame ?? .null),
            RecordedText.frame(button.titleLabel?.frame ?? .null),
            sizeText(button.intrinsicContentSize),
        ].joined(separator: "; ")
    },
]
