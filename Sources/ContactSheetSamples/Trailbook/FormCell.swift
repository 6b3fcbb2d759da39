import UIKit

/// A row that a control fills.
final class FormCell: UITableViewCell {
    convenience init(_ control: UIView) {
        self.init(style: .default, reuseIdentifier: nil)
        contentView.addManaged(control)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            control.topAnchor.constraint(equalTo: margins.topAnchor),
            control.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            margins.trailingAnchor.constraint(equalTo: control.trailingAnchor),
            margins.bottomAnchor.constraint(equalTo: control.bottomAnchor),
        ])
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
    }

    required init?(coder: NSCoder) { nil }
}
