import ContactSheetDevices
import ContactSheetDiagnostics
import Testing

@testable import UIKit

/// A property of a class, with a value set by its appearance and a value set on an instance.
@MainActor private struct Row {
    let name: String
    /// Whether an instance in a window, with or without its own value, has the expected value.
    let holds: (_ setsOwn: Bool) -> Bool

    init<V: UIView, T: Equatable>(
        _ make: @escaping @MainActor () -> V, _ path: ReferenceWritableKeyPath<V, T>,
        _ theirs: T, _ own: T
    ) {
        self.init(
            "\(V.self) \(path)", make, { V.appearance()[dynamicMember: path] = theirs },
            { $0[keyPath: path] = own }, { $0[keyPath: path] }, theirs, own)
    }

    init<V: UIView, T: Equatable>(
        _ name: String, _ make: @escaping @MainActor () -> V,
        _ style: @escaping @MainActor () -> Void, _ set: @escaping @MainActor (V) -> Void,
        _ get: @escaping @MainActor (V) -> T, _ theirs: T, _ own: T
    ) {
        self.name = name
        holds = { setsOwn in
            Simulation.run {
                style()
                let view = make()
                if setsOwn { set(view) }
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.addSubview(view)
                return get(view) == (setsOwn ? own : theirs) && theirs != own
            }
        }
    }
}

/// Source: Apple's documentation of UIAppearance, and of the properties that support it.
@MainActor @Suite struct AppearanceOfControlsTests {
    private static let image = UIImage.square(4)
    private static let other = UIImage.square(5)

    private static let properties: [Row] = [
        Row({ UISwitch() }, \.onTintColor, .red, .green),
        Row({ UISwitch() }, \.thumbTintColor, .red, .green),
        Row({ UISlider() }, \.minimumTrackTintColor, .red, .green),
        Row({ UISlider() }, \.maximumTrackTintColor, .red, .green),
        Row({ UISlider() }, \.thumbTintColor, .red, .green),
        Row({ UISegmentedControl() }, \.selectedSegmentTintColor, .red, .green),
        Row({ UIProgressView() }, \.progressTintColor, .red, .green),
        Row({ UIProgressView() }, \.trackTintColor, .red, .green),
        Row({ UIProgressView() }, \.trackImage, image, other),
        Row({ UIPageControl() }, \.pageIndicatorTintColor, .red, .green),
        Row({ UIPageControl() }, \.currentPageIndicatorTintColor, .red, .green),
        Row({ UIActivityIndicatorView() }, \.color, .red, .green),
        Row({ UITableView() }, \.backgroundColor, .red, .green),
        Row({ UITableView() }, \.separatorColor, .red, .green),
        Row({ UITableView() }, \.separatorInset, .zero, UIEdgeInsets(left: 3)),
        Row({ UITableView() }, \.sectionHeaderTopPadding, 0, 7),
        Row({ UITableView() }, \.sectionIndexColor, .red, .green),
        Row({ UITableViewCell() }, \.backgroundColor, .red, .green),
        Row({ UITableViewCell() }, \.separatorInset, .zero, UIEdgeInsets(left: 3)),
        Row({ UITableViewCell() }, \.selectionStyle, UITableViewCell.SelectionStyle.none, .gray),
        Row({ UISearchBar() }, \.barTintColor, .red, .green),
        Row({ UISearchBar() }, \.backgroundImage, image, other),
        Row({ UITextField() }, \.textColor, .red, .green),
        Row({ UITextView() }, \.backgroundColor, .red, .green),
        Row({ UIToolbar() }, \.barTintColor, .red, .green),
        Row({ UIToolbar() }, \.tintColor, .red, .green),
        Row({ UITabBar() }, \.unselectedItemTintColor, .red, .green),
        Row({ UITabBar() }, \.itemWidth, 70, 80),
        Row({ UINavigationBar() }, \.barTintColor, .red, .green),
        Row({ UINavigationBar() }, \.isTranslucent, false, true),
    ]

    private static let calls: [Row] = [
        Row(
            "thumb", { UISlider() },
            { UISlider.appearance().setThumbImage(image, for: .normal) },
            { $0.setThumbImage(other, for: .normal) }, { $0.thumbImage(for: .normal) }, image, other
        ),
        Row(
            "increment", { UIStepper() },
            { UIStepper.appearance().setIncrementImage(image, for: .normal) },
            { $0.setIncrementImage(other, for: .normal) }, { $0.incrementImage(for: .normal) },
            image, other),
        Row(
            "stepper's divider", { UIStepper() },
            {
                UIStepper.appearance().setDividerImage(
                    image, forLeftSegmentState: .normal, rightSegmentState: .selected)
            },
            {
                $0.setDividerImage(
                    other, forLeftSegmentState: .normal, rightSegmentState: .selected)
            },
            { $0.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected) },
            image, other),
        Row(
            "segment's title", { UISegmentedControl() },
            {
                UISegmentedControl.appearance().setTitleTextAttributes(
                    [.foregroundColor: UIColor.red], for: .selected)
            },
            { $0.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected) },
            { $0.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor },
            .red, .green),
        Row(
            "segment's background", { UISegmentedControl() },
            {
                UISegmentedControl.appearance().setBackgroundImage(
                    image, for: .normal, barMetrics: .default)
            },
            { $0.setBackgroundImage(other, for: .normal, barMetrics: .default) },
            { $0.backgroundImage(for: .normal, barMetrics: .default) }, image, other),
        Row(
            "toolbar's background", { UIToolbar() },
            {
                UIToolbar.appearance().setBackgroundImage(
                    image, forToolbarPosition: .any, barMetrics: .default)
            },
            { $0.setBackgroundImage(other, forToolbarPosition: .any, barMetrics: .default) },
            { $0.backgroundImage(forToolbarPosition: .any, barMetrics: .default) }, image, other),
    ]

    @Test func instancesHaveTheAppearancesValue() {
        use()
        for row in Self.properties + Self.calls { #expect(row.holds(false), "\(row.name)") }
    }

    @Test func instanceValuesOverrideTheAppearance() {
        use()
        for row in Self.properties + Self.calls { #expect(row.holds(true), "\(row.name)") }
    }
}

extension UIImage {
    @MainActor fileprivate static func square(_ side: CGFloat) -> UIImage {
        let box = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(size: box.size).image { $0.fill(box) }
    }
}
