extension SymbolRows {
    static let supplements = """
        beach.umbrella 122 118: o M-50 0 C-52 -40 6 -62 44 -24 Z; i M-18 -9 C-22 -24 -20 -34 -12 \
        -44; s M-12 -44 L-14 -51; s M-2 -11 L10 40; s M-50 44 C-36 36 -20 44 -6 40 C10 36 30 36 \
        50 44
        duffle.bag 130 108: o R-56 -16 112 56 20; s M-24 -16 C-24 -50 24 -50 24 -16; i M-28 -16 \
        L-28 40; i M28 -16 L28 40
        lanyardcard 98 122: s M-16 -52 L0 -22; s M16 -52 L0 -22; o R-36 -20 72 70 10; d O0 6 9; \
        d M-18 36 C-16 18 16 18 18 36 Z
        receipt 100 122: o M-36 -52 L36 -52 L36 52 L24 42 L12 52 L0 42 L-12 52 L-24 42 L-36 52 \
        Z; i M-18 -28 L18 -28; i M-18 -8 L18 -8; i M-18 12 L6 12
        shoe.2 125 110: =1 shoe 10 -24 0.75; = shoe -10 22 0.75
        shoeprints 105 115: f M-38 -26 C-40 -54 -12 -56 -12 -28 C-12 -16 -16 -10 -16 -2 L-30 -2 \
        C-31 -10 -37 -16 -38 -26 Z; f M-31 6 L-16 6 C-13 22 -33 22 -31 6 Z; f M38 4 C40 -24 12 \
        -26 12 2 C12 14 16 20 16 28 L30 28 C31 20 37 14 38 4 Z; f M31 36 L16 36 C13 52 33 52 31 \
        36 Z
        watch.analog 92 125: o O0 0 34; s M-18 -32 L-14 -54 L14 -54 L18 -32; s M-18 32 L-14 54 \
        L14 54 L18 32; i M0 -18 L0 0 L12 8
        videoprojector 140 90: o R-60 -26 120 50 10; i O26 -1 14; d O-38 -1 5; d O-20 -1 5; s \
        M-42 24 L-42 36; s M42 24 L42 36
        ipod 86 125: o R-32 -52 64 104 11; i R-18 -38 36 30 4; i O0 24 14
        ipod.shuffle.gen1 60 125: o R-22 -52 44 104 10; i O0 -18 13
        ipod.touch 80 125: = iphone.gen1
        ipodtouch 80 125: = iphone.gen1
        macbook.gen1 160 100: = laptopcomputer
        macbook.gen2 160 100: = laptopcomputer
        macstudio 120 80: o R-48 -28 96 56 14; d O-28 12 4; d O-12 12 4; d O30 12 4
        airtag 116.5 111.5: o O0 0 45.6; i O0 0 29
        applepencil 110 112: o M-36 46 L-46 36 L24 -34 L46 -46 L34 -24 Z; i M20 -30 L30 -20
        applepencil.gen1 110 112: = applepencil
        applepencil.gen2 110 112: = applepencil
        applepencil.tip 70 122: o M-20 -52 L20 -52 L20 2 Q14 28 5 44 Q0 52 -5 44 Q-14 28 -20 2 \
        Z; i M-20 2 L20 2
        applepencil.and.scribble 130 118: = applepencil 6 -4 0.9; s1 M-54 14 C-58 -10 -34 -8 -38 \
        8
        apple.logo 105 122: g food-apple
        swift 125 105: f M-56 -12 C-32 -28 -12 -20 0 -4 C12 -20 32 -28 56 -12 C38 -10 22 -2 9 12 \
        L7 40 L0 30 L-7 40 L-9 12 C-22 -2 -38 -10 -56 -12 Z
        airpods.gen3 122 118: = airpods
        airpods.gen4 122 118: = airpods
        airpods.pro 122 118: = airpodspro
        airpods.max 122 118: = airpodsmax
        homepod.mini 105 105: = homepodmini
        homepod.2 150 112: = homepod -32 0 0.85; = homepod 32 0 0.85
        homepod.mini.2 150 100: = homepodmini -30 0 0.85; = homepodmini 30 0 0.85
        homepod.and.homepod.mini 150 112: = homepod -30 0 0.9; = homepodmini 32 14 0.7
        iphone.and.arrow.forward.outward 118 125: = iphone.and.arrow.right.outward
        iphone.and.arrow.forward.inward 118 125: = iphone.and.arrow.right.inward
        iphone.and.arrow.right.outward 118 125: o R-46 -52 58 104 12; k M-12 0 L54 0; s1 M-12 0 \
        L54 0; s1 M38 -16 L55 0 L38 16
        iphone.and.arrow.right.inward 118 125: o R-10 -52 58 104 12; k M-54 0 L14 0; s1 M-54 0 \
        L14 0; s1 M-2 -16 L15 0 L-2 16
        iphone.smartbatterycase.gen1 80 125: = iphone; i R-13 -8 26 44 6
        iphone.smartbatterycase.gen2 80 125: = iphone; i R-13 -8 26 44 6
        iphone.rear.camera 80 125: o R-28 -52 56 104 12; i O-10 -34 9; i O-10 -10 9
        iphone.motion 125 125: = iphone; s1 M-44 -24 L-44 24; s1 M44 -24 L44 24
        iphone.case 80 125: o R-28 -52 56 104 12; i R-18 -42 16 30 7
        iphone.crop 112 125: = viewfinder; = iphone 0 0 0.5
        lock.open.laptopcomputer 160 100: = laptopcomputer; d R-14 -14 28 22 4; i M-8 -14 L-8 \
        -22 C-8 -32 8 -32 8 -22
        music.microphone 112 115: = music.mic
        microphone 78 125: = mic
        microphone.and.signal.meter 125 125: = mic -20 0 1; s1 M26 40 L26 24; s1 M42 40 \
        L42 4; s1 M58 40 L58 -20
        opticaldiscsymbol 116.5 111.5: o O0 0 45.6; i O0 0 12
        poweron 40 112: s M0 -42 L0 42
        poweroff 112 112: s O0 0 42
        powersleep 112 112: = moon
        burn 116.5 111.5: o O0 0 45.6; d M0 -7 L-17 -31 Q0 -42 17 -31 Z; d M6 4 L35 0 Q36 21 19 \
        30 Z; d M-6 4 L-35 0 Q-36 21 -19 30 Z
        app.gift 111.5 118: o R-38 -24 76 74 20; i M0 -24 L0 50; i M-38 10 L38 10; s M0 -26 C-28 \
        -26 -32 -52 -16 -52 C-4 -52 0 -38 0 -26 C0 -38 4 -52 16 -52 C32 -52 28 -26 0 -26
        fleuron 115 115: f M-46 12 C-52 -22 -20 -46 2 -30 C8 -48 38 -42 38 -16 C38 6 20 18 2 14 \
        C-14 10 -28 2 -46 12 Z; c M-20 -12 C-8 -14 4 -10 12 -2 C2 -2 -10 -4 -20 -12 Z; s M4 8 \
        C26 22 24 50 -8 46
        fan.desk 105 122: s O0 -16 36; = fanblades 0 -16 0.56; s1 M0 22 L0 46; s1 M-28 50 L28 50
        fan.floor 92 130: s O0 -26 30; = fanblades 0 -26 0.46; s1 M0 6 L0 52; s1 M-26 55 L26 55
        shower.handheld 115 118: o O-16 -24 22; s M2 -8 L40 30 C52 42 36 54 26 44; f1 O-46 4 \
        4.6; f1 O-34 20 4.6; f1 O-52 24 4.6; f1 O-40 40 4.6; f1 O-18 32 4.6
        shower.sidejet 110 115: = shower.handheld
        curtains.open 125 112: s M-56 -46 L56 -46; o M-50 -46 L-16 -46 C-16 -10 -28 20 -40 46 \
        L-50 46 Z; o M50 -46 L16 -46 C16 -10 28 20 40 46 L50 46 Z
        blinds.horizontal.open 112 112: s M-46 -46 L46 -46; s M-42 -22 L42 -22; s M-42 0 L42 0; \
        s M-42 22 L42 22; s M-42 44 L42 44; s1 M-24 -46 L-24 44; s1 M24 -46 L24 44
        blinds.vertical.open 112 112: s M-48 -46 L48 -46; s M-36 -34 L-36 46; s M-12 -34 L-12 \
        46; s M12 -34 L12 46; s M36 -34 L36 46
        blinds.vertical.closed 112 112: s M-48 -46 L48 -46; o R-42 -36 84 82 4; i M-21 -36 L-21 \
        46; i M0 -36 L0 46; i M21 -36 L21 46
        dehumidifier 92 122: o R-36 -50 72 100 12; i M-18 -34 L18 -34; d M0 -18 C10 -2 17 8 17 \
        17 C17 40 -17 40 -17 17 C-17 8 -10 -2 0 -18 Z
        light.beacon.min 105 112: = light.beacon.max
        bubbles.and.sparkles 118 112: o O-16 14 28; o O30 -22 15; o O36 34 9; = sparkle -36 -36 \
        0.3
        eyebrow 125 60: f M-54 16 C-36 -24 22 -34 54 2 C22 -12 -20 -10 -54 16 Z
        hands.and.sparkles 130 110: = hands.sparkles
        hand.palm.facing 105 118: = hand.raised
        hand.raised.palm.facing 105 118: = hand.raised
        sun.lefthalf.filled 117 112: = sun.max; f A0 0 20 90 270
        sun.righthalf.filled 117 112: = sun.max; f A0 0 20 -90 90
        shared.with.you 120 108: = sharedwithyou
        video.bubble.left 129 112: = bubble.left; d R-28 -20 36 28 7; d M12 -10 L26 -19 L26 7 \
        L12 -2 Z
        heart.text.clipboard 100 121: o R-37 -42 74 94 9; s R-18 -52 36 18 6; d M0 10 C-26 -8 \
        -10 -28 0 -14 C10 -28 26 -8 0 10 Z; i M-18 24 L18 24; i M-18 40 L8 40
        selection.pin.in.out 140 100: = rectangle.dashed; f O-26 0 9; f O26 0 9; s M-17 0 L17 0
        shadow 110 112: s M28 -30 C18 -52 -32 -48 -28 -20 C-24 4 28 -4 28 22 C28 48 -26 48 -32 \
        22; s1 M42 -16 C40 -24 36 -30 32 -32; s1 M42 20 C44 40 16 54 -8 50
        camera.metering.matrix 140 96: o R-56 -38 112 76 12; i M0 -38 L0 38; i M-56 0 L56 0; d \
        O0 0 14
        camera.metering.multispot 140 96: o R-56 -38 112 76 12; d O0 0 6.4; d O-30 0 6.4; d O30 \
        0 6.4; d O0 -21 6.4; d O0 21 6.4
        camera.metering.partial 140 96: o R-56 -38 112 76 12; i A0 0 20 130 230; i A0 0 20 -50 \
        50
        camera.metering.spot 140 96: o R-56 -38 112 76 12; d O0 0 8
        camera.metering.none 140 96: o R-56 -38 112 76 12
        camera.metering.unknown 140 96: o R-56 -38 112 76 12; = questionmark 0 0 0.5
        camera.metering.center.weighted.average 140 96: o R-56 -38 112 76 12; i O0 0 22; d O0 0 \
        6
        pano 145 92: o M-62 -36 Q0 -22 62 -36 L62 36 Q0 22 -62 36 Z; i M-50 22 L-20 -8 L4 14 L22 \
        -2 L50 22
        gauge.chart 117 110: s1 A0 6 46 140 400
        gyroscope 116.5 111.5: s O0 0 45.6; s E0 0 45.6 16; s E0 0 16 45.6; f O0 0 8
        rectangle.portrait.on.rectangle.portrait.angled 120 118: = \
        rectangle.portrait.on.rectangle.portrait
        restart 92 100: o M36 -42 L36 42 L-38 0 Z
        square.3.layers.3d.down.left 125 122: = square.3.layers.3d
        square.3.layers.3d.down.forward 125 122: = square.3.layers.3d
        square.3.layers.3d.down.backward 125 122: = square.3.layers.3d
        text.justify.trailing 117.5 94: s M-50 -34 L50 -34; s M-50 -11 L50 -11; s M-50 12 L50 \
        12; s M-14 35 L50 35
        increase.quotelevel 117 92: s1 M-50 -38 L-50 38; f M-36 -16 L-14 0 L-36 16 Z; s M-2 -34 \
        L52 -34; s M-2 0 L52 0; s M-2 34 L52 34
        decrease.quotelevel 117 92: s1 M-50 -38 L-50 38; f M-14 -16 L-36 0 L-14 16 Z; s M-2 -34 \
        L52 -34; s M-2 0 L52 0; s M-2 34 L52 34
        quotelevel 117 92: = text.quote
        character.magnify 120 105: = a.magnify
        character.phonetic 105 115: = a 0 10 0.86; s1 M-32 -46 C-22 -56 -10 -38 0 -46 C10 -54 22 \
        -38 32 -46
        text.line.magnify 120 100: = text.magnifyingglass
        asterisk 92 92: s M0 -38 L0 38; s M-33 -19 L33 19; s M33 -19 L-33 19
        notequal 105.5 90: = equal; s M-22 40 L22 -40
        aqi.high 110 110: f O-20 -40 6; f O0 -40 6; f O20 -40 6; f O-40 -20 6; f O-20 -20 6; f \
        O0 -20 6; f O20 -20 6; f O40 -20 6; f O-40 0 6; f O-20 0 6; f O0 0 6; f O20 0 6; f O40 0 \
        6; f O-40 20 6; f O-20 20 6; f O0 20 6; f O20 20 6; f O40 20 6; f O-20 40 6; f O0 40 6; \
        f O20 40 6
        arrow.down.to.line.alt 105 112: = arrow.down.to.line
        arrow.up.and.person.rectangle.turn.right 130 115: = person.crop.rectangle -6 8 0.85; s1 \
        M8 -46 L44 -46 Q52 -46 52 -38 L52 -22; s1 M40 -32 L52 -20 L64 -32
        arrow.up.and.person.rectangle.turn.left 130 115: = \
        arrow.up.and.person.rectangle.turn.right mirror
        calendar.day.timeline.right 119.5 101: = calendar.day.timeline.left mirror
        calendar.day.timeline.trailing 119.5 101: = calendar.day.timeline.left mirror
        dot.scope 117 112: = scope; f O0 0 9
        dot.scope.display 140 116: = display; s O0 -12 18; s M0 -36 L0 -24; s M0 0 L0 12; s M-24 \
        -12 L-12 -12; s M12 -12 L24 -12
        flag.pattern.checkered 120 112: = flag.checkered
        flag.pattern.checkered.2.crossed 150 112: = flag.checkered -30 0 0.8; = flag.checkered \
        mirror 30 0 0.8
        flag.filled.and.flag.crossed 150 112: = flag.2.crossed
        moonphase.waxing.crescent 116.5 111.5: s O0 0 45.6; f M0 -37 C50 -37 50 37 0 37 C30 22 \
        30 -22 0 -37 Z
        moonphase.waxing.gibbous 116.5 111.5: s O0 0 45.6; f M0 -37 C50 -37 50 37 0 37 C-30 22 \
        -30 -22 0 -37 Z
        moonphase.waning.gibbous 116.5 111.5: = moonphase.waxing.gibbous mirror
        moonphase.waning.crescent 116.5 111.5: = moonphase.waxing.crescent mirror
        moonphase.last.quarter 116.5 111.5: s O0 0 45.6; f M0 -37 C-50 -37 -50 37 0 37 Z
        moonphase.waxing.crescent.inverse 116.5 111.5: = moonphase.waning.gibbous
        moonphase.waxing.gibbous.inverse 116.5 111.5: = moonphase.waning.crescent
        moonphase.waning.gibbous.inverse 116.5 111.5: = moonphase.waxing.crescent
        moonphase.waning.crescent.inverse 116.5 111.5: = moonphase.waxing.gibbous
        moonphase.last.quarter.inverse 116.5 111.5: s O0 0 45.6; f M0 -37 C50 -37 50 37 0 37 Z
        moonrise 130 110: = moon 0 10 0.62; s1 M-50 44 L50 44; s1 M0 -30 L0 -50; s1 M-12 -40 L0 \
        -52 L12 -40
        moonset 130 110: = moon 0 10 0.62; s1 M-50 44 L50 44; s1 M0 -52 L0 -30; s1 M-12 -40 L0 \
        -28 L12 -40
        align.horizontal.left 117 110: s M-48 -46 L-48 46; o R-36 -32 84 24 5; o R-36 8 52 24 5
        align.horizontal.right 117 110: = align.horizontal.left mirror
        align.horizontal.center 117 110: s M0 -48 L0 -38; s M0 -2 L0 2; s M0 38 L0 48; o R-44 \
        -32 88 24 5; o R-28 8 56 24 5
        align.vertical.top 110 117: = align.horizontal.left @90
        align.vertical.bottom 110 117: = align.horizontal.left @-90
        align.vertical.center 110 117: = align.horizontal.center @90
        distribute.horizontal 117 110: s M-46 -44 L-46 44; s M46 -44 L46 44; o R-14 -30 28 60 5
        distribute.vertical 110 117: = distribute.horizontal @90
        chevron.compact.backward 66 112: = chevron.compact.left
        chevron.compact.forward 66 112: = chevron.compact.right
        richtext.page 100 121: = doc.richtext
        append.page 110 121: = doc.append
        zipper.page 100 121: = doc.zipper
        lightbulb.2 130 120: = lightbulb -22 0 0.9; = lightbulb 28 6 0.75
        line.2.horizontal.decrease 117 70: s M-50 -16 L50 -16; s M-26 16 L26 16
        loupe 114 114: = magnifyingglass
        peacesign 116.5 111.5: o O0 0 45.6; i M0 -45 L0 45; i M0 0 L-32 32; i M0 0 L32 32
        degreesign.celsius 110 92: s O-36 -26 11; s A18 4 32 45 315
        degreesign.fahrenheit 100 92: s O-36 -26 11; s M-2 36 L-2 -30 L34 -30; s M-2 2 L28 2
        numbersign 100 100: = number
        accessibility 116.5 111.5: = figure.arms.open 0 2 0.62; s O0 0 45.6
        voiceover 120 112: = accessibility
        key.2.on.ring 122 118: s O0 -18 26; = key -16 22 0.55; = key @-35 30 24 0.55
        key.card 140 100: = creditcard
        person.fill.turn.right 130 105: = person -20 0 0.9; s1 M26 20 L26 -8 Q26 -18 36 -18 L56 \
        -18; s1 M46 -30 L58 -18 L46 -6
        person.fill.turn.left 130 105: = person.fill.turn.right mirror
        fire.extinguisher 90 122: o R-22 -24 44 76 12; s M0 -26 L0 -40; s M-20 -42 L20 -42; s1 \
        M20 -42 C40 -38 42 -20 42 -4; i M-22 4 L22 4
        jacket 125 112: = coat
        """
}
