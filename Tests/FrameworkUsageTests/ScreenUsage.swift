import AVKit
import AuthenticationServices
import ContactsUI
import CoreImage
import CoreLocation
import CoreMotion
import EventKit
import LinkPresentation
import LocalAuthentication
import MapKit
import MediaPlayer
import MessageUI
import MultipeerConnectivity
import Photos
import PhotosUI
import QuickLook
import SafariServices
import SceneKit
import SpriteKit
import StoreKit
import SwiftUI
import Testing
import UserNotifications
import Vision
import WebKit

struct Card: View {
    var title = ""
}

final class EverythingController: UIViewController, MFMailComposeViewControllerDelegate,
    SFSafariViewControllerDelegate, CLLocationManagerDelegate, MCSessionDelegate,
    MCBrowserViewControllerDelegate, UNUserNotificationCenterDelegate, SKProductsRequestDelegate,
    PHPickerViewControllerDelegate, WKNavigationDelegate, MKMapViewDelegate
{
    var manager: CLLocationManager?
    var session: MCSession?
    let motion = CMMotionManager()

    override func viewDidLoad() {
        super.viewDidLoad()
        manager = CLLocationManager()
        manager?.delegate = self
        manager?.requestAlwaysAuthorization()
        manager?.startUpdatingLocation()
        motion.startAccelerometerUpdates()
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) {
            granted, error in _ = (granted, error)
        }
        let content = UNMutableNotificationContent()
        content.title = "Late wake up call"
        content.sound = .default
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
        let request = UNNotificationRequest(
            identifier: UUID().uuidString, content: content, trigger: trigger)
        UNUserNotificationCenter.current().add(request)
    }

    func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {
        if status == .authorizedAlways, CLLocationManager.isRangingAvailable() { title = "ranging" }
    }

    func authenticate() {
        let context = LAContext()
        var error: NSError?
        guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error)
        else { return }
        context.evaluatePolicy(
            .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Identify yourself"
        ) { [weak self] success, _ in
            DispatchQueue.main.async { self?.title = success ? "yes" : "no" }
        }
    }

    func filtered(_ image: UIImage) -> UIImage {
        let context = CIContext()
        let filter = CIFilter(name: "CISepiaTone")!
        filter.setValue(CIImage(image: image), forKey: kCIInputImageKey)
        guard let output = filter.outputImage,
            let pixels = context.createCGImage(output, from: output.extent)
        else { return image }
        return UIImage(cgImage: pixels)
    }

    func connect() {
        let session = MCSession(
            peer: MCPeerID(displayName: "iPhone"), securityIdentity: nil,
            encryptionPreference: .required)
        session.delegate = self
        let browser = MCBrowserViewController(serviceType: "hws", session: session)
        browser.delegate = self
        present(browser, animated: true)
    }

    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {}
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {}
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
        fromPeer peerID: MCPeerID
    ) {}
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
        fromPeer peerID: MCPeerID, with progress: Progress
    ) {}
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
        fromPeer peerID: MCPeerID, at localURL: URL?, withError error: Error?
    ) {}
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {
        dismiss(animated: true)
    }
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {}
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        title = "\(response.products.count)"
    }
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: Error?
    ) { controller.dismiss(animated: true) }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {}

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        title = webView.title
    }
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(navigationAction.request.url == nil ? .cancel : .allow) }

    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
        guard annotation is MKPointAnnotation else { return nil }
        let view =
            mapView.dequeueReusableAnnotationView(withIdentifier: "Capital")
            ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "Capital")
        view.canShowCallout = true
        view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        return view
    }
}

final class GameScene: SKScene, SKPhysicsContactDelegate {
    var scoreLabel: SKLabelNode!

    override func didMove(to view: SKView) {
        let background = SKSpriteNode(imageNamed: "background")
        background.position = CGPoint(x: 512, y: 384)
        background.zPosition = -1
        addChild(background)
        physicsBody = SKPhysicsBody(edgeLoopFrom: frame)
        physicsWorld.contactDelegate = self
        scoreLabel = SKLabelNode(fontNamed: "Chalkduster")
        addChild(scoreLabel)
        let spin = SKAction.repeatForever(SKAction.rotate(byAngle: .pi, duration: 10))
        background.run(SKAction.sequence([spin, SKAction.removeFromParent()]))
    }
}

@Suite @MainActor struct ScreenUsageTests {
    @Test func screensArePlaceholders() throws {
        let url = try #require(URL(string: "https://www.example.com/page"))
        let screens: [UIViewController] = [
            SFSafariViewController(url: url), MFMailComposeViewController(),
            AVPlayerViewController(), QLPreviewController(), CNContactPickerViewController(),
            UIHostingController(rootView: Card()), SKStoreProductViewController(),
            PHPickerViewController(configuration: PHPickerConfiguration()),
            EverythingController(),
        ]
        for screen in screens {
            screen.loadViewIfNeeded()
            #expect(screen.isViewLoaded)
        }
    }

    @Test func scenesAreToldThatTheyMoved() {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let scene = GameScene(size: CGSize(width: 1024, height: 768))
        view.presentScene(scene)
        #expect(scene.children.count == 2)
        #expect(scene.view === view)
    }
}
