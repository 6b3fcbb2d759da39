extension PublicNames {
    static let objects = """
        trash fill circle circle.fill slash slash.fill square square.fill
        folder fill circle circle.fill badge.plus badge.minus fill.badge.plus badge.questionmark \
        badge.person.crop badge.gearshape
        doc fill circle circle.fill text text.fill on.doc on.doc.fill on.clipboard on.clipboard.fill badge.plus \
        fill.badge.plus plaintext plaintext.fill richtext richtext.fill append append.fill zipper text.image \
        badge.gearshape badge.arrow.up badge.ellipsis
        document fill on.document on.document.fill badge.plus
        clipboard fill
        note text text.badge.plus
        calendar circle circle.fill badge.plus badge.minus badge.clock badge.exclamationmark badge.checkmark \
        day.timeline.left
        book fill circle circle.fill closed closed.fill pages pages.fill
        books.vertical fill circle
        bookmark.square fill
        menucard fill
        magazine fill
        newspaper fill circle
        graduationcap fill circle circle.fill
        backpack fill circle
        pencil circle circle.fill slash tip tip.crop.circle tip.crop.circle.badge.plus line and.outline \
        and.ruler and.ruler.fill and.list.clipboard and.scribble
        highlighter
        ruler fill
        eraser fill line.dashed
        paintbrush fill pointed pointed.fill
        paintpalette fill
        eyedropper halffull full
        scissors circle badge.ellipsis
        scroll fill
        gear circle circle.fill badge badge.checkmark
        gearshape fill circle circle.fill 2 2.fill
        wrench fill and.screwdriver and.screwdriver.fill adjustable adjustable.fill
        hammer fill circle circle.fill
        screwdriver fill
        briefcase fill circle circle.fill
        case fill
        suitcase fill cart cart.fill rolling rolling.fill
        latch.2.case fill
        lock fill circle circle.fill open open.fill slash slash.fill square square.fill shield shield.fill doc \
        doc.fill icloud icloud.fill rotation iphone rectangle rectangle.fill rectangle.stack
        key fill icloud horizontal horizontal.fill
        pin fill circle circle.fill slash slash.fill square
        gift fill circle circle.fill
        giftcard fill
        cart fill circle circle.fill badge.plus badge.minus fill.badge.plus
        basket fill
        bag fill circle circle.fill badge.plus badge.minus fill.badge.plus
        creditcard fill circle circle.fill and.123
        wallet.pass fill
        banknote fill
        ticket fill
        crown fill
        trophy fill circle circle.fill
        medal fill
        rosette
        dumbbell fill
        lightbulb fill slash slash.fill circle circle.fill
        lamp.desk fill
        lamp.table fill
        fan fill
        flashlight.on.fill
        flashlight.off.fill
        binoculars fill
        umbrella fill
        cup.and.saucer fill
        mug fill
        wineglass fill
        fork.knife circle circle.fill
        takeoutbag.and.cup.and.straw fill
        birthday.cake fill
        carrot fill
        popcorn fill
        bed.double fill circle
        sofa fill
        chair fill
        table.furniture
        refrigerator fill
        oven
        microwave
        washer
        shower fill
        bathtub fill
        toilet
        door.left.hand.open
        door.left.hand.closed
        stairs
        stove fill
        balloon fill 2 2.fill
        party.popper fill
        fireworks
        gamecontroller fill circle
        dpad fill
        puzzlepiece fill extension extension.fill
        theatermasks fill circle
        dice fill
        die.face.1 fill
        die.face.3 fill
        die.face.5 fill
        die.face.6 fill
        football fill
        soccerball
        basketball fill
        baseball
        volleyball
        tennis.racket
        sportscourt fill
        skateboard fill
        guitars fill
        pianokeys inverse
        music.note list house house.fill tv tv.fill
        music.mic circle
        music.quarternote.3
        headphones circle circle.fill
        hifispeaker fill
        radio fill
        amplifier
        metronome fill
        tuningfork
        waveform circle circle.fill path path.badge.plus path.ecg path.ecg.rectangle and.mic \
        and.magnifyingglass
        camera fill circle circle.fill rotate rotate.fill on.rectangle on.rectangle.fill filters aperture \
        macro badge.ellipsis metering.center.weighted
        photo fill circle circle.fill on.rectangle on.rectangle.fill on.rectangle.angled stack stack.fill \
        artframe badge.plus badge.arrow.down tv
        film fill stack stack.fill circle
        livephoto play slash
        video.and.waveform
        tv fill circle circle.fill and.mediabox
        display 2 and.arrow.down
        desktopcomputer
        pc
        macwindow on.rectangle badge.plus
        laptopcomputer and.iphone
        server.rack
        iphone circle slash radiowaves.left.and.right gen1 gen2 gen3 homebutton and.arrow.forward landscape
        ipad landscape and.iphone
        applewatch watchface
        airpods
        airpodspro
        homepod fill
        appletv fill
        appletvremote.gen4
        keyboard fill chevron.compact.down onehanded.left
        computermouse fill
        printer fill
        scanner fill
        faxmachine
        externaldrive fill badge.plus badge.checkmark connected.to.line.below
        internaldrive fill
        opticaldisc
        sdcard fill
        simcard fill
        cpu fill
        memorychip fill
        battery.100 bolt
        battery.75
        battery.50
        battery.25
        battery.0
        bolt fill circle circle.fill slash slash.fill horizontal horizontal.fill shield car car.fill \
        batteryblock
        powerplug fill
        cable.connector
        switch.2
        togglepower
        dial.low fill
        dial.high
        gauge medium with.needle with.dots.needle.bottom.50percent high low
        speedometer
        barometer
        level fill
        timer circle square
        stopwatch fill
        alarm fill
        clock fill circle circle.fill badge.checkmark badge.exclamationmark arrow.circlepath arrow.2.circlepath
        deskclock fill
        hourglass circle bottomhalf.filled tophalf.filled badge.plus
        memories badge.plus
        timelapse
        chart.bar fill xaxis doc.horizontal doc.horizontal.fill
        chart.pie fill
        chart.line.uptrend.xyaxis circle circle.fill
        chart.line.downtrend.xyaxis
        chart.xyaxis.line
        chart.dots.scatter
        tablecells fill badge.ellipsis
        sidebar.left
        sidebar.right
        sidebar.leading
        sidebar.trailing
        sidebar.squares.left
        terminal fill
        cursorarrow rays click
        contextualmenu.and.cursorarrow
        dock.rectangle
        network slash badge.shield.half.filled
        point.3.connected.trianglepath.dotted
        flowchart fill
        cube fill box box.fill transparent transparent.fill
        shippingbox fill circle
        cylinder fill split.1x2 split.1x2.fill
        cone fill
        pyramid fill
        atom
        testtube.2
        flask fill
        syringe fill
        pills fill
        pill fill
        bandage fill
        cross fill circle circle.fill case case.fill vial
        stethoscope
        medical.thermometer
        staroflife fill circle
        allergens
        """

    static let places = """
        house fill circle circle.fill and.flag slash
        building fill columns columns.fill 2 2.fill 2.crop.circle 2.crop.circle.fill
        storefront fill
        map fill circle circle.fill
        mappin circle circle.fill and.ellipse slash square
        location fill circle circle.fill slash slash.fill north north.fill north.line viewfinder square
        safari fill
        globe americas americas.fill europe.africa asia.australia badge.chevron.backward
        signpost.right fill
        signpost.left
        tent fill
        mountain.2 fill circle
        car fill circle circle.fill 2 2.fill side
        bus fill doubledecker
        tram fill circle
        ferry fill
        bicycle circle circle.fill
        scooter
        airplane circle circle.fill departure arrival
        fuelpump fill circle
        ev.charger fill
        parkingsign circle circle.fill
        road.lanes
        steeringwheel
        truck.box fill
        sailboat fill
        cablecar fill
        sun.max fill circle circle.fill
        sun.min fill
        sun.dust fill
        sun.haze fill
        sun.horizon fill
        sunrise fill
        sunset fill
        moon fill circle circle.fill stars stars.fill zzz zzz.fill haze
        cloud fill circle circle.fill rain rain.fill drizzle drizzle.fill heavyrain heavyrain.fill bolt bolt.fill \
        bolt.rain bolt.rain.fill snow snow.fill sleet sleet.fill hail hail.fill fog fog.fill sun sun.fill \
        sun.rain sun.rain.fill moon moon.fill moon.rain moon.rain.fill sun.bolt sun.bolt.fill moon.bolt
        icloud fill circle slash slash.fill and.arrow.down and.arrow.down.fill and.arrow.up and.arrow.up.fill
        smoke fill
        snowflake circle
        wind snow circle
        tornado
        tropicalstorm
        hurricane
        thermometer sun sun.fill snowflake medium low high
        humidity fill
        drop fill circle circle.fill triangle triangle.fill
        flame fill circle circle.fill
        rainbow
        water.waves
        leaf fill circle circle.fill arrow.circlepath
        tree fill circle
        ladybug fill
        ant fill circle
        hare fill
        tortoise fill
        fish fill
        bird fill
        cat fill
        dog fill
        lizard fill
        pawprint fill circle circle.fill
        teddybear fill
        grid circle
        compass.drawing
        face.smiling.inverse
        pip.remove
        squareshape.dashed.squareshape
        square.3.layers.3d.bottom.filled
        dot.squareshape
        location.square
        """
}
