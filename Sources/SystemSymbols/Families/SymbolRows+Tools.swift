extension SymbolRows {
    static let tools = """
        wrench.adjustable 115 111: = wrench; i M-18 26 L-10 34
        screwdriver 115 111: o M-46 -46 L-36 -48 L-14 -24 L-22 -16 L-44 -36 Z; s M-18 -20 L8 6; \
        o M10 -4 L44 30 Q52 38 44 46 Q36 52 28 44 L-4 12 Z
        wrench.and.screwdriver 120 114: = wrench 0 0 0.95; k M-40 -42 L40 38; s M-42 -44 L-8 \
        -10; o M12 2 L42 30 Q50 38 43 45 Q36 50 29 43 L2 14 Z
        eyedropper 110 112: o M-40 32 L12 -20 L24 -8 L-28 44 L-42 46 Q-46 46 -44 40 Z; o M6 -30 \
        L14 -38 L22 -32 C30 -46 40 -50 46 -46 C52 -40 48 -28 34 -20 L40 -12 L32 -4 Z
        eyedropper.halffull 110 112: = eyedropper; f M-20 14 L6 14 L-26 44 L-42 46 Z
        ruler 140 80: o R-62 -22 124 44 8; i M-42 -20 L-42 -6; i M-26 -20 L-26 2; i M-10 -20 \
        L-10 -6; i M6 -20 L6 2; i M22 -20 L22 -6; i M38 -20 L38 2
        pencil.and.ruler 128 112: = ruler @45 6 -2 0.8; k M-40 40 L38 -38; = pencil 0 0 0.95
        level 130 90: o R-58 -26 116 52 10; i R-24 -12 48 24 12; i M-6 -10 L-6 10; i M8 -10 L8 \
        10
        highlighter 115 112: o M-34 24 L22 -38 Q28 -44 36 -38 L42 -32 Q48 -24 42 -18 L-18 40 \
        L-30 36 Z; f M-34 30 L-24 42 L-46 46 Z; i M8 -22 L26 -4
        pencil.line 110 108: = pencil 0 -4 0.9; s M-44 46 L44 46
        pencil.and.outline 125 112: = pencil -4 0 1; s1 M-48 -20 C-48 -44 -20 -50 -4 -40; s1 M0 \
        46 C20 48 46 40 48 10
        pencil.and.scribble 125 112: = pencil; s1 M-48 -12 C-44 -46 -24 -46 -24 -28 C-24 -14 -44 \
        -16 -36 -32 C-28 -46 -6 -46 0 -34
        pencil.and.list.clipboard 118 122: = list.clipboard -8 0 0.95; k M10 44 L46 6; = pencil \
        30 26 0.5
        pencil.tip.crop.circle 117 112: s O0 0 45.6; f M0 -22 L20 28 L-20 28 Z
        lasso 128 105: s E4 -14 48 26; s M-28 8 C-46 10 -48 30 -32 30 C-20 30 -24 14 -34 22 C-42 \
        28 -40 42 -50 44
        lasso.and.sparkles 128 110: = lasso 0 6 0.9; = sparkle 40 -38 0.34
        eraser 125 105: o M-50 22 L-6 -34 Q0 -40 8 -36 L44 -10 Q52 -4 46 4 L18 38 L-28 38 L-48 \
        30 Q-54 26 -50 22 Z; i M-24 -10 L28 26
        paintbrush.pointed 112 112: o M46 -46 C40 -50 -4 -6 -12 8 L2 22 C16 14 52 -38 46 -46 Z; \
        o M-16 12 C-34 10 -28 40 -50 44 C-30 50 -6 50 0 26 Z
        paintroller: g format-paint
        arcade.stick 110 120: o R-46 16 92 30 8; s M0 16 L0 -24; f O0 -36 14; f O28 8 8
        arcade.stick.console 118 120: = arcade.stick
        dpad 116 112: o M-15 -46 L15 -46 L15 -15 L46 -15 L46 15 L15 15 L15 46 L-15 46 L-15 15 \
        L-46 15 L-46 -15 L-15 -15 Z
        basket 128 108: o M-46 -8 L46 -8 L38 36 Q36 44 28 44 L-28 44 Q-36 44 -38 36 Z; s M-54 -8 \
        L54 -8; s M-30 -8 L-14 -44; s M30 -8 L14 -44; i M-16 8 L-14 28; i M0 8 L0 28; i M16 8 \
        L14 28
        giftcard 140 102: o R-56 -39 112 78 13; i M-56 10 L56 10; i M-14 10 C-38 -6 -24 -24 -14 \
        -4 L-14 10 C6 -6 0 -24 -14 -4; i M-14 10 L-28 32; i M-14 10 L0 32
        ticket 140 92: o M-58 -30 L58 -30 L58 -10 C46 -8 46 8 58 10 L58 30 L-58 30 L-58 10 C-46 \
        8 -46 -8 -58 -10 Z; i M20 -22 L20 -14; i M20 -4 L20 4; i M20 14 L20 22
        case 130 105: o R-52 -26 104 66 11; s M-18 -26 L-18 -36 Q-18 -44 -10 -44 L10 -44 Q18 -44 \
        18 -36 L18 -26
        latch.2.case 130 105: = case; i M-26 -26 L-26 -4; i M26 -26 L26 -4; i M-52 -4 L52 -4
        suitcase.rolling 86 126: o R-32 -24 64 68 10; s M-14 -24 L-14 -54 L14 -54 L14 -24; i \
        M-12 -10 L-12 30; i M12 -10 L12 30; f O-20 50 6; f O20 50 6
        suitcase.cart 120 118: = suitcase.rolling
        backpack 105 122: o M-36 0 C-36 -28 -24 -42 0 -42 C24 -42 36 -28 36 0 L36 42 Q36 50 28 \
        50 L-28 50 Q-36 50 -36 42 Z; s M-12 -42 C-12 -56 12 -56 12 -42; i R-20 14 40 24 4; i \
        M-14 -18 L14 -18
        handbag 112 115: o M-38 -10 L38 -10 L46 40 Q47 48 39 48 L-39 48 Q-47 48 -46 40 Z; s M-20 \
        -10 C-22 -60 22 -60 20 -10
        purse 112 115: = handbag
        book.pages 135 105: = book; i M-42 -18 L-18 -14; i M-42 0 L-18 4; i M42 -18 L18 -14; i \
        M42 0 L18 4
        text.book.closed 105 115: = book.closed; i M-14 -28 L22 -28; i M-14 -12 L12 -12
        character.book.closed 105 115: = book.closed; i M-8 12 L5 -30 L18 12; i M-3 -2 L13 -2
        menucard 112 118: o M-46 -46 L0 -38 L46 -46 L46 42 L0 50 L-46 42 Z; i M0 -38 L0 50; i \
        M14 -20 L32 -23; i M14 0 L32 -3
        magazine 112 118: o R-38 -48 76 96 7; i R-22 -32 44 20 2; i M-22 8 L22 8; i M-22 26 L10 \
        26
        greetingcard 110 118: o M-40 -42 L12 -50 Q20 -50 20 -42 L20 52 L-40 44 Z; s M20 -42 L40 \
        -42 L40 44 L20 44; d O-10 -4 12
        scroll 125 112: o M-34 -44 L30 -44 Q40 -44 40 -34 L40 18 L52 18 C52 40 48 44 38 44 L-26 \
        44 C-36 44 -38 38 -38 30 L-38 -18 L-52 -18 C-54 -38 -46 -44 -34 -44 Z; i M-18 -20 L20 \
        -20; i M-18 0 L20 0; i M-18 22 L6 22
        studentdesk 130 100: s M-56 -20 L56 -20; s M-44 -20 L-44 40; s M44 -20 L44 40; o R-10 \
        -20 34 22 3
        globe.desk 100 122: o O0 -12 32; s A0 -12 46 -50 130; s M0 34 L0 48; s M-22 50 L22 50; i \
        M-24 -22 L10 -30 L14 -14 L-6 -4 Z
        dumbbell 150 90: o R-44 -30 20 60 6; o R24 -30 20 60 6; s M-58 -16 L-58 16; s M58 -16 \
        L58 16; s M-24 0 L24 0
        skateboard 150 80: s M-64 -16 C-56 -6 -50 -6 -40 -6 L40 -6 C50 -6 56 -6 64 -16; f O-34 \
        14 10; f O34 14 10
        medal 100 122: o O0 18 32; s M-14 -10 L-32 -52 L-8 -52 L0 -32 L8 -52 L32 -52 L14 -10; i \
        M0 6 L0 30
        laurel.leading 80 120: s M26 50 C-14 40 -30 4 -16 -46; o E-32 -18 7 15; o E-28 18 8 13; \
        o E-4 42 13 7; o E2 -22 6 14; o E6 12 6 13
        laurel.trailing 80 120: = laurel.leading mirror
        party.popper 120 118: o M-50 48 L-22 -18 L24 26 Z; s M4 -14 C14 -24 10 -38 2 -46; s M20 \
        8 C30 -4 44 -2 50 4; s M10 -6 L44 -42; f O-18 -44 5; f O30 -20 5; f O50 -18 5; f O24 -50 \
        5
        balloon 84 125: o M0 -52 C44 -52 36 12 0 26 C-36 12 -44 -52 0 -52 Z; f M-8 36 L8 36 L0 \
        26 Z; s M0 36 C8 44 -8 48 0 56
        balloon.2 110 122: = balloon -22 -4 0.9; = balloon 26 8 0.75
        fireworks 116 116: s M0 -16 L0 -46; s M0 16 L0 46; s M-16 0 L-46 0; s M16 0 L46 0; s \
        M-11 -11 L-33 -33; s M11 -11 L33 -33; s M-11 11 L-33 33; s M11 11 L33 33
        birthday.cake 116 122: o M-46 6 Q-46 -10 -30 -10 L30 -10 Q46 -10 46 6 L46 46 L-46 46 Z; \
        i M-44 16 C-32 30 -24 12 -14 20 C-4 30 4 30 14 20 C24 12 32 30 44 16; s M0 -10 L0 -30; f \
        M0 -54 C12 -42 8 -36 0 -34 C-8 -36 -12 -42 0 -54 Z; s M-54 48 L54 48
        mug 128 105: o M-46 -36 L26 -36 L26 28 Q26 40 14 40 L-34 40 Q-46 40 -46 28 Z; s M26 -22 \
        L38 -22 Q50 -22 50 -10 L50 8 Q50 20 38 20 L26 20; i M-24 -14 L-24 18; i M2 -14 L2 18
        wineglass 82 125: o M-24 -52 L24 -52 C32 -20 22 4 0 4 C-22 4 -32 -20 -24 -52 Z; i M-26 \
        -24 L26 -24; s M0 4 L0 50; s M-22 52 L22 52
        takeoutbag.and.cup.and.straw 130 122: o M-54 -24 L2 -24 L2 48 L-54 48 Z; s M-44 -24 L-44 \
        -38 L-8 -38 L-8 -24; o M14 -6 L54 -6 L48 48 L20 48 Z; s M32 -6 L36 -44 L48 -48
        waterbottle 66 126: o M-14 -34 L14 -34 C26 -26 26 -18 26 -8 L26 42 Q26 52 16 52 L-16 52 \
        Q-26 52 -26 42 L-26 -8 C-26 -18 -26 -26 -14 -34 Z; s M-12 -50 L12 -50; i M-26 6 L26 6
        frying.pan 140 90: o O-20 0 38; i O-20 0 22; s M20 -4 L64 -14
        cooktop 120 110: o R-50 -42 100 84 12; i O-22 -16 11; i O22 -16 11; i O-22 18 11; i O22 \
        18 11
        oven 110 115: o R-44 -48 88 96 12; i R-28 -12 56 40 6; i M-26 -30 L-10 -30; d O18 -30 6
        microwave 130 95: o R-58 -36 116 72 10; i R-44 -22 64 44 5; d O40 -14 5; d O40 6 5
        refrigerator 84 125: o R-32 -54 64 108 10; i M-32 -12 L32 -12; i M-18 -36 L-18 -24; i \
        M-18 2 L-18 20
        washer 110 115: o R-44 -48 88 96 10; i O0 10 24; d O-26 -32 5; i M4 -32 L28 -32
        dryer 110 115: o R-44 -48 88 96 10; i O0 10 24; i O0 10 8; d O-26 -32 5; i M4 -32 L28 \
        -32
        dishwasher 110 115: o R-44 -48 88 96 10; i M-44 -22 L44 -22; d O-24 -35 5; i O0 14 18
        sink 125 105: o M-50 4 L50 4 L42 40 L-42 40 Z; s M-14 4 L-14 -30 C-14 -50 18 -50 18 -30 \
        L18 -22
        spigot 115 110: o M-46 -16 L10 -16 C34 -16 44 0 44 22 L22 22 C22 10 16 8 6 8 L-46 8 Z; s \
        M-10 -16 L-10 -40; s M-28 -42 L8 -42; f O33 40 7
        shower 110 115: s M-42 50 L-42 -32 C-42 -54 -4 -54 -4 -32; o M-26 -8 C-26 -36 20 -36 20 \
        -8 Z; f O-18 10 5; f O-3 10 5; f O12 10 5; f O-18 28 5; f O-3 28 5; f O12 28 5
        bathtub 130 110: o M-56 4 L56 4 L52 26 Q48 42 34 42 L-34 42 Q-48 42 -52 26 Z; s M-42 4 \
        L-42 -34 C-42 -52 -14 -52 -14 -34; s M-30 44 L-34 52; s M30 44 L34 52
        toilet 92 122: o R-32 -50 22 56 5; o M-32 6 L38 6 C38 26 26 34 10 36 L12 50 L-22 50 L-22 \
        34 C-30 28 -32 20 -32 6 Z
        sofa 145 95: o M-42 0 L-42 -22 Q-42 -36 -28 -36 L28 -36 Q42 -36 42 -22 L42 0; o M-44 14 \
        L44 14 L44 4 C44 -12 64 -12 64 6 L64 26 Q64 34 56 34 L-56 34 Q-64 34 -64 26 L-64 6 C-64 \
        -12 -44 -12 -44 4 Z; s M-50 36 L-50 44; s M50 36 L50 44
        chair 80 122: s M-24 -52 L-24 50; s M-24 2 L26 2 L26 50; s M-24 -46 L8 -46; s M-24 -22 \
        L8 -22
        chair.lounge 125 100: s M-54 -34 L-22 14 L34 14 L52 2; s M-16 14 L-24 42; s M30 14 L38 \
        42
        table.furniture 140 95: o R-62 -34 124 18 5; s M-48 -16 L-48 40; s M48 -16 L48 40
        cabinet 115 118: o R-46 -48 92 88 8; i M0 -48 L0 40; d O-12 -2 5; d O12 -2 5; s M-34 42 \
        L-34 50; s M34 42 L34 50
        lamp.desk 112 118: s M-38 50 L24 50; s M-8 50 L-30 10 L4 -22; o M0 -46 L38 -8 C28 6 12 \
        -2 8 -8 L-14 -30 C-18 -38 -12 -48 0 -46 Z
        lamp.floor 70 125: o M-14 -52 L14 -52 L28 -14 L-28 -14 Z; s M0 -14 L0 50; s M-18 52 L18 \
        52
        lamp.table 92 122: o M-18 -48 L18 -48 L36 -4 L-36 -4 Z; o M-14 8 L14 8 C22 24 16 44 10 \
        48 L-10 48 C-16 44 -22 24 -14 8 Z
        lightbulb.led 84 125: = lightbulb
        lightbulb.max 125 125: = lightbulb 0 8 0.78; s1 M-50 -10 L-40 -10; s1 M50 -10 L40 -10; \
        s1 M-36 -44 L-29 -37; s1 M36 -44 L29 -37
        lightbulb.min 110 122: = lightbulb 0 4 0.85
        lightswitch.on 78 122: o R-30 -52 60 104 12; i R-12 -26 24 52 5; i M-4 -14 L4 -14
        light.max 129 126: = sun.max
        light.min 115 110: = sun.min
        light.beacon.max 125 112: o M-26 30 L-26 0 C-26 -34 26 -34 26 0 L26 30 Z; s M-38 44 L38 \
        44; s1 M-44 -14 L-54 -18; s1 M44 -14 L54 -18; s1 M-28 -36 L-34 -46; s1 M28 -36 L34 -46
        fan 115 115: o O0 0 9; o M-6 -10 C-26 -30 -18 -50 2 -50 C22 -50 22 -26 6 -10 Z; o M10 -6 \
        C30 -26 50 -18 50 2 C50 22 26 22 10 6 Z; o M6 10 C26 30 18 50 -2 50 C-22 50 -22 26 -6 10 \
        Z; o M-10 6 C-30 26 -50 18 -50 -2 C-50 -22 -26 -22 -10 -6 Z
        fan.ceiling 140 90: s M0 -40 L0 -8; f O0 2 14; s M-14 2 L-60 -4; s M14 2 L60 -4; s M0 14 \
        L0 26
        fanblades 115 115: = fan
        heater.vertical 92 120: o R-36 -48 72 88 8; i M-14 -30 L-14 22; i M0 -30 L0 22; i M14 \
        -30 L14 22; s M-24 42 L-24 50; s M24 42 L24 50
        air.conditioner.horizontal 140 92: o R-60 -40 120 44 10; i M-40 -10 L40 -10; s M-28 18 \
        L-36 36; s M0 18 L0 38; s M28 18 L36 36
        air.purifier 84 122: o R-32 -50 64 100 16; i M-14 -30 L14 -30; i O0 12 14
        humidifier 84 122: o R-32 -20 64 70 12; f M0 -54 C14 -40 8 -30 0 -28 C-8 -30 -14 -40 0 \
        -54 Z
        door.left.hand.open 100 120: s M-42 48 L42 48; s M-32 48 L-32 -48 L30 -48 L30 48; f M-30 \
        -46 L8 -34 L8 60 L-30 48 Z; c O-2 6 5
        door.left.hand.closed 95 120: s M-42 48 L42 48; o R-30 -48 60 96 6; d O-14 4 6
        door.right.hand.open 100 120: = door.left.hand.open mirror
        door.right.hand.closed 95 120: = door.left.hand.closed mirror
        door.garage.closed 130 108: s M-54 46 L-54 -20 L0 -46 L54 -20 L54 46; i M-36 -10 L36 \
        -10; i M-36 10 L36 10; i M-36 30 L36 30
        door.garage.open 130 108: s M-54 46 L-54 -20 L0 -46 L54 -20 L54 46; i M-36 -10 L36 -10
        window.vertical.closed 100 118: o R-40 -48 80 96 6; i M0 -48 L0 48; i M-40 0 L40 0
        window.vertical.open 100 118: s R-40 -48 80 96 6; i M-40 -20 L40 -20
        curtains.closed 120 112: s M-52 -44 L52 -44; o M-44 -44 L-2 -44 L-2 44 L-44 44 Z; o M2 \
        -44 L44 -44 L44 44 L2 44 Z; i M-22 -34 L-22 34; i M22 -34 L22 34
        blinds.horizontal.closed 120 110: s M-50 -44 L50 -44; s M-44 -26 L44 -26; s M-44 -8 L44 \
        -8; s M-44 10 L44 10; s M-44 28 L44 28; s M-50 46 L50 46
        roller.shade.closed 112 112: s M-50 -46 L50 -46; o R-40 -46 80 72 2; s M0 26 L0 46
        fireplace 125 115: o M-50 -28 L50 -28 L50 48 L-50 48 Z; s M-58 -42 L58 -42; i M-26 46 \
        L-26 0 L26 0 L26 46; f M0 10 C14 24 14 40 0 42 C-14 40 -14 24 0 10 Z
        stairs 120 112: s M-52 46 L-26 46 L-26 20 L0 20 L0 -6 L26 -6 L26 -32 L52 -32
        tent 140 105: o M0 -38 L56 40 L-56 40 Z; i M0 -6 L22 40; i M0 -6 L-22 40; s M-8 -48 L0 \
        -38 L8 -48
        tent.2 150 105: = tent
        binoculars 130 112: o M-42 -36 L-22 -36 L-12 -12 L-12 38 L-52 38 L-52 10 Z; o M42 -36 \
        L22 -36 L12 -12 L12 38 L52 38 L52 10 Z; s M-12 0 L12 0
        scalemass 112 112: o M-26 -22 L26 -22 L46 46 L-46 46 Z; s O0 -36 11; i M-8 14 L8 14
        lifepreserver 117 112: o O0 0 45.6; i O0 0 20; i M-14 -14 L-32 -32; i M14 -14 L32 -32; i \
        M-14 14 L-32 32; i M14 14 L32 32
        flashlight.on.fill 80 128: f M-24 -34 L24 -34 L24 -26 C24 -14 12 -14 12 -2 L12 54 L-12 \
        54 L-12 -2 C-12 -14 -24 -14 -24 -26 Z; s M0 -44 L0 -54; s M-20 -44 L-28 -52; s M20 -44 \
        L28 -52
        powerplug 84 125: o M-30 -22 L30 -22 L30 2 C30 22 18 30 0 30 C-18 30 -30 22 -30 2 Z; s \
        M-14 -24 L-14 -50; s M14 -24 L14 -50; s M0 30 L0 54
        powercord 112 112: = powerplug @45 0 0 0.9
        ev.plug.ac.type.1: = powerplug
        key.horizontal 140 78: o O-36 0 24; o M-14 -6 L52 -6 L60 2 L50 12 L42 6 L32 12 L22 6 \
        L-14 6 Z; d O-44 0 6
        lock.rotation 117 122: = arrow.clockwise; f R-15 0 30 22 5; s M-9 0 L-9 -8 C-9 -20 9 -20 \
        9 -8 L9 0
        lock.open.rotation 117 122: = arrow.clockwise; f R-15 0 30 22 5; s M-9 0 L-9 -10 C-9 -22 \
        9 -22 9 -12
        lock.shield 96 118: = shield; d R-16 -4 32 24 5; i M-9 -4 L-9 -12 C-9 -24 9 -24 9 -12 L9 \
        -4
        signpost.right 125 118: s M0 -52 L0 -36; o M-44 -36 L36 -36 L54 -20 L36 -4 L-44 -4 Z; s \
        M0 -4 L0 52
        signpost.left 125 118: = signpost.right mirror
        signpost.right.and.left 125 122: s M0 -56 L0 56; o M-36 -44 L34 -44 L48 -30 L34 -16 L-36 \
        -16 Z; o M36 0 L-34 0 L-48 14 L-34 28 L36 28 Z
        figure.walk.motion 115 125: = figure.walk 12 0 1; s1 M-48 -24 L-34 -24; s1 M-52 -6 L-38 \
        -6; s1 M-50 12 L-40 12
        puzzlepiece.extension 115 112: o M-44 -24 L-14 -24 C-22 -50 22 -50 14 -24 L40 -24 L40 2 \
        C62 -6 62 34 40 26 L40 48 L-44 48 Z
        atom 117 115: t E0 0 48 18; f O0 0 8; t M-24 -41.6 C-8 -50 40 30 24 41.6 C8 50 -40 -30 \
        -24 -41.6 Z; t M24 -41.6 C8 -50 -40 30 -24 41.6 C-8 50 40 -30 24 -41.6 Z
        testtube.2 112 115: o M-40 -46 L-12 -46 L-12 30 C-12 50 -40 50 -40 30 Z; o M12 -46 L40 \
        -46 L40 30 C40 50 12 50 12 30 Z; i M-40 4 L-12 4; i M12 14 L40 14
        flask 105 118: o M-14 -48 L14 -48 L14 -14 L42 38 Q46 48 36 48 L-36 48 Q-46 48 -42 38 \
        L-14 -14 Z; i M-26 16 L26 16; s M-20 -48 L20 -48
        syringe 112 112: o M-30 12 L12 -30 L30 -12 L-12 30 Z; s M-22 22 L-48 48; s M22 -22 L40 \
        -40; s M30 -50 L50 -30; i M-4 -4 L8 8; s M4 -38 L38 -4
        cross.vial 92 122: o R-30 -26 60 76 10; s R-22 -50 44 16 4; i M-12 12 L12 12; i M0 0 L0 \
        24
        ivfluid.bag 84 125: o M-30 -42 L30 -42 L30 18 Q30 34 14 34 L-14 34 Q-30 34 -30 18 Z; s \
        M0 34 L0 54; i M-12 -6 L12 -6; i M0 -18 L0 6
        medical.thermometer 115 112: o M40 -46 Q48 -38 42 -30 L-18 30 L-32 18 L26 -42 Q34 -50 40 \
        -46 Z; s M-28 28 L-46 46; i M0 -6 L8 2
        staroflife 115 115: o M-12 -46 L12 -46 L12 -21 L34 -33 L46 -13 L24 0 L46 13 L34 33 L12 \
        21 L12 46 L-12 46 L-12 21 L-34 33 L-46 13 L-24 0 L-46 -13 L-34 -33 L-12 -21 Z
        pill 112 110: = capsule @-45 0 0 1; i M-14 -14 L14 14
        """
}
