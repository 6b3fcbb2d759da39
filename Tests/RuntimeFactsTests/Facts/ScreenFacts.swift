import Foundation

@testable import UIKit

/// The presented frame and the bottom safe area of a sheet with one detent.
@MainActor private func sheet(_ detent: UISheetPresentationController.Detent) -> String {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let presented = UIViewController()
    presented.sheetPresentationController?.detents = [detent]
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    let view = presented.view ?? UIView()
    let frame = view.convert(view.bounds, to: window)
    return
        "\(RecordedText.frame(frame)); \(RecordedText.number(view.safeAreaInsets.bottom.rounded()))"
}

@MainActor private func custom(_ height: CGFloat) -> String {
    sheet(.custom { _ in height })
}

@MainActor private func segmentedControl() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.selectedSegmentIndex = 1
    control.frame = CGRect(x: 20, y: 20, width: 280, height: 32)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    window.addSubview(control)
    window.layoutIfNeeded()
    return control
}

let screenFacts = [
    Fact("detent.large", "0,59,393,793; 34") { sheet(.large()) },
    Fact("detent.custom100", "21.514,741.435,349.973,89.052; 11") { custom(100) },
    Fact("detent.custom200", "8,619.527,377,224.473; 34") { custom(200) },
    Fact("detent.custom300", "8,523.598,377,320.402; 34") { custom(300) },
    Fact("detent.custom400", "8,427.669,377,416.331; 34") { custom(400) },
    Fact("detent.custom600", "8,235.812,377,608.188; 34") { custom(600) },
    Fact("detent.custom700", "8,139.883,377,704.117; 34") { custom(700) },
    Fact("detent.custom10000", "0,59,393,793; 34") { custom(10000) },
    Fact("segmented", on: .phoneSE, "0 93 186; 93 93 94") {
        let frames = segmentedControl().segmentRects
        return frames.map { RecordedText.number($0.minX) }.joined(separator: " ") + "; "
            + frames.map { RecordedText.number($0.width) }.joined(separator: " ")
    },
    Fact("bar.axl", on: .phoneSE, "21 21 48") {
        UIScreen.main.device.contentSize = .accessibilityLarge
        let bar = UINavigationBar()
        let button = bar.buttonContext.textStyle(isDone: false, hasFrame: false, color: .label)
        return [bar.titleStyle.font, button.font, bar.largeTitleStyle.font]
            .map { RecordedText.number($0.pointSize) }.joined(separator: " ")
    },
    Fact("toolbar", "48") {
        RecordedText.number(UIToolbar().intrinsicContentSize.height)
    },
]
