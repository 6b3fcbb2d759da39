extension SymbolRows {
    static let icons = """
        pianokeys.inverse: = pianokeys
        figure.wheelchair: g wheelchair-accessibility
        wheelchair: g wheelchair-accessibility
        microbe 115 112: o O0 0 26; s M0 -28 L0 -46; s M0 28 L0 46; s M-28 0 L-46 0; s M28 0 L46 \
        0; s M-20 -20 L-32 -32; s M20 -20 L32 -32; s M-20 20 L-32 32; s M20 20 L32 32; d O-8 -6 \
        6; d O9 6 7
        coat: = tshirt
        tshirt 130 112: o M-17 -44 C-12 -31 12 -31 17 -44 L27 -44 L54 -26 L43 -4 L30 -12 L30 44 \
        L-30 44 L-30 -12 L-43 -4 L-54 -26 L-27 -44 Z
        hanger 130 100: s M-7 -30 C-9 -46 15 -46 11 -30 C9 -21 0 -21 0 -11 L48 24 Q56 34 44 34 \
        L-44 34 Q-56 34 -48 24 L0 -11
        shoe 130 80: o M-54 -22 L-38 -26 C-32 -10 -16 -8 -8 -22 L22 2 C42 8 56 12 54 30 L-54 30 \
        Z; i M-54 16 L54 16
        hat.widebrim 130 90: o M-26 8 C-26 -44 26 -44 26 8 Z; s M-56 12 C-34 30 34 30 56 12
        hat.cap 130 85: o M-42 18 C-44 -42 30 -42 34 14 Z; s M34 14 C48 14 56 20 58 26 L6 22
        tooth: g tooth
        hearingdevice.ear: = ear
        movieclapper 125 112: h movie
        coloncurrencysign: = centsign
        australiandollarsign 128 120: = a -28 0 0.9; = dollarsign 32 0 0.9
        brazilianrealsign 128 120: = r -30 0 0.9; = dollarsign 30 0 0.9
        singaporedollarsign 128 120: = s -30 0 0.9; = dollarsign 30 0 0.9
        chineseyuanrenminbisign: = yensign
        kipsign: = k; s M-40 4 L34 4
        guaranisign: = g; s M0 -54 L0 54
        lirasign: = sterlingsign
        florinsign: = function
        rectangle.and.text.magnifyingglass.rtl: = rectangle.and.text.magnifyingglass
        apps.iphone: = iphone; d R-16 -26 12 12 3; d R4 -26 12 12 3; d R-16 -6 12 12 3; d R4 -6 \
        12 12 3; d R-16 14 12 12 3; d R4 14 12 12 3
        candybarphone: g cellphone-basic
        flipphone: g cellphone-basic
        headphones.over.ear: = headphones
        light.recessed: g spotlight-beam
        light.strip.1: g led-on
        lamp.ceiling: g white-balance-incandescent
        lamp.ceiling.inverse: g white-balance-incandescent
        sensor: = dot.radiowaves.left.and.right
        sensor.fill: = dot.radiowaves.left.and.right
        sensor.tag.radiowaves.forward: g nfc-variant
        homekit: = house
        wave.3.up: = wifi
        poweroutlet.type.b: g power-socket
        poweroutlet.strip: g power-socket
        oilcan: g oil
        carseat.left: g seat-recline-normal
        car.window.left: = car
        car.front.waves.up: = car.top.radiowaves.front
        key.radiowaves.forward: = key
        key.viewfinder: = viewfinder; = key 0 0 0.5
        minus.diamond: = diamond; i M-18 0 L18 0
        parkingsign.circle: o O0 0 45.6; i M-10 26 L-10 -26 L4 -26 C24 -26 24 4 4 4 L-10 4
        trafficlight: g traffic-light
        train.side: g train
        tram.tunnel: g subway
        airplane.ticket: = ticket
        airplane.up.forward: = airplane @-45
        pencil.and.list: = checklist
        gearshape.arrow.trianglehead.2.clockwise.rotate.90: = gearshape.2
        shippingbox.and.arrow.backward: = shippingbox
        creditcard.and.123: = creditcard
        creditcard.viewfinder: = viewfinder; = creditcard 0 0 0.5
        wallet.bifold 125 112: o R-50 -32 100 74 12; s M-42 -31 L24 -46 Q33 -48 33 -38 L33 -33; \
        i M50 -9 L22 -9 Q9 -9 9 5 Q9 19 22 19 L50 19; d O26 5 5
        percent.ar: = percent
        compass.drawing 92.81 120: g math-compass
        bookmark.square 111.5 99.5: = square; d M-16 -24 L16 -24 L16 24 L0 10 L-16 24 Z
        dot.arrowtriangles.up.right.down.left.circle: o O0 0 45.6; d O0 0 8; i M-24 0 L24 0; i \
        M0 -24 L0 24
        move.3d: = rotate.3d
        scale.3d: = cube
        arkit: = cube.transparent
        viewfinder.rectangular 140 100: = viewfinder
        plus.viewfinder 117 105: = viewfinder; s M0 -22 L0 22; s M-22 0 L22 0
        person.fill.viewfinder 117 105: = viewfinder; f O0 -12 12; f M-24 24 C-22 4 22 4 24 24 Z
        questionmark.folder 132 103: = folder; i M-8 2 C-6 -8 10 -8 8 4 C8 10 0 11 0 17; d O0 28 \
        4.4
        questionmark.video 141.9 95.2: = video; i M-32 -8 C-30 -22 -8 -20 -10 -6 C-10 2 -20 2 \
        -20 8; d O-20 20 5
        exclamationmark.octagon 118 118: = octagon; i M0 -22 L0 6; d O0 21 5.4
        exclamationmark.warninglight: = light.beacon.max
        exclamationmark.applewatch 86 125: = applewatch; i M0 -14 L0 4; d O0 15 5
        aqi.low: f O0 0 6; f O-20 0 6; f O20 0 6; f O0 -20 6; f O0 20 6
        aqi.medium: f O0 0 6; f O-20 0 6; f O20 0 6; f O0 -20 6; f O0 20 6; f O-20 -20 6; f O20 \
        -20 6; f O-20 20 6; f O20 20 6
        carbon.dioxide.cloud: = cloud; i A-14 8 11 40 320; i O16 8 11
        hourglass.bottomhalf.filled 86 125: = hourglass; f M-22 46 C-20 26 -8 20 0 18 C8 20 20 \
        26 22 46 Z
        hourglass.tophalf.filled 86 125: = hourglass; f M-20 -28 L20 -28 C16 -16 4 -10 0 -2 C-4 \
        -10 -16 -16 -20 -28 Z
        cup.and.heat.waves 128 118: o M-46 -12 L26 -12 L26 28 Q26 44 10 44 L-30 44 Q-46 44 -46 \
        28 Z; s M26 -2 C50 -6 50 26 26 24; s1 M-28 -26 C-36 -36 -20 -42 -28 -52; s1 M-10 -26 \
        C-18 -36 -2 -42 -10 -52; s1 M8 -26 C0 -36 16 -42 8 -52
        umbrella.percent: = umbrella
        plus.square.fill.on.square.fill 121 112: = plus.square.on.square
        rectangle.leadinghalf.inset.filled 140 100: = rectangle.lefthalf.inset.filled
        rectangle.trailinghalf.inset.filled 140 100: = rectangle.righthalf.inset.filled
        list.bullet.rectangle.portrait 100 121: o R-37 -48 74 96 10; d O-20 -22 5; d O-20 0 5; d \
        O-20 22 5; i M-4 -22 L22 -22; i M-4 0 L22 0; i M-4 22 L22 22
        textformat.abc.dottedunderline 140 96: = textformat.abc 0 -10 1; f O-40 38 5; f O-20 38 \
        5; f O0 38 5; f O20 38 5; f O40 38 5
        person.2.square.stack 120 115: = person.2.crop.square.stack
        eraser.line.dashed 125 115: = eraser 0 -6 0.95; s M-50 48 L-30 48; s M-10 48 L10 48; s \
        M30 48 L50 48
        eyedropper.full 110 112: o M-40 32 L12 -20 L24 -8 L-28 44 L-42 46 Q-46 46 -44 40 Z; f M6 \
        -30 L14 -38 L22 -32 C30 -46 40 -50 46 -46 C52 -40 48 -28 34 -20 L40 -12 L32 -4 Z
        lock.rectangle.stack 120 115: = rectangle.stack; d R-14 12 28 22 4; i M-8 12 L-8 6 C-8 \
        -6 8 -6 8 6 L8 12
        stove 110 115: o R-44 -48 88 96 8; i M-44 -16 L44 -16; d O-26 -32 5; d O-9 -32 5; d O9 \
        -32 5; d O26 -32 5; i R-26 0 52 30 5
        applewatch.watchface 92 122: = applewatch; i M0 -12 L0 2 L10 8
        pip 140 105: o R-58 -42 116 84 12; d R4 2 44 30 5
        pip.enter 140 105: s M-4 40 L-46 40 Q-58 40 -58 28 L-58 -30 Q-58 -42 -46 -42 L46 -42 Q58 \
        -42 58 -30 L58 -6; f R12 8 50 36 6; s M-36 -22 L-10 4; s M-12 -14 L-9 5 L-28 3
        pip.exit 140 105: s M-4 40 L-46 40 Q-58 40 -58 28 L-58 -30 Q-58 -42 -46 -42 L46 -42 Q58 \
        -42 58 -30 L58 -6; f R12 8 50 36 6; s M-8 6 L-36 -22; s M-34 -4 L-37 -23 L-18 -21
        pip.remove 120 90: o R-58 -42 116 84 12; i M-14 -20 L14 8; i M14 -20 L-14 8
        """
}
