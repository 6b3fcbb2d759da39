import Foundation
import InterfaceBuilder
import Testing

@testable import InterfaceEditing

struct DocumentNumberTextTests {
    /// Sums and quotients of numbers in documents may exceed any integer.
    @Test func numbersOfAnySizeAreWritten() {
        #expect(DocumentNumber.constant(1e300) == "1e+300")
        #expect(DocumentNumber.constant(-1e19) == "-1e+19")
        for value in [1e300, -1e19, .infinity, .nan, 1e-300] as [CGFloat] {
            #expect(!DocumentNumber.text(value).isEmpty)
            #expect(!CGRect(x: value, y: -value, width: value, height: 1).spelledOut.isEmpty)
        }
    }
}
