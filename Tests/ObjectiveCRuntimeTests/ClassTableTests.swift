import ContactSheetDiagnostics
import Foundation
import Testing

@testable import ObjectiveCRuntime

@MainActor struct ClassTableTests {
    /// Registers the classes; a subclass before its superclass, because the order doesn't matter.
    private func registered<Value>(_ check: () throws -> Value) rethrows -> Value {
        try Simulation.run {
            ClassTable.register(Child.self, named: "Child", in: "App") { table in
                table.method(Selector("play", Child.play))
            }
            ClassTable.register(Parent.self, named: "Parent", in: "App") { table in
                table.method(Selector("work:", Parent.work(_:)))
                table.property("name", \Parent.name)
                table.property("age", \Parent.age)
                table.property("children", \Parent.children)
                table.property("initial", \Parent.initial)
                table.initializer { Parent() }
            }
            return try check()
        }
    }

    @Test func classesAreFoundByName() {
        registered {
            #expect(ClassTables.current.type(named: "Child") == Child.self)
            #expect(ClassTables.current.type(named: "App.Child") == Child.self)
            #expect(ClassTables.current.type(named: "Child", in: "App") == Child.self)
            #expect(ClassTables.current.type(named: "Other") == nil)
        }
    }

    @Test func theModuleDistinguishesClasses() {
        registered {
            ClassTable.register(Parent.self, named: "Child", in: "Other")
            #expect(ClassTables.current.type(named: "Child", in: "App") == Child.self)
            #expect(ClassTables.current.type(named: "Child", in: "Other") == Parent.self)
        }
    }

    @Test func aSelectorFindsTheMethodOfASuperclass() {
        registered {
            let child = Child()
            Selector("work:").call(on: child, "hard")
            Selector("play").call(on: child)
            #expect(child.calls == ["work hard", "play"])
            #expect(!Selector("play").isMethod(of: Parent()))
        }
    }

    @Test func propertiesAreSetByName() throws {
        try registered {
            let parent = Parent()
            let tables = ClassTables.current
            let name = try #require(tables.property("name", of: Parent.self))
            #expect(name.set?(parent, "Ada") == true && parent.name == "Ada")
            #expect(name.set?(parent, 1) == false && parent.name == "Ada")
            #expect(name.set?(parent, nil) == true && parent.name == nil)
            let age = try #require(tables.property("age", of: Child.self))
            #expect(age.set?(parent, 3.0) == true && parent.age == 3)
            #expect(age.set?(parent, nil) == false)
            let children = try #require(tables.property("children", of: Parent.self))
            let child = Child()
            #expect(children.set?(parent, [child] as [Any]) == true)
            #expect(parent.children?.first === child)
            let initial = try #require(tables.property("initial", of: Parent.self))
            #expect(initial.set == nil && initial.get(parent) as? String == "P")
        }
    }

    @Test func theTableMakesInstances() {
        registered {
            #expect(ClassTables.current.instance(of: Parent.self) is Parent)
            #expect(ClassTables.current.instance(of: Child.self) == nil)
        }
    }

    @Test func registrationsInAPreviewEndWithIt() {
        registered {}
        #expect(!ClassTables.current.isRegistered(Parent.self))
    }
}

@MainActor private class Parent: NSObject {
    var calls: [String] = []
    var name: String!
    var age = 0
    var children: [Child]!
    let initial = "P"

    func work(_ how: String) { calls.append("work \(how)") }
}

private final class Child: Parent {
    func play() { calls.append("play") }
}
