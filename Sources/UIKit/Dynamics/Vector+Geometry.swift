import Foundation
import RigidBodies

extension Vector {
    init(_ point: CGPoint) {
        self.init(Double(point.x), Double(point.y))
    }

    init(_ vector: CGVector) {
        self.init(Double(vector.dx), Double(vector.dy))
    }

    init(_ offset: UIOffset) {
        self.init(Double(offset.horizontal), Double(offset.vertical))
    }
}

extension CGPoint {
    init(_ vector: Vector) {
        self.init(x: CGFloat(vector.x), y: CGFloat(vector.y))
    }
}
