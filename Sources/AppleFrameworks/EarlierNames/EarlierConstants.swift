// The names of UIKit's constants in Swift 3 and 4.0, before Swift 4.2 made them members of types.
// Source: “Xcode 10 Release Notes”, Swift, and the documentation of the members.

import QuartzCore
import UIKit

@preconcurrency @MainActor public let UITableViewAutomaticDimension = UITableView.automaticDimension
@preconcurrency @MainActor public let UITableViewIndexSearch = UITableView.indexSearch
@preconcurrency @MainActor public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
@preconcurrency @MainActor public let UILayoutFittingCompressedSize = UIView
    .layoutFittingCompressedSize
@preconcurrency @MainActor public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
@preconcurrency @MainActor public let UICollectionElementKindSectionHeader = UICollectionView
    .elementKindSectionHeader
@preconcurrency @MainActor public let UICollectionElementKindSectionFooter = UICollectionView
    .elementKindSectionFooter
@preconcurrency @MainActor public let UICollectionViewFlowLayoutAutomaticSize =
    UICollectionViewFlowLayout.automaticSize
@preconcurrency @MainActor public let UISplitViewControllerAutomaticDimension =
    UISplitViewController.automaticDimension
public let UILayoutPriorityRequired = UILayoutPriority.required
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
public let UIWindowLevelNormal = UIWindow.Level.normal
public let UIWindowLevelAlert = UIWindow.Level.alert
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType.rawValue
public let UIImagePickerControllerOriginalImage = UIImagePickerController.InfoKey.originalImage
    .rawValue
public let UIImagePickerControllerEditedImage = UIImagePickerController.InfoKey.editedImage.rawValue
public let UIImagePickerControllerMediaURL = UIImagePickerController.InfoKey.mediaURL.rawValue
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
public let UIFontWeightThin = UIFont.Weight.thin
public let UIFontWeightLight = UIFont.Weight.light
public let UIFontWeightRegular = UIFont.Weight.regular
public let UIFontWeightMedium = UIFont.Weight.medium
public let UIFontWeightSemibold = UIFont.Weight.semibold
public let UIFontWeightBold = UIFont.Weight.bold
public let UIFontWeightHeavy = UIFont.Weight.heavy
public let UIFontWeightBlack = UIFont.Weight.black
public let NSFontAttributeName = NSAttributedString.Key.font
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
public let NSKernAttributeName = NSAttributedString.Key.kern
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
public let NSShadowAttributeName = NSAttributedString.Key.shadow
public let NSLinkAttributeName = NSAttributedString.Key.link
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
