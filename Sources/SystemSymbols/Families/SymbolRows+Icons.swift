extension SymbolRows {
    static let icons = """
        pianokeys.inverse: = pianokeys
        figure.wheelchair: g wheelchair-accessibility
        wheelchair: g wheelchair-accessibility
        bolt.trianglebadge.exclamationmark: = bolt
        microbe: g bug
        coat: g tshirt-crew
        tshirt: h tshirt-crew
        hanger: g hanger
        shoe: g run
        hat.widebrim: g incognito
        hat.cap: g incognito
        tooth: g tooth
        hearingdevice.ear: = ear
        movieclapper: h movie
        coloncurrencysign: = centsign
        australiandollarsign: = dollarsign
        cruzeirosign: = centsign
        brazilianrealsign: = dollarsign
        singaporedollarsign: = dollarsign
        chineseyuanrenminbisign: = yensign
        kipsign: = k
        manatsign: = m
        cedisign: = centsign
        guaranisign: g currency-gbp
        larisign: g currency-rub
        lirasign: g currency-gbp
        florinsign: = function
        austalsign: = a
        malaysianringgitsign: = m
        norwegiankronesign: = k
        swedishkronasign: = k
        danishkronesign: = k
        polishzlotysign: = z
        photo.trianglebadge.exclamationmark: = photo
        rectangle.and.text.magnifyingglass.rtl: = rectangle.and.text.magnifyingglass
        apps.iphone: = iphone; d R-16 -26 12 12 3; d R4 -26 12 12 3; d R-16 -6 12 12 3; d R4 -6 \
        12 12 3; d R-16 14 12 12 3; d R4 14 12 12 3
        apps.ipad: = ipad
        apps.iphone.badge.plus: = apps.iphone
        candybarphone: g cellphone-basic
        flipphone: g cellphone-basic
        headphones.over.ear: = headphones
        light.recessed: g spotlight-beam
        light.strip.1: g led-on
        lamp.ceiling: g white-balance-incandescent
        lamp.ceiling.inverse: g white-balance-incandescent
        chandelier: g white-balance-incandescent
        sensor: g access-point
        sensor.fill: g access-point
        sensor.tag.radiowaves.forward: g nfc-variant
        homekit: = house
        wave.3.up: = wifi
        poweroutlet.type.b: g power-socket
        poweroutlet.strip: g power-socket
        oilcan: g oil
        carseat.left: g seat-recline-normal
        carseat.right: g seat-recline-normal
        car.window.left: = car
        car.front.waves.up: = car.top.radiowaves.front
        key.radiowaves.forward: = key
        key.viewfinder: = viewfinder; = key 0 0 0.5
        minus.diamond: = diamond; i M-18 0 L18 0
        parkingsign.circle: o O0 0 45.6; i M-10 26 L-10 -26 L4 -26 C24 -26 24 4 4 4 L-10 4
        trafficlight: g traffic-light
        train.side: g train
        tram.tunnel: g subway
        airplane.path.dotted: = airplane
        airplane.ticket: = ticket
        airplane.up.forward: = airplane @-45
        pencil.and.list: = checklist
        gearshape.arrow.trianglehead.2.clockwise.rotate.90: = gearshape.2
        gearshift.layout.sixspeed: g apps
        shippingbox.and.arrow.backward: = shippingbox
        creditcard.and.123: = creditcard
        creditcard.trianglebadge.exclamationmark: = creditcard
        creditcard.viewfinder: = viewfinder; = creditcard 0 0 0.5
        wallet.bifold: h wallet
        percent.ar: = percent
        compass.drawing 115 122: g math-compass
        bookmark.square 111.5 99.5: = square; d M-16 -24 L16 -24 L16 24 L0 10 L-16 24 Z
        house.badge.wifi: = house
        dot.arrowtriangles.up.right.down.left.circle: o O0 0 45.6; d O0 0 8; i M-24 0 L24 0; i \
        M0 -24 L0 24
        move.3d: = rotate.3d
        scale.3d: = cube
        arkit: = cube.transparent
        viewfinder.rectangular 140 100: = viewfinder
        viewfinder.trianglebadge.exclamationmark: = viewfinder
        plus.viewfinder 117 105: = viewfinder; s M0 -22 L0 22; s M-22 0 L22 0
        person.fill.viewfinder 117 105: = viewfinder; f O0 -12 12; f M-24 24 C-22 4 22 4 24 24 Z
        questionmark.folder 132 103: = folder; i M-8 2 C-6 -8 10 -8 8 4 C8 10 0 11 0 17; d O0 28 \
        4.4
        questionmark.video 141.9 95.2: = video; i M-32 -8 C-30 -22 -8 -20 -10 -6 C-10 2 -20 2 \
        -20 8; d O-20 20 5
        exclamationmark.octagon 118 118: = octagon; i M0 -22 L0 6; d O0 21 5.4
        exclamationmark.warninglight: = light.beacon.max
        exclamationmark.applewatch: = applewatch
        aqi.low: f O0 0 6; f O-20 0 6; f O20 0 6; f O0 -20 6; f O0 20 6
        aqi.medium: f O0 0 6; f O-20 0 6; f O20 0 6; f O0 -20 6; f O0 20 6; f O-20 -20 6; f O20 \
        -20 6; f O-20 20 6; f O20 20 6
        carbon.dioxide.cloud: = cloud; i A-14 8 11 40 320; i O16 8 11
        hourglass.bottomhalf.filled 86 125: = hourglass; f M-22 46 C-20 26 -8 20 0 18 C8 20 20 \
        26 22 46 Z
        hourglass.tophalf.filled 86 125: = hourglass; f M-20 -28 L20 -28 C16 -16 4 -10 0 -2 C-4 \
        -10 -16 -16 -20 -28 Z
        alarm.waves.left.and.right: = alarm
        bell.square 111.5 99.5: = square; = bell 0 0 0.5
        theatermasks.circle 116.5 111.5: s O0 0 45.6; = theatermasks 0 0 0.5
        cup.and.heat.waves 128 118: o M-46 -12 L26 -12 L26 28 Q26 44 10 44 L-30 44 Q-46 44 -46 \
        28 Z; s M26 -2 C50 -6 50 26 26 24; s1 M-28 -26 C-36 -36 -20 -42 -28 -52; s1 M-10 -26 \
        C-18 -36 -2 -42 -10 -52; s1 M8 -26 C0 -36 16 -42 8 -52
        fork.knife.circle 116.5 111.5: s O0 0 45.6; = fork.knife 0 0 0.52
        umbrella.percent: = umbrella
        gift.circle 116.5 111.5: s O0 0 45.6; = gift 0 0 0.5
        """
}
