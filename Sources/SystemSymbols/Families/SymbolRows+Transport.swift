extension SymbolRows {
    static let transport = """
        car 141 102.5: o M-42 -8 L-32 -34 Q-30 -40 -24 -40 L24 -40 Q30 -40 32 -34 L42 -8 Q54 -6 \
        54 6 L54 38 L38 38 L38 26 L-38 26 L-38 38 L-54 38 L-54 6 Q-54 -6 -42 -8 Z; i M-36 -8 L36 \
        -8; d O-36 10 6; d O36 10 6
        bus 105 118: o R-38 -50 76 90 10; i M-38 8 L38 8; d O-20 24 6; d O20 24 6; s M-24 42 \
        L-24 50; s M24 42 L24 50
        tram 92 122: o R-32 -38 64 76 14; i M-32 4 L32 4; d O-14 20 6; d O14 20 6; s M0 -38 L0 \
        -54; s M-16 -54 L16 -54; s M-20 40 L-28 52; s M20 40 L28 52
        bicycle 150 100: s O-38 18 24; s O38 18 24; s M-38 18 L-14 -22 L24 -22 L38 18; s M-14 \
        -22 L4 18 L24 -22; s M-24 -34 L-8 -34; s M20 -38 L34 -38
        airplane 130 111: f M56 0 C56 -8 44 -10 34 -10 L14 -10 L-14 -48 L-26 -48 L-10 -10 L-36 \
        -10 L-46 -24 L-54 -24 L-48 0 L-54 24 L-46 24 L-36 10 L-10 10 L-26 48 L-14 48 L14 10 L34 \
        10 C44 10 56 8 56 0 Z
        ferry 125 112: o M-50 8 L0 -8 L50 8 L36 34 L-36 34 Z; s M-32 0 L-32 -26 L32 -26 L32 0; s \
        M-14 -28 L-14 -46 L14 -46 L14 -28; i M0 -8 L0 34; s M-56 46 C-40 36 -30 52 -14 46 C0 38 \
        14 52 28 46 C40 38 48 46 56 46
        fuelpump 115 118: o R-44 -48 56 96 7; i R-30 -34 28 24 2; s M12 -4 L24 -4 Q30 -4 30 4 \
        L30 28 C30 44 48 44 48 28 L48 -16 L30 -36
        bus.doubledecker 100 122: o R-38 -54 76 98 10; i M-38 -8 L38 -8; i M-38 -30 L38 -30; d \
        O-20 24 6; d O20 24 6; s M-24 46 L-24 54; s M24 46 L24 54
        car.2 165 105: = car 20 6 0.85; s1 M-36 28 L-70 28 L-70 4 Q-70 -6 -60 -8 L-54 -28 Q-52 \
        -34 -46 -34 L-12 -34
        car.side 150 90: o M-62 14 L-58 -4 L-40 -10 L-22 -30 L18 -30 L38 -8 L58 -2 L62 18 L52 18 \
        L-52 18 Z; c O-34 18 16; c O34 18 16; s O-34 18 11; s O34 18 11; i M-2 -28 L-2 -8 L34 -8
        car.rear 141 102.5: = car
        car.top.radiowaves.front 130 125: = car 0 16 0.8; s1 A0 -18 22 220 320; s1 A0 -18 38 225 \
        315
        suv.side 150 95: = car.side
        truck.box 150 102: o M-62 -34 L14 -34 L14 26 L-62 26 Z; o M14 -16 L42 -16 L62 6 L62 26 \
        L14 26 Z; c O-36 28 15; c O40 28 15; s O-36 28 10; s O40 28 10
        box.truck 150 102: = truck.box
        truck.pickup.side 150 90: = car.side
        scooter 130 112: s O-40 36 13; s O42 36 13; s M-27 36 L10 36 L30 -40 L14 -40; s M28 -24 \
        L42 24
        moped 140 112: = scooter
        motorcycle 150 100: g motorbike
        cablecar 118 122: s M-50 -50 L50 -38; s M0 -44 L0 -22; o R-40 -22 80 68 12; i M-40 8 L40 \
        8; i M0 -22 L0 8
        lightrail 92 122: = tram
        train.side.front.car 140 90: o M-62 -28 L20 -28 C46 -28 62 -4 62 22 L-62 22 Z; i M-40 -8 \
        L-20 -8; i M0 -8 L20 -8; s M-62 38 L62 38
        sailboat 120 115: o M-2 -52 L-2 18 L-40 18 Z; o M10 -36 L10 18 L40 18 Z; o M-50 30 L50 \
        30 L38 48 L-38 48 Z
        airplane.departure 140 92: g airplane-takeoff
        airplane.arrival 140 105: g airplane-landing
        parkingsign 80 105: s M-20 40 L-20 -40 L6 -40 C36 -40 36 6 6 6 L-20 6
        road.lanes 118 105: s M-30 -42 L-48 42; s M30 -42 L48 42; s M0 -38 L0 -24; s M0 -6 L0 8; \
        s M0 26 L0 40
        road.lanes.curved.right 118 105: = road.lanes
        steeringwheel 117 112: s O0 0 45.6; o O0 4 11; s M-44 -6 C-20 -14 20 -14 44 -6; s M-8 14 \
        L-18 40; s M8 14 L18 40
        engine.combustion 140 102: o M-36 -22 L-8 -22 L18 -22 L32 -6 L44 -6 L44 -16 L56 -16 L56 \
        34 L44 34 L44 24 L32 24 L24 36 L-24 36 L-36 24 Z; s M-8 -22 L-8 -38; s M-24 -40 L10 -40; \
        s M-36 4 L-54 4; s M-54 -12 L-54 20
        ev.charger 118 118: o R-44 -48 56 96 7; i M-14 -24 L-24 -2 L-8 -2 L-18 20; s M12 -4 L24 \
        -4 Q30 -4 30 4 L30 28 C30 44 48 44 48 28 L48 -6; s M40 -24 L40 -8 L56 -8 L56 -24
        convertible.side 150 90: o M-62 14 L-58 0 L-40 -6 L-26 -6 L-4 -6 L16 -30 L22 -28 L10 -6 \
        L40 -4 L58 2 L62 18 L-62 18 Z; c O-34 18 16; c O34 18 16; s O-34 18 11; s O34 18 11
        truck.side 150 102: = truck.box
        carseat.right 100 122: = carseat.left mirror
        poweroutlet 105 105: g power-socket
        beats 117 108: = headphones
        ev.plug 116.5 111.5: o O0 0 45.6; d O-14 -8 7; d O14 -8 7; d O0 18 7
        vision.pro 150 92: o M-58 -12 C-58 -34 -36 -36 0 -36 C36 -36 58 -34 58 -12 C58 18 48 34 \
        30 32 C14 30 12 16 0 16 C-12 16 -14 30 -30 32 C-48 34 -58 18 -58 -12 Z
        windshield.front 140 100: o M-38 -38 C-14 -46 14 -46 38 -38 L58 34 C24 24 -24 24 -58 34 \
        Z
        windshield.rear 140 100: o R-54 -38 108 76 16; s1 M-30 -20 L-30 20; s1 M0 -20 L0 20; s1 \
        M30 -20 L30 20
        figure.seated.seatbelt 85 122: = figure.seated.side
        """
}
