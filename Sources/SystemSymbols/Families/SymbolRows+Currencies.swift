extension SymbolRows {
    static let currencies = """
        rupeesign 120 105: = r -26 0 0.85; = s 28 8 0.75
        australsign 100 105: = a; s M-42 -2 L42 -2
        cedisign 100 120: = c; s M0 -54 L0 54
        cruzeirosign 105 105: = c; = r 8 4 0.42
        danishkronesign 130 105: = k -26 0 0.9; = r 26 8 0.66; f O52 34 5.5
        norwegiankronesign 120 105: = k -24 0 0.9; = r 28 8 0.66
        swedishkronasign 120 105: = norwegiankronesign
        eurozonesign 90 105: = eurosign
        larisign 105 110: s A0 4 36 135 405; s M-38 42 L38 42; s M-9 -50 L-9 4; s M9 -50 L9 4
        malaysianringgitsign 140 105: = r -34 0 0.9; = m 32 0 0.9
        manatsign 105 112: s M-38 40 L-38 8 C-38 -36 38 -36 38 8 L38 40; s M0 -46 L0 40
        millsign 115 115: = m; s M26 -50 L-26 50
        peruviansolessign 115 110: = s -22 0 0.9; s M14 44 L46 -44
        pesetasign 100 105: = p; s M-34 -10 L36 -10
        polishzlotysign 115 110: = z -24 10 0.7; s M28 -42 L28 38; s M14 6 L44 -10
        tugriksign 100 110: = t; s M-22 8 L22 -6; s M-22 24 L22 10
        """
}
