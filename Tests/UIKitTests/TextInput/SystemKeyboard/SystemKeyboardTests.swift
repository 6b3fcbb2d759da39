import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Documentation/Metrics.md 11.
@MainActor @Suite final class SystemKeyboardTests {
    private let window: UIWindow
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    private let controller = UIViewController()

    init() {
        UIApplication.restart()
        UIScreen.main.device = SimulatedDevice.standard
        UIScreen.main.device.showsKeyboard = true
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        controller.view.addSubview(field)
        window.makeKeyAndVisible()
    }

    isolated deinit {
        UIScreen.main.device = SimulatedDevice.standard
        UIApplication.restart()
    }

    /// Documentation/Metrics.md 11.1: 336 points with suggestions on an iPhone 15 with iOS 18.
    @Test func theGuideFollowsTheKeyboard() {
        let guide = controller.view.keyboardLayoutGuide
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        label.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
        label.heightAnchor.constraint(equalToConstant: 20).isActive = true
        window.layoutIfNeeded()
        #expect(label.frame.maxY == 818)
        field.becomeFirstResponder()
        #expect(label.frame.maxY == 516)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 852 - 336, width: 393, height: 336))
        field.resignFirstResponder()
        #expect(label.frame.maxY == 818)
    }

    /// Documentation/Metrics.md 11.3.
    @Test func notificationsAreInUIKitsOrder() throws {
        let log = NotificationLog()
        field.delegate = log
        field.becomeFirstResponder()
        #expect(
            log.names == [
                "begin", "UIKeyboardWillChangeFrame", "UIKeyboardWillShow",
                "UIKeyboardDidChangeFrame", "UIKeyboardDidShow",
            ])
        let info = try #require(log.last?.userInfo)
        let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
        let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        #expect(begin?.cgRectValue == CGRect(x: 0, y: 852, width: 393, height: 336))
        #expect(end?.cgRectValue == CGRect(x: 0, y: 516, width: 393, height: 336))
        #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
        log.names = []
        field.resignFirstResponder()
        #expect(
            log.names == [
                "UIKeyboardWillChangeFrame", "UIKeyboardWillHide", "UIKeyboardDidChangeFrame",
                "UIKeyboardDidHide",
            ])
    }

    /// Text views begin editing after the keyboard's notification (Documentation/Metrics.md 11.3).
    @Test func textViewsBeginEditingLater() {
        let log = NotificationLog()
        let view = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 80))
        view.delegate = log
        controller.view.addSubview(view)
        view.becomeFirstResponder()
        #expect(log.names.first == "UIKeyboardWillChangeFrame" && log.names.last == "begin")
    }

    /// A keyboard of the same height stays when another field takes over.
    @Test func theKeyboardStaysBetweenFields() {
        let other = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 34))
        controller.view.addSubview(other)
        field.becomeFirstResponder()
        let log = NotificationLog()
        other.becomeFirstResponder()
        #expect(log.names == [])
        other.keyboardType = .numberPad
        other.reloadInputViews()
        #expect(log.names.first == "UIKeyboardWillChangeFrame" && log.names.count == 2)
        #expect(SimulatedKeyboard.current.frame?.height == 292)
    }

    @Test(arguments: [
        ("iphone-5", 6, 216, 162), ("iphone-5", 10, 253, 199), ("iphone-8", 12, 260, 200),
        ("iphone-8-plus", 12, 271, 200), ("iphone-x", 14, 335, 209), ("iphone-11", 15, 345, 209),
        ("iphone-15", 26, 335, 208), ("iphone-se-3", 26, 260, 206), ("ipad-1", 5, 264, 352),
        ("ipad-5", 12, 313, 398), ("ipad-9", 26, 320, 408), ("ipad-pro-11-m4", 26, 340, 428),
        ("ipad-pro-12-9-2", 12, 378, 471), ("ipad-pro-13-m4", 26, 403, 498),
    ])
    func heights(_ slug: String, _ iOS: Int, _ portrait: Int, _ landscape: Int) throws {
        let device = try #require(Device.named(slug))
        UIScreen.main.device = SimulatedDevice(device, iOS: IOSVersion(iOS))
        #expect(
            KeyboardMetrics(.main).height(hasSuggestions: SystemBehavior.quickType.isActive)
                == CGFloat(portrait))
        UIScreen.main.orientation = .landscapeLeft
        #expect(
            KeyboardMetrics(.main).height(hasSuggestions: SystemBehavior.quickType.isActive)
                == CGFloat(landscape))
    }

    @Test func theAccessoryViewIsAboveTheKeyboard() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 466, width: 393, height: 50))
        #expect(SimulatedKeyboard.current.frame?.minY == 466)
        field.resignFirstResponder()
        #expect(bar.window == nil)
    }

    @Test func aViewReplacesTheKeyboard() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        field.inputView = view
        field.becomeFirstResponder()
        #expect(SimulatedKeyboard.current.frame?.height == 134)
    }

    /// Apple: *UITableViewController* adjusts its table for the keyboard.
    @Test func tableControllersAdjustTheirInsets() {
        let table = UITableViewController(style: .plain)
        window.rootViewController = table
        table.tableView.addSubview(field)
        window.layoutIfNeeded()
        field.becomeFirstResponder()
        #expect(table.tableView.contentInset.bottom == 302)
        field.resignFirstResponder()
        #expect(table.tableView.contentInset.bottom == 0)
    }

    @Test func aProgramWithoutFirstResponderIsUnchanged() {
        let count = window.recordDisplayList().items.count
        UIScreen.main.device.showsKeyboard = false
        field.becomeFirstResponder()
        #expect(SimulatedKeyboard.current.frame == nil)
        #expect(window.recordDisplayList().items.count >= count)
    }
}

/// Writes the names of the keyboard's notifications down.
@MainActor private final class NotificationLog: UIView, UITextFieldDelegate, UITextViewDelegate {
    var names: [String] = []
    var last: Notification?
    private var tokens: [any NSObjectProtocol] = []

    init() {
        super.init(frame: .zero)
        let all: [Notification.Name] = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardDidChangeFrameNotification,
        ]
        tokens = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] notification in
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated {
                    self?.names.append(
                        notification.name.rawValue.replacingOccurrences(
                            of: "Notification", with: ""))
                    self?.last = notification
                }
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    func textFieldDidBeginEditing(_ textField: UITextField) { names.append("begin") }

    func textViewDidBeginEditing(_ textView: UITextView) { names.append("begin") }
}
