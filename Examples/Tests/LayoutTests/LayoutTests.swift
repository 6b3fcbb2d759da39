import UIKit
import XCTest

/// Tests in the style of an existing app's suite: Swift 5, no annotations, views created in
/// `setUp`.
final class LayoutTests: XCTestCase {
    var container: UIView!
    var button: UIButton!

    override func setUp() {
        super.setUp()
        container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        button = UIButton(configuration: .filled())
        button.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(button)
    }

    override func tearDown() {
        button = nil
        container = nil
        super.tearDown()
    }

    func testConstraints() {
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
            button.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
            button.widthAnchor.constraint(equalToConstant: 120),
            button.heightAnchor.constraint(equalToConstant: 44),
        ])
        container.layoutIfNeeded()
        XCTAssertEqual(button.frame, CGRect(x: 20, y: 10, width: 120, height: 44))
    }

    func testConfigurationUpdateHandler() {
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isEnabled ? "On" : "Off"
        }
        button.isEnabled = false
        button.setNeedsUpdateConfiguration()
        button.updateConfiguration()
        container.layoutIfNeeded()
        XCTAssertEqual(button.configuration?.title, "Off")
    }

    func testActions() {
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(taps, 1)
    }

    func testMethodsAsActions() {
        let slider = UISlider()
        slider.addTarget(self, action: LayoutTests.slide, for: .valueChanged)
        slider.value = 0.25
        slider.sendActions(for: .valueChanged)
        XCTAssertEqual(container.alpha, 0.25)
    }

    func slide(_ slider: UISlider) {
        container.alpha = CGFloat(slider.value)
    }

    func testGestures() {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.numberOfTapsRequired = 2
        container.addGestureRecognizer(tap)
        XCTAssertTrue(container.gestureRecognizers?.first === tap)
        XCTAssertEqual(tap.state, .possible)
    }

    func testCells() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "user")
        cell.configurationUpdateHandler = { cell, state in
            var content = cell.defaultContentConfiguration()
            content.text = state.isSelected ? "selected" : "Ann"
            cell.contentConfiguration = content
        }
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.layoutIfNeeded()
        let content = cell.contentConfiguration as? UIListContentConfiguration
        XCTAssertEqual(content?.text, "Ann")
    }

    func testControllers() {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        controller.title = "Home"
        navigation.view.layoutIfNeeded()
        XCTAssertEqual(navigation.topViewController?.navigationItem.title, "Home")
    }

    func testValuesOnAnyThread() {
        let done = expectation(description: "made")
        DispatchQueue.global().async {
            XCTAssertEqual(UIFont.boldSystemFont(ofSize: 17).pointSize, 17)
            XCTAssertEqual(UIColor.red.cgColor.alpha, 1)
            XCTAssertTrue(UIImage(systemName: "star")?.isSymbolImage == true)
            done.fulfill()
        }
        wait(for: [done], timeout: 10)
    }
}
