import ConstraintSolver

/// Systems of typical shapes. Each depends on the root's size and an inset.
enum Families {
    /// Rows of a label and a field, as in Enaml: every widget has a size hint with hugging and
    /// compression resistance, labels have equal widths, and fields share the remaining width.
    static func form(rows: Int) -> System {
        var builder = SystemBuilder()
        var previous: (label: SystemBuilder.View, field: SystemBuilder.View)?
        for row in 0..<rows {
            let (label, field) = (builder.view(), builder.view())
            builder.content(label.width, 60 + Double(row * 37 % 50), hugging: 600)
            builder.content(label.height, 20, hugging: 600)
            builder.content(field.width, 120, hugging: 250, resistance: 600)
            builder.content(field.height, 30, hugging: 600)
            builder.add([(1, label.left)], .equal, 10)
            builder.add([(1, field.left), (-1, label.left), (-1, label.width)], .equal, 10)
            builder.add(
                [(1, field.left), (1, field.width)], parameters: [(-1, builder.rootWidth)],
                .equal, -10)
            builder.add(
                [(1, label.top), (0.5, label.height), (-1, field.top), (-0.5, field.height)])
            if let previous {
                builder.add([(1, label.width), (-1, previous.label.width)])
                builder.add(
                    [(1, field.top), (-1, previous.field.top), (-1, previous.field.height)],
                    .equal, 8)
            } else {
                builder.add([(1, field.top)], parameters: [(-1, builder.insetTop)], .equal, 10)
            }
            previous = (label, field)
        }
        if let last = previous?.field {
            builder.add(
                [(1, last.top), (1, last.height)],
                parameters: [(-Double(rows) / 14, builder.rootHeight)], .lessThanOrEqual, -10)
        }
        return builder.system
    }

    /// Views next to one another from edge to edge, each as wide as the first, or as wide as the
    /// previous one.
    static func chain(views: Int, followsPrevious: Bool = false) -> System {
        var builder = SystemBuilder()
        var views = (0..<views).map { _ in builder.view() }
        let first = views.removeFirst()
        builder.add([(1, first.left)], .equal, 16)
        var last = first
        for view in [first] + views {
            builder.add([(1, view.top)], parameters: [(-1, builder.insetTop)], .equal, 8)
            builder.add(
                [(1, view.height)], parameters: [(-0.5, builder.rootHeight)], .equal, 0)
        }
        for view in views {
            builder.add([(1, view.left), (-1, last.left), (-1, last.width)], .equal, 8)
            let other = followsPrevious ? last : first
            builder.add([(1, view.width), (-1, other.width)])
            last = view
        }
        builder.add(
            [(1, last.left), (1, last.width)], parameters: [(-30, builder.rootWidth)], .equal, -16)
        return builder.system
    }

    /// Cells of a table: an image, a title and a detail line that hug their contents, and a switch.
    static func cells(_ count: Int) -> System {
        var builder = SystemBuilder()
        for cell in 0..<count {
            let (picture, title) = (builder.view(), builder.view())
            let (detail, control) = (builder.view(), builder.view())
            let height = builder.variable(isNonNegative: true)
            builder.add([(1, picture.left)], .equal, 16)
            builder.add([(1, picture.width)], .equal, 40)
            builder.add([(1, picture.height), (-1, picture.width)])
            builder.add([(1, picture.top), (0.5, picture.height), (-0.5, height)])
            builder.add([(1, title.left), (-1, picture.left), (-1, picture.width)], .equal, 8)
            builder.add([(1, title.top)], .equal, 11)
            builder.content(title.width, 100 + Double(cell * 31 % 300), hugging: 251)
            builder.content(title.height, 20, hugging: 251)
            builder.add(
                [(1, title.left), (1, title.width), (-1, control.left)], .lessThanOrEqual, -8)
            builder.add([(1, detail.left), (-1, title.left)])
            builder.add([(1, detail.top), (-1, title.top), (-1, title.height)], .equal, 4)
            builder.add([(1, detail.left), (1, detail.width), (-1, control.left)], .equal, -8)
            builder.content(detail.height, 16, hugging: 251)
            builder.add([(1, detail.top), (1, detail.height), (-1, height)], .equal, -11)
            builder.add(
                [(1, control.left), (1, control.width)], parameters: [(-1, builder.rootWidth)],
                .equal, -16)
            builder.add([(1, control.width)], .equal, 51)
            builder.add([(1, control.height)], .equal, 31)
            builder.add([(1, control.top), (0.5, control.height), (-0.5, height)])
        }
        return builder.system
    }

    /// Every view contains ten others next to one another, down to the given number.
    static func tree(views count: Int) -> System {
        var builder = SystemBuilder()
        let root = builder.view()
        builder.add([(1, root.left)])
        builder.add([(1, root.top)], parameters: [(-1, builder.insetTop)])
        builder.add([(1, root.width)], parameters: [(-1, builder.rootWidth)])
        builder.add(
            [(1, root.height), (1, root.top)], parameters: [(-1, builder.rootHeight)])
        var views = [root]
        var parent = 0
        while views.count < count {
            let outer = views[parent]
            var previous: SystemBuilder.View?
            for _ in 0..<min(10, count - views.count) {
                let view = builder.view()
                if let previous {
                    builder.add([(1, view.left), (-1, previous.left), (-1, previous.width)])
                } else {
                    builder.add([(1, view.left), (-1, outer.left)])
                }
                builder.add([(1, view.width), (-0.1, outer.width)])
                builder.add([(1, view.top), (-1, outer.top)], .equal, 1)
                builder.add([(1, view.height), (-1, outer.height)], .equal, -2)
                views.append(view)
                previous = view
            }
            parent += 1
        }
        return builder.system
    }

    /// Titles in one row, which have hugging and compression resistance, and together are as wide
    /// as the root.
    static func widths(_ count: Int) -> System {
        var builder = SystemBuilder()
        let widths = (0..<count).map { _ in builder.variable(isNonNegative: true) }
        for (index, width) in widths.enumerated() {
            builder.content(width, 20 + Double(index * 7919 % 101), hugging: 250)
        }
        builder.add(widths.map { (1, $0) }, parameters: [(-0.2 * Double(count), builder.rootWidth)])
        return builder.system
    }
}
