import Escaping
import Foundation
import XcodeProjects

/// The targets of a project, workspace, or package, and the packages that they depend on.
struct ProjectContents {
    /// The file or folder that was named.
    let input: URL
    private(set) var targets: [XcodeTarget] = []
    /// The packages that the project depends on by their addresses, each once.
    private(set) var remotePackages: [RemotePackage] = []
    /// The targets of each library product of the packages.
    private(set) var products: [String: [String]] = [:]

    /// Reads a project, workspace, or package, with the packages in the folders where Xcode and SwiftPM
    /// put them next to it.
    init(at url: URL) throws {
        let named = url.standardizedFileURL
        let isFolder = ProjectFile(at: named) == .folder
        let isProject = ["xcodeproj", "xcworkspace"].contains(named.pathExtension)
        input = isFolder && !isProject ? try ProjectFolder.project(in: named) ?? named : named
        switch input.pathExtension {
        case "xcodeproj": add(try XcodeProject(at: input))
        case _ where XcodeGenProject.fileNames.contains(input.lastPathComponent):
            let project = try XcodeGenProject(at: input)
            targets += project.targets
            add(project.remotePackages)
            for folder in project.localPackages {
                add((try? SwiftPackage.packages(at: folder)) ?? [])
            }
        case "xcworkspace":
            // Projects of package managers may be missing.
            for project in try XcodeWorkspace(at: input).projects {
                if let project = try? XcodeProject(at: project) { add(project) }
            }
        case _ where input.lastPathComponent == "Package.swift":
            add(try SwiftPackage.packages(at: input.deletingLastPathComponent()))
        default: throw AdoptionError.notAProject(input.path)
        }
        for path in ["SourcePackages/checkouts", ".build/checkouts"] {
            addCheckouts(in: input.deletingLastPathComponent().appending(path: path))
        }
    }

    /// Returns the modules of a product of a package, or of a framework.
    func modules(of product: String) -> [ModuleName?] {
        (products[product] ?? [product]).map { ModuleName($0.identifier) }
    }

    /// The file with the versions of the packages, which may not exist.
    var resolvedVersions: URL {
        switch input.pathExtension {
        case "xcodeproj":
            input.appending(path: "project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        case "xcworkspace": input.appending(path: "xcshareddata/swiftpm/Package.resolved")
        default: input.deletingLastPathComponent().appending(path: "Package.resolved")
        }
    }

    /// Adds the packages that are subfolders of a folder. Those that can't be read are left out.
    mutating func addCheckouts(in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() {
            addTargets(of: (try? SwiftPackage.packages(at: folder.appending(path: name))) ?? [])
        }
    }

    private mutating func add(_ project: XcodeProject) {
        targets += project.targets
        add(project.remotePackages)
        for folder in project.localPackages {
            add((try? SwiftPackage.packages(at: folder)) ?? [])
        }
    }

    private mutating func add(_ packages: [SwiftPackage]) {
        addTargets(of: packages)
        packages.forEach { add($0.remotePackages) }
    }

    private mutating func addTargets(of packages: [SwiftPackage]) {
        for package in packages {
            targets += package.targets
            products.merge(package.products) { first, _ in first }
        }
    }

    private mutating func add(_ packages: [RemotePackage]) {
        for package in packages
        where !remotePackages.contains(where: { $0.identity == package.identity }) {
            remotePackages.append(package)
        }
    }
}
