extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
    public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
    public var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
    public var widthAnchor: NSLayoutDimension { anchor(.width) }
    public var heightAnchor: NSLayoutDimension { anchor(.height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor(.firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor(.lastBaseline) }
}

extension UILayoutGuide {
    public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
    public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
    public var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
    public var widthAnchor: NSLayoutDimension { anchor(.width) }
    public var heightAnchor: NSLayoutDimension { anchor(.height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }
}

extension LayoutItem {
    func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutTerm(self, attribute))
    }

    func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutTerm(self, attribute))
    }

    func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        NSLayoutDimension(LayoutTerm(self, attribute))
    }
}
