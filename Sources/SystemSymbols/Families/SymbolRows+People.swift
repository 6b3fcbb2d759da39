extension SymbolRows {
    static let people = """
        person.3.sequence 190 92: = person.3
        person.2.crop.square.stack 120 115: = rectangle.stack; d O-16 4 7; d M-30 26 C-29 12 -3 \
        12 -2 26 Z; d O16 4 7; d M2 26 C3 12 29 12 30 26 Z
        person.2.wave.2 175 100: = person.2 0 0 0.72; s1 A30 -6 34 -38 38; s1 A30 -6 50 -40 40; \
        s1 A-30 -6 34 142 218; s1 A-30 -6 50 140 220
        person.wave.2 145 105: = person -26 0 0.9; s1 A-14 -6 34 -42 42; s1 A-14 -6 54 -42 42
        person.line.dotted.person 160 92: = person -46 0 0.6; = person 46 0 0.6; f1 O-14 4 4.4; \
        f1 O0 4 4.4; f1 O14 4 4.4
        person.and.background.dotted 120 115: = person 0 0 0.8; = circle.dashed
        person.and.arrow.left.and.arrow.right 165 100: = person 0 0 0.86; s1 M-48 -8 L-78 -8; s1 \
        M-64 -22 L-79 -8 L-64 6; s1 M48 -8 L78 -8; s1 M64 -22 L79 -8 L64 6
        person.crop.artframe 130 110: o R-54 -46 108 92 8; d O0 -14 13; d M-28 30 C-24 6 24 6 28 \
        30 Z
        person.crop.rectangle.stack 130 118: = rectangle.stack; d O0 2 9; d M-20 30 C-18 14 18 \
        14 20 30 Z
        person.crop.circle.dashed 116.5 111.5: = circle.dashed; f O0 -12 14; f M-26 28 C-22 10 \
        22 10 26 28 C14 40 -14 40 -26 28 Z
        person.bust 111 103: = person
        person.icloud: = icloud; d O0 -4 8; d M-16 22 C-14 8 14 8 16 22 Z
        rectangle.inset.filled.and.person.filled 140 112: = person 26 14 0.8; k R-58 -48 116 78 \
        10; s1 M6 34 L-46 34 Q-60 34 -60 20 L-60 -30 Q-60 -44 -46 -44 L46 -44 Q60 -44 60 -30 L60 \
        -20
        figure.stand 60 125: f O0 -47 10; s M-16 -20 L-18 6; s M16 -20 L18 6; f M-16 -28 Q-16 \
        -32 -10 -32 L10 -32 Q16 -32 16 -28 L12 10 L-12 10 Z; s M-7 8 L-8 52; s M7 8 L8 52
        figure.wave 80 125: f O-4 -47 10; f M-20 -28 Q-20 -32 -14 -32 L6 -32 Q12 -32 12 -28 L8 \
        10 L-16 10 Z; s M12 -26 L24 -34 L28 -52; s M-20 -26 L-24 4; s M-11 8 L-12 52; s M3 8 L4 \
        52
        figure.arms.open 105 125: f O0 -46 10; s M-46 -24 C-24 -26 -14 -28 0 -28 C14 -28 24 -26 \
        46 -24; f M-13 -30 L13 -30 L11 10 L-11 10 Z; s M-7 8 L-13 52; s M7 8 L13 52
        figure: = figure.stand
        figure.stand.line.dotted.figure.stand 150 125: = figure.stand -46 0 1; = figure.stand 46 \
        0 1; f1 O-16 4 4.4; f1 O0 4 4.4; f1 O16 4 4.4
        figure.dress.line.vertical.figure 130 125: f O-34 -47 10; f M-34 -34 C-24 -34 -22 -28 \
        -20 -20 L-10 18 L-58 18 L-48 -20 C-46 -28 -44 -34 -34 -34 Z; s M-41 16 L-41 52; s M-27 \
        16 L-27 52; s1 M0 -54 L0 54; = figure.stand 34 0 1
        figure.2 120 125: = figure.stand -26 0 1; = figure.stand 28 0 1
        figure.2.arms.open 130 125: = figure.arms.open -30 0 0.62; = figure.arms.open 30 0 0.62
        figure.2.and.child.holdinghands 140 125: = figure.stand -44 0 0.95; = figure.stand 44 0 \
        0.95; f O0 -8 8; f M-10 4 L10 4 L8 30 L-8 30 Z; s M-5 28 L-6 50; s M5 28 L6 50; s M-10 8 \
        L-26 0; s M10 8 L26 0
        figure.and.child.holdinghands 110 125: = figure.stand -26 0 1; f O24 -10 9; f M13 4 L35 \
        4 L33 30 L15 30 Z; s M19 28 L18 52; s M29 28 L30 52; s M13 8 L-6 0
        figure.child 60 110: f O0 -30 14; s M-24 -4 L24 -4; f M-12 -8 L12 -8 L11 22 L-11 22 Z; s \
        M-7 20 L-8 46; s M7 20 L8 46
        figure.hiking 100 125: f O0 -48 9; s M-2 -30 L-8 4 L8 22 L10 54; s M-8 4 L-16 30 L-28 \
        52; s M-2 -28 L14 -10 L30 -10; f M-12 -34 L-26 -30 L-28 -6 L-14 -4 Z; s M34 -18 L40 54
        figure.mind.and.body 120 115: f O0 -40 11; f M-14 -24 L14 -24 L10 18 L-10 18 Z; s M-14 \
        -20 L-30 6 L-50 14; s M14 -20 L30 6 L50 14; s M-10 16 L-44 36 L10 40; s M10 16 L44 36 \
        L-10 40
        figure.yoga 115 115: = figure.mind.and.body
        figure.cooldown 110 125: f O0 -40 10; s M0 -26 L0 10; s M0 -20 L-30 -48; s M0 -20 L30 \
        -48; s M0 10 L-18 52; s M0 10 L18 52
        figure.dance 105 125: f O4 -46 10; s M0 -30 L4 4; s M0 -26 L-28 -42; s M2 -24 L34 -10; s \
        M4 4 L-22 24 L-20 52; s M4 4 L26 22 L44 48
        figure.strengthtraining.traditional 125 120: s M-52 -40 L52 -40; s M-52 -52 L-52 -28; s \
        M52 -52 L52 -28; s M-42 -48 L-42 -32; s M42 -48 L42 -32; f O0 -24 10; s M-26 -38 L-18 -8 \
        L18 -8 L26 -38; f M-12 -10 L12 -10 L10 22 L-10 22 Z; s M-6 20 L-16 52; s M6 20 L16 52
        figure.strengthtraining.functional 125 110: = figure.strengthtraining.traditional
        figure.core.training 140 90: f O-46 -6 10; s M-36 4 L0 20 L28 -12 L52 28; s M-30 6 L-24 \
        34 L-40 34
        figure.flexibility 110 115: = figure.cooldown
        figure.pilates 140 90: = figure.core.training
        figure.highintensity.intervaltraining 110 120: = figure.run
        figure.indoor.cycle 130 115: = figure.outdoor.cycle
        figure.mixed.cardio 105 120: = figure.dance
        figure.elliptical 105 120: = figure.walk
        figure.rower 130 105: g rowing
        figure.pool.swim 125 105: g swim
        figure.open.water.swim 125 105: g swim
        figure.water.fitness 125 105: g swim
        figure.outdoor.cycle 130 112: s1 O-37 24 20; s1 O37 24 20; f O16 -44 9; s M4 -28 L-14 -8 \
        L8 4 L0 28; s M6 -26 L18 -12 L34 -12
        figure.stairs 110 115: s M-50 48 L-22 48 L-22 28 L4 28 L4 8 L30 8 L30 -12 L50 -12; f O-6 \
        -46 9; s M-10 -28 L-14 0 L2 4; s M-14 0 L-30 24
        figure.roll 115 115: g wheelchair-accessibility
        figure.boxing 115 122: f O-8 -46 10; s M-10 -30 L-8 6; s M-10 -24 L14 -14 L36 -28; f O42 \
        -32 9; s M-12 -24 L-28 -8 L-10 -2; s M-8 6 L-24 28 L-28 52; s M-8 6 L14 24 L18 52
        figure.martial.arts 120 118: f O-22 -42 10; s M-20 -26 L-10 2 L-16 50; s M-10 2 L20 -6 \
        L50 -30; s M-20 -22 L4 -20; s M-22 -22 L-42 -2
        figure.soccer 115 122: f O-4 -46 10; s M-6 -30 L-4 4 L18 22 L40 14; s M-4 4 L-16 28 L-14 \
        54; s M-6 -26 L-30 -14; s M-6 -26 L20 -22; f O46 44 10
        figure.basketball 110 125: f O-10 -38 10; s M-10 -22 L-10 10 L-20 54; s M-10 10 L8 28 \
        L10 54; s M-10 -18 L18 -30; f O32 -42 11; s M-10 -16 L-30 4
        figure.tennis 120 120: f O-14 -44 10; s M-14 -28 L-12 6 L-28 52; s M-12 6 L10 26 L16 52; \
        s M-14 -22 L14 -20 L22 -30; s E36 -38 12 15
        figure.golf 105 122: f O-6 -44 10; s M-8 -28 L-8 8; s M-8 -24 L12 -6; s M12 -6 L44 44; s \
        M-8 8 L-18 52; s M-8 8 L12 28 L12 52
        figure.skiing.downhill 120 115: f O14 -42 10; s M8 -28 L-10 0 L8 12 L0 34; s M10 -24 L34 \
        -14; s M-52 20 L44 50
        figure.snowboarding 120 115: f O4 -44 10; s M0 -28 L-2 4 L-22 16 L-24 34; s M-2 4 L18 16 \
        L18 38; s M-34 -14 L32 -20; s M-48 38 L46 48
        figure.surfing 120 115: f O6 -42 10; s M0 -26 L-6 2 L-26 18; s M-6 2 L18 12 L16 32; s \
        M-34 -16 L34 -16; s M-52 30 C-20 46 24 46 52 30
        figure.climbing 105 125: f O6 -34 10; s M0 -20 L-4 12 L-26 22 L-24 52; s M-4 12 L16 26 \
        L10 52; s M2 -18 L-16 -28 L-16 -52; s M4 -16 L28 -30 L38 -50; s1 M48 -54 L48 54
        figure.jumprope 110 122: s A0 4 48 15 165; f O0 -42 10; s M0 -26 L0 8; s M-46 16 L-24 4 \
        L0 -18 L24 4 L46 16; s M0 8 L-10 40; s M0 8 L10 40
        figure.volleyball 105 122: = figure.basketball
        figure.fall 120 110: f O-24 -38 10; s M-20 -24 L0 2 L-18 20 L-44 18; s M0 2 L30 8 L44 \
        -18; s M-18 -20 L12 -24; s1 M-50 46 L50 46
        figure.seated.side 85 122: f O-2 -46 10; s M-8 -30 L-8 10 L20 12 L22 52; s M-6 -20 L16 \
        -6; s1 M-26 -20 L-26 52
        brain 125 110: o M-4 -44 C-14 -52 -28 -46 -30 -36 C-44 -36 -50 -22 -44 -12 C-54 -4 -52 \
        12 -42 18 C-42 32 -28 40 -18 36 C-14 46 -4 46 0 40 C4 46 14 46 18 36 C28 40 42 32 42 18 \
        C52 12 54 -4 44 -12 C50 -22 44 -36 30 -36 C28 -46 14 -52 4 -44 L0 -40 Z; i M0 -38 L0 38; \
        i M-30 -36 C-32 -26 -24 -20 -16 -22; i M30 -36 C32 -26 24 -20 16 -22; i M-42 18 C-32 20 \
        -24 12 -26 4; i M42 18 C32 20 24 12 26 4
        brain.head.profile 105 120: o M-12 52 L-12 36 L-28 36 C-36 36 -38 30 -37 20 L-46 14 Q-50 \
        11 -47 7 L-38 -10 C-36 -38 -18 -52 6 -52 C34 -52 50 -32 48 -8 C47 8 38 18 34 28 L34 52 \
        Z; i M-10 -18 C-14 -30 4 -38 10 -28 C22 -32 32 -20 24 -10 C32 -2 24 12 12 6 L8 24; i \
        M-10 -18 C-22 -10 -14 4 -2 0 C2 4 6 6 12 6
        ear 90 122: s M-34 -14 C-36 -64 44 -64 38 -12 C36 10 16 12 14 32 C12 56 -22 56 -24 34; s \
        M-16 -12 C-16 -40 22 -40 18 -10 C16 2 4 4 0 16
        nose 90 115: s M4 -48 C0 -20 -12 0 -24 14 C-36 30 -18 40 -8 34 C2 46 16 46 22 38 C34 40 \
        36 26 28 18
        mouth 130 80: o M-54 0 C-36 -14 -24 -28 -10 -24 L0 -20 L10 -24 C24 -28 36 -14 54 0 C36 \
        24 18 30 0 30 C-18 30 -36 24 -54 0 Z; i M-52 0 L52 0
        mustache 140 70: f M0 -8 C12 -28 34 -22 38 -6 C42 8 56 10 64 -2 C64 18 40 30 22 22 C10 \
        18 4 10 0 4 C-4 10 -10 18 -22 22 C-40 30 -64 18 -64 -2 C-56 10 -42 8 -38 -6 C-34 -22 -12 \
        -28 0 -8 Z
        eyes 125 105: o E-26 0 22 34; o E26 0 22 34; d O-18 6 10; d O34 6 10
        eyeglasses 150 70: s R-64 -14 50 38 16; s R14 -14 50 38 16; s M-14 2 C-8 -8 8 -8 14 2; s \
        M-64 0 L-70 -22; s M64 0 L70 -22
        sunglasses 150 70: = eyeglasses; f R-60 -10 42 30 12; f R18 -10 42 30 12
        facemask 140 90: o M-40 -30 C-16 -30 -10 -38 0 -38 C10 -38 16 -30 40 -30 L40 6 C34 28 14 \
        38 0 38 C-14 38 -34 28 -40 6 Z; i M-22 -8 L22 -8; i M-22 10 L22 10; s M-40 -24 C-66 -26 \
        -68 8 -38 12; s M40 -24 C66 -26 68 8 38 12
        comb 130 80: o M-56 -26 Q-56 -34 -48 -34 L48 -34 Q56 -34 56 -26 L56 -8 L-56 -8 Z; s M-50 \
        -6 L-50 30; s M-30 -6 L-30 30; s M-10 -6 L-10 30; s M10 -6 L10 30; s M30 -6 L30 30; s \
        M50 -6 L50 30
        hand.raised.app: = app; d M-16 4 L-9 10 L-9 -14 C-9 -19 -4 -19 -4 -14 L-4 -18 C-4 -24 3 \
        -24 3 -18 L3 -14 C3 -20 9 -20 9 -14 L9 -8 C9 -14 16 -14 16 -8 L16 6 C16 18 8 24 1 24 C-8 \
        24 -12 16 -20 8 C-22 4 -19 2 -16 4 Z
        hand.raised.fingers.spread 110 118: = hand.raised
        hand.wave 115 115: = hand.raised @-18 0 2 0.9; s M34 -46 C44 -42 50 -34 50 -24; s M-34 \
        46 C-44 44 -50 38 -52 28
        hand.point.up 92 122: o M-8 -44 C-8 -54 8 -54 8 -44 L8 -10 L26 -6 C38 -4 42 2 42 12 L40 \
        30 C38 46 28 52 14 52 L2 52 C-10 52 -16 46 -22 38 L-40 14 C-46 4 -36 -2 -28 4 L-8 18 Z; \
        i M8 -8 L8 8; i M24 -4 L24 10
        hand.point.up.left 105 118: = hand.point.up @-30
        hand.point.right 122 92: = hand.point.up @90
        hand.point.left 122 92: = hand.point.right mirror
        hand.point.down 92 122: = hand.point.right @90
        hand.point.up.braille 132 122: = hand.point.up -18 0 1; f O40 -36 6; f O58 -36 6; f O40 -16 6; \
        f O58 -16 6; f O40 4 6; f O58 4 6
        hand.tap 105 122: = hand.point.up 2 8 0.86; s1 A-2 -28 24 180 360
        hand.draw 115 118: = hand.point.up 16 12 0.78; s1 M-48 -20 C-44 -56 -20 -56 -16 -36 C-12 \
        -20 -32 -14 -36 -30
        hand.pinch 115 110: = hand.point.up 4 4 0.9; s1 M-50 -30 L-26 -30
        hands.clap 125 118: = hand.raised @-24 -6 8 0.8; s1 M20 -48 L26 -38; s1 M40 -44 L34 -34; \
        s1 M0 -54 L2 -42; o1 M40 -20 C54 -10 54 16 40 32 C34 40 28 44 20 46
        hands.sparkles 130 110: = hand.raised @-20 -22 10 0.7; = hand.raised mirror @20 24 10 \
        0.7; = sparkle 0 -38 0.3
        lungs 125 110: o M-10 -8 L-10 14 C-10 36 -30 46 -46 44 C-56 42 -56 26 -54 10 C-50 -14 \
        -38 -36 -24 -36 C-14 -36 -10 -24 -10 -8 Z; o M10 -8 L10 14 C10 36 30 46 46 44 C56 42 56 \
        26 54 10 C50 -14 38 -36 24 -36 C14 -36 10 -24 10 -8 Z; s M0 -52 L0 -8 L-8 0; s M0 -8 L8 \
        0
        faceid 117 112: = viewfinder; s M-16 -18 L-16 -8; s M16 -18 L16 -8; s M2 -18 L2 2 L-4 4; \
        s M-16 18 Q0 30 16 18
        touchid 110 115: t M-44 10 C-48 -30 -22 -46 2 -46 C26 -46 44 -30 46 -2; t M-32 36 C-38 4 \
        -32 -27 2 -27 C34 -27 36 8 31 34; t M-14 46 C-22 16 -18 -9 2 -9 C20 -9 20 18 15 46; t M1 \
        9 C3 22 2 38 -1 50
        face.dashed 117 112: = circle.dashed; f O-16 -12 6; f O16 -12 6; s M-22 12 Q0 36 22 12
        face.smiling.inverse 120 115.31: f O0 0 50; c O-16 -12 6; c O16 -12 6; c M-24 10 Q0 20 \
        24 10 Q0 46 -24 10 Z
        face.frowning 116.5 111.5: o O0 0 45.6; d O-16 -12 6; d O16 -12 6; i M-20 26 Q0 6 20 26
        allergens 115 105: f O0 0 10; f O-34 -20 8; f O34 -20 8; f O-34 20 8; f O34 20 8; f O0 \
        -38 8; f O0 38 8; s O0 0 24
        shareplay 145 110: = person 0 18 0.52; s1 A0 10 34 150 390; s1 A0 10 52 155 385
        sharedwithyou 120 108: = bubble.left; d O0 -18 10; d M-20 14 C-18 -6 18 -6 20 14 Z
        person 111.5 102.5: o O0 -22 19; o M-40 38 C-40 12 -22 6 0 6 C22 6 40 12 40 38 Q40 43 34 \
        43 L-34 43 Q-40 43 -40 38 Z
        person.2 160 100: o1 O33 -17 15; o1 M-2 41 C-2 15 15 8 33 8 C51 8 70 15 70 36 Q70 41 64 \
        41 L4 41 Q-2 41 -2 41 Z; c M-63 37 C-63 12 -44 5 -23 5 C-2 5 17 12 17 37 Q17 42 11 42 \
        L-57 42 Q-63 42 -63 37 Z; k M-63 37 C-63 12 -44 5 -23 5 C-2 5 17 12 17 37 Q17 42 11 42 \
        L-57 42 Q-63 42 -63 37 Z; o O-23 -21 18; o M-63 37 C-63 12 -44 5 -23 5 C-2 5 17 12 17 37 \
        Q17 42 11 42 L-57 42 Q-63 42 -63 37 Z
        person.3 190 92: o1 O-54 -14 12.5; o1 O54 -14 12.5; o1 M-86 34 C-86 14 -71 9 -54 9 C-37 \
        9 -22 14 -22 37 L-81 37 Q-86 37 -86 34 Z; o1 M86 34 C86 14 71 9 54 9 C37 9 22 14 22 37 \
        L81 37 Q86 37 86 34 Z; c M-36 36 C-36 12 -19 5 0 5 C19 5 36 12 36 36 Q36 41 30 41 L-30 \
        41 Q-36 41 -36 36 Z; k M-36 36 C-36 12 -19 5 0 5 C19 5 36 12 36 36 Q36 41 30 41 L-30 41 \
        Q-36 41 -36 36 Z; o O0 -20 16.5; o M-36 36 C-36 12 -19 5 0 5 C19 5 36 12 36 36 Q36 41 30 \
        41 L-30 41 Q-36 41 -36 36 Z
        person.crop.circle 116.5 111.5: o O0 0 45.6; d O0 -12 14; d M-26 28 C-22 10 22 10 26 28 \
        C14 40 -14 40 -26 28 Z
        person.crop.circle.fill 116.5 111.5: f O0 0 50; c O0 -12 15; c M-29 30 C-26 10 26 10 29 \
        30 C14 44 -14 44 -29 30 Z
        person.crop.square 111.5 99.5: o R-41 -41 82 82 17; d O0 -10 13; d M-26 34 C-22 12 22 12 \
        26 34 Z
        person.crop.rectangle 140 100: o R-56 -39 112 78 14; d O0 -10 12; d M-24 30 C-20 10 20 \
        10 24 30 Z
        person.text.rectangle 140 100: o R-56 -39 112 78 14; d O-26 -10 10; d M-42 24 C-38 6 -14 \
        6 -10 24 Z; i M8 -12 L38 -12; i M8 8 L38 8
        person.fill.questionmark 150 105: f O-18 -20 21; f M-60 44 C-58 12 22 12 24 44 Z; = \
        questionmark 46 -6 0.6
        person.fill.checkmark 150 105: f O-18 -20 21; f M-60 44 C-58 12 22 12 24 44 Z; = checkmark 46 0 \
        0.5
        person.fill.xmark 150 105: f O-18 -20 21; f M-60 44 C-58 12 22 12 24 44 Z; = xmark 46 0 0.5
        personalhotspot 130 90: = link @45
        eye 138 92: o M-58 0 C-34 -42 34 -42 58 0 C34 42 -34 42 -58 0 Z; i O0 0 17
        hand.thumbsup 120.5 114.5: s R-48 -6 16 48 4; o M-20 -2 L-4 -18 L0 -44 C4 -54 20 -50 18 \
        -34 L14 -12 L36 -12 C48 -12 48 0 44 6 C48 14 44 18 40 22 C42 30 38 34 34 36 C34 44 28 46 \
        22 46 L0 46 C-10 46 -14 40 -20 38 Z
        hand.thumbsdown 120.5 114.5: = hand.thumbsup @180 mirror
        hand.raised 105 118: o M-36 6 L-20 22 L-20 -32 C-20 -42 -8 -42 -8 -32 L-8 -42 C-8 -52 6 \
        -52 6 -42 L6 -34 C6 -44 20 -44 20 -34 L20 -20 C20 -30 34 -30 34 -20 L34 14 C34 40 18 50 \
        2 50 C-18 50 -28 32 -44 14 C-48 8 -42 2 -36 6 Z; i M-8 -30 L-8 2; i M6 -32 L6 2; i M20 \
        -20 L20 6
        figure.walk 80 125: f O6 -48 9; s M2 -30 L-4 6 L14 24 L20 54; s M-4 6 L-14 30 L-28 52; s \
        M2 -28 L-18 -14 L-24 4; s M4 -26 L16 -10 L30 -6
        figure.run 100 122: f O18 -48 9; s M8 -30 L-6 2 L14 16 L8 46; s M-6 2 L-16 24 L-42 28; s \
        M8 -30 L-18 -30 L-30 -14; s M10 -26 L22 -8 L40 -10
        face.smiling 116.5 111.5: o O0 0 45.6; d O-16 -12 6; d O16 -12 6; i M-22 12 Q0 36 22 12
        """
}
