// The names of UIKit's notifications in Swift 3 and 4.0.
// Source: “Xcode 10 Release Notes”, Swift, and the documentation of the notifications.

import Foundation
import UIKit

extension Notification.Name {
    public static var UIKeyboardWillShow: Self { UIResponder.keyboardWillShowNotification }
    public static var UIKeyboardDidShow: Self { UIResponder.keyboardDidShowNotification }
    public static var UIKeyboardWillHide: Self { UIResponder.keyboardWillHideNotification }
    public static var UIKeyboardDidHide: Self { UIResponder.keyboardDidHideNotification }
    public static var UIKeyboardWillChangeFrame: Self {
        UIResponder.keyboardWillChangeFrameNotification
    }
    public static var UIKeyboardDidChangeFrame: Self {
        UIResponder.keyboardDidChangeFrameNotification
    }
    public static var UIApplicationDidEnterBackground: Self {
        UIApplication.didEnterBackgroundNotification
    }
    public static var UIApplicationWillEnterForeground: Self {
        UIApplication.willEnterForegroundNotification
    }
    public static var UIApplicationDidFinishLaunching: Self {
        UIApplication.didFinishLaunchingNotification
    }
    public static var UIApplicationDidBecomeActive: Self {
        UIApplication.didBecomeActiveNotification
    }
    public static var UIApplicationWillResignActive: Self {
        UIApplication.willResignActiveNotification
    }
    public static var UIApplicationDidReceiveMemoryWarning: Self {
        UIApplication.didReceiveMemoryWarningNotification
    }
    public static var UIApplicationWillTerminate: Self { UIApplication.willTerminateNotification }
    public static var UIApplicationSignificantTimeChange: Self {
        UIApplication.significantTimeChangeNotification
    }
    public static var UIApplicationUserDidTakeScreenshot: Self {
        UIApplication.userDidTakeScreenshotNotification
    }
    public static var UITextFieldTextDidBeginEditing: Self {
        UITextField.textDidBeginEditingNotification
    }
    public static var UITextFieldTextDidEndEditing: Self {
        UITextField.textDidEndEditingNotification
    }
    public static var UITextFieldTextDidChange: Self { UITextField.textDidChangeNotification }
    public static var UITextViewTextDidBeginEditing: Self {
        UITextView.textDidBeginEditingNotification
    }
    public static var UITextViewTextDidEndEditing: Self { UITextView.textDidEndEditingNotification }
    public static var UITextViewTextDidChange: Self { UITextView.textDidChangeNotification }
    public static var UIDeviceOrientationDidChange: Self {
        UIDevice.orientationDidChangeNotification
    }
    public static var UIContentSizeCategoryDidChange: Self {
        UIContentSizeCategory.didChangeNotification
    }
    public static var UIDeviceBatteryLevelDidChange: Self {
        UIDevice.batteryLevelDidChangeNotification
    }
    public static var UIWindowDidBecomeKey: Self { UIWindow.didBecomeKeyNotification }
}
