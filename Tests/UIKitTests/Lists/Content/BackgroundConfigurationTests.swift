import Testing

@testable import UIKit

/// Source: developer.apple.com, `UIBackgroundConfiguration` and `UIListContentConfiguration`.
@MainActor struct BackgroundConfigurationTests {
    @Test func aCustomViewFillsTheBackground() {
        useScreen(scale: 2)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        let view = UIView()
        var background = UIBackgroundConfiguration.clear()
        background.customView = view
        background.backgroundInsets = NSDirectionalEdgeInsets(
            top: 4, leading: 8, bottom: 4, trailing: 8)
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        #expect(cell.subviews.first === view)
        #expect(view.frame == CGRect(x: 8, y: 4, width: 304, height: 52))
        cell.backgroundConfiguration = nil
        #expect(view.superview == nil)
    }

    @Test func aSelectedRowIsGray() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        let plain = UIBackgroundConfiguration.listPlainCell()
        #expect(plain.updated(for: state).backgroundColor == plain.backgroundColor)
        state.isSelected = true
        #expect(plain.updated(for: state).backgroundColor == TableColors.selection)
    }

    @Test func transformersChangeColors() {
        var content = UIListContentConfiguration.cell()
        content.textProperties.color = .red
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .blue }
        #expect(content.textProperties.resolvedColor() == .blue)
        content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { _ in
            .green
        }
        #expect(content.imageProperties.resolvedTintColor(for: .red) == .green)
    }
}
