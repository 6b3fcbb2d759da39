// Compares our solver and kiwi (C++) on the same systems, alternating between the two.
//
//     scripts/bench solver [--systems DIR] [--budget SECONDS] [--alone | --patient] [FAMILY…]
//
// A file in DIR is a system in the format of `System.text`. Parameters whose names begin with
// "root" or "inset" depend on the device. Priorities are lexicographic in our solver and weights in
// kiwi, which supports nothing else: if optional constraints conflict, the results may differ.
import ConstraintSolver
import Foundation

var options = Options(CommandLine.arguments.dropFirst())
let kiwi = options.isAlone ? nil : try Kiwi()
let stopwatch = Stopwatch(kiwi: kiwi, budget: options.budget)
var report = Report()

let families: [(name: String, system: () -> System)] = [
    ("form 16", { Families.form(rows: 16) }),
    ("form 40", { Families.form(rows: 40) }),
    ("chain 100", { Families.chain(views: 100) }),
    ("chain 1000", { Families.chain(views: 1000) }),
    ("neighbors 100", { Families.chain(views: 100, followsPrevious: true) }),
    ("neighbors 1000", { Families.chain(views: 1000, followsPrevious: true) }),
    ("cells 1", { Families.cells(1) }),
    ("cells 100", { Families.cells(100) }),
    ("cells 1000", { Families.cells(1000) }),
    ("cells 10000", { Families.cells(10_000) }),
    ("tree 1000", { Families.tree(views: 1000) }),
    ("tree 10000", { Families.tree(views: 10_000) }),
    ("widths 100", { Families.widths(100) }),
    ("widths 1000", { Families.widths(1000) }),
]
/// Families for which kiwi takes minutes to hours, because its time grows with the square or cube
/// of the number of constraints.
let longForKiwi = ["chain 1000", "neighbors 1000", "cells 10000", "tree 10000"]
report.begin()
for family in families where options.includes(family.name) {
    let system = family.system()
    let watch =
        !longForKiwi.contains(family.name) || options.isPatient
        ? stopwatch : Stopwatch(kiwi: nil, budget: options.budget)
    report.add(family.name, system.constraints.count, try watch.measure(system))
}
if let folder = options.systems {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    var total = Measurement()
    var pass = Pass()
    var (count, constraintCount) = (0, 0)
    for file in files where !file.hasPrefix(".") {
        let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
        guard let system = try? System(text: text) else {
            say("\(file): not a system")
            continue
        }
        let measurement = try stopwatch.measure(system)
        guard !measurement.isContradictory else { continue }
        total = total + measurement
        report.note(measurement)
        try pass.add(system, kiwi: kiwi, measurement)
        count += 1
        constraintCount += system.constraints.count
    }
    total.agreement /= Double(max(1, count))
    report.add("\(count) systems", constraintCount, total)
    report.add("in one pass", constraintCount, try pass.measure(rounds: 21, kiwi: kiwi))
}
report.end()
