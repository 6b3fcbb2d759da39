import Foundation

/// The progress of an animator's simulation.
@MainActor struct DynamicsRun {
    fileprivate(set) var isRunning = false
    /// Whether behaviors changed since the last step.
    fileprivate var needsUpdate = false
    fileprivate var ticks = 0
    fileprivate var start: TimeInterval = 0
    fileprivate var end: TimeInterval?
    fileprivate var bounds: CGRect?
    fileprivate var reportsSeveralGravities = true

    var elapsedTime: TimeInterval {
        guard ticks > 0 || isRunning else { return 0 }
        return (end ?? SimulatedClock.current.now) - start
    }

    /// The number of steps for each refresh of the screen but the first, which has one.
    fileprivate static let stepsPerTick = 2
}

extension UIDynamicAnimator {
    /// Updates the simulation before its next step, and resumes it if it is paused.
    func behaviorsChanged() {
        run.needsUpdate = true
        guard !run.isRunning, !world.items.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        (run.isRunning, run.ticks) = (true, 0)
        (run.start, run.end) = (SimulatedClock.current.now, nil)
        scheduleTick()
    }

    private func scheduleTick() {
        SimulatedClock.current.atNextRefresh { [weak self] in self?.tick() }
    }

    private func tick() {
        guard run.isRunning else { return }
        let walk = behaviors.flatMap(\.walk)
        for _ in 0..<(run.ticks == 0 ? 1 : DynamicsRun.stepsPerTick) { step(walk) }
        run.ticks += 1
        for behavior in walk where behavior.dynamicAnimator === self { behavior.action?() }
        if world.items.isEmpty || (world.isAtRest && !run.needsUpdate) {
            pause()
        } else {
            scheduleTick()
        }
    }

    private func pause() {
        run.isRunning = false
        run.end = SimulatedClock.current.now
        delegate?.dynamicAnimatorDidPause(self)
    }

    private func step(_ walk: [UIDynamicBehavior]) {
        updateWorld()
        for behavior in walk where behavior.dynamicAnimator === self {
            behavior.applyForces(in: world)
        }
        world.applyForces()
        let (began, ended) = world.advance()
        writeBack()
        let collisions = walk.compactMap { $0 as? UICollisionBehavior }
        guard !began.isEmpty || !ended.isEmpty, !collisions.isEmpty else { return }
        for (contact, point) in began {
            for collision in collisions where collision.dynamicAnimator === self {
                collision.began(contact, at: point)
            }
        }
        for contact in ended {
            for collision in collisions where collision.dynamicAnimator === self {
                collision.ended(contact)
            }
        }
    }

    /// Changes the simulation to what the behaviors add up to, if they or the reference bounds
    /// changed.
    private func updateWorld() {
        let bounds = referenceBounds
        guard run.needsUpdate || bounds != run.bounds else { return }
        (run.needsUpdate, run.bounds) = (false, bounds)
        let model = DynamicsModel(
            of: behaviors.flatMap(\.walk), in: bounds, groups: world.groups)
        if model.gravityCount > 1, run.reportsSeveralGravities {
            run.reportsSeveralGravities = false
            report(
                "Multiple gravity behavior per animator is undefined and may assert in the future",
                type(of: self))
        }
        world.update(to: model)
    }
}

extension UICollisionBehavior {
    fileprivate func began(_ contact: DynamicsWorld.Contact, at point: CGPoint) {
        switch contact {
        case .items(let first, let second) where collides(first, second):
            collisionDelegate?.collisionBehavior(
                self, beganContactFor: first, with: second, at: point)
        case .boundary(let item, let boundary) where owns(boundary):
            collisionDelegate?.collisionBehavior(
                self, beganContactFor: item, withBoundaryIdentifier: boundary.identifier,
                at: point)
        default: break
        }
    }

    fileprivate func ended(_ contact: DynamicsWorld.Contact) {
        switch contact {
        case .items(let first, let second) where collides(first, second):
            collisionDelegate?.collisionBehavior(self, endedContactFor: first, with: second)
        case .boundary(let item, let boundary) where owns(boundary):
            collisionDelegate?.collisionBehavior(
                self, endedContactFor: item, withBoundaryIdentifier: boundary.identifier)
        default: break
        }
    }

    private func owns(_ boundary: DynamicsModel.Boundary) -> Bool {
        boundary.key.behavior == ObjectIdentifier(self)
    }
}
