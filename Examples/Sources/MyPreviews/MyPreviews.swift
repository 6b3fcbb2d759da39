import ContactSheet
import UIKit

@main struct MyPreviews: PreviewCatalog {
    var previews: [Preview] {
        Preview("Settings") { SettingsViewController() }
        Preview("Badge") { BadgeView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
    }
}
