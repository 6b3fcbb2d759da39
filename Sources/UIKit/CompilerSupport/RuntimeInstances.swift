import Foundation

// Instances of a class that is known only at run time, as generic code of libraries creates them
// with `V()`. Swift calls only required initializers of such classes. A static method that has the
// initializer's symbol passes the class in the same place, and the initializer is dispatched to the
// subclass.

extension UIView {
    @_silgen_name("$s5UIKit6UIViewCACycfC") private class func initialized() -> UIView

    /// Creates a view of this class by `init(frame:)` with an empty frame.
    public class func makeInstance() -> Self { unsafeDowncast(initialized(), to: Self.self) }

    /// Creates a view of this class, and sets its frame.
    public class func makeInstance(frame: CGRect) -> Self {
        let view = makeInstance()
        view.frame = frame
        return view
    }
}

extension UIViewController {
    @_silgen_name("$s5UIKit16UIViewControllerCACycfC")
    private class func initialized() -> UIViewController

    /// Creates a controller of this class by `init(nibName:bundle:)` without a nib.
    public class func makeInstance() -> Self { unsafeDowncast(initialized(), to: Self.self) }
}
