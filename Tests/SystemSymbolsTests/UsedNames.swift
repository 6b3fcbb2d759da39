/// The names of system symbols that were counted in a sample of public code.
///
/// Source: 6,360 uses in 506 places, which are calls with a name, and lists of names in pickers and
/// enumerations; searched on November 24, 2026. Of the 1,438 names, 886 are used more than once.
/// Names that aren't in Apple's list of symbols were removed. A line is the first component of
/// names, and what follows it in each name, or `-` if nothing does; the first line contains names
/// of one component.
enum UsedNames {
    static let all = names(in: text)

    static func names(in text: String) -> [String] {
        text.split(separator: "\n").flatMap { line -> [String] in
            let parts = line.split(separator: ":", omittingEmptySubsequences: false)
            let rest = parts[1].split(separator: " ").map(String.init)
            guard !parts[0].isEmpty else { return rest }
            return rest.map { $0 == "-" ? String(parts[0]) : "\(parts[0]).\($0)" }
        }
    }

    static let text = """
        : abc airplayaudio airplayvideo airpodsmax airpodspro airtag amplifier applewatch \
        asterisk at atom barometer case circlebadge command cone cube desktopcomputer eyebrow \
        eyeglasses eyes faceid fireplace fireworks function grid gyroscope hanger headphones \
        highlighter hurricane infinity italic laptopcomputer lasso macmini memories menucard \
        metronome microbe moped motorcycle movieclapper nosign number opticaldiscdrive paperclip \
        paragraph parkingsign pc percent personalhotspot pianokeys power poweron rainbow receipt \
        recordingtape restart rosette scalemass scissors scooter scope sdcard shadow shareplay \
        signature skew soccerball speedometer stairs steeringwheel stethoscope strikethrough \
        studentdesk sum swift tablecells target timer togglepower tornado touchid tropicalstorm \
        underline videoprojector viewfinder wheelchair zzz
        1: circle.fill
        2: circle.fill
        3: circle.fill
        a: circle.fill magnify
        air: conditioner.horizontal.fill purifier.fill
        airplane: - arrival circle.fill departure
        airpods: - gen3
        alarm: - fill
        allergens: - fill
        ant: - fill
        antenna: radiowaves.left.and.right radiowaves.left.and.right.circle
        app: - fill
        apple: logo
        applepencil: - tip
        appletv: fill
        aqi: high low medium
        archivebox: - fill
        arrow: clockwise clockwise.circle.fill counterclockwise counterclockwise.circle.fill \
        down down.app.fill down.circle down.circle.fill down.doc.fill down.left down.right \
        down.right.and.arrow.up.left down.right.circle.fill down.to.line down.to.line.alt \
        down.to.line.compact forward.circle.fill left left.arrow.right \
        left.arrow.right.circle.fill left.circle left.circle.fill right right.circle \
        right.circle.fill triangle.2.circlepath triangle.2.circlepath.camera.fill \
        triangle.2.circlepath.circle triangle.branch triangle.merge triangle.pull triangle.swap \
        triangle.turn.up.right.diamond trianglehead.2.clockwise.rotate.90.camera.fill \
        turn.down.left turn.down.right turn.up.left turn.up.right up \
        up.and.down.and.arrow.left.and.right up.and.person.rectangle.turn.right up.arrow.down \
        up.arrow.down.circle up.backward up.bin up.circle up.circle.fill up.doc.fill \
        up.forward.circle.fill up.forward.square up.left up.left.and.arrow.down.right up.right \
        up.right.circle.fill up.square.fill uturn.backward uturn.backward.circle.fill uturn.down \
        uturn.forward.circle.fill uturn.left uturn.left.circle.fill uturn.right \
        uturn.right.circle.fill uturn.up
        arrowshape: bounce.right left left.circle right turn.up.backward \
        turn.up.backward.badge.clock.fill turn.up.backward.circle.fill turn.up.backward.fill \
        turn.up.left turn.up.left.circle.fill turn.up.left.fill turn.up.right up.fill
        arrowtriangle: down.fill left.and.line.vertical.and.arrowtriangle.right
        aspectratio: fill
        b: circle.fill
        backpack: - fill
        backward: - end.circle.fill end.fill fill
        bag: - badge.minus badge.plus badge.questionmark circle circle.fill fill
        balloon: - 2 2.fill fill
        bandage: - fill
        banknote: - fill
        barcode: - viewfinder
        baseball: - fill
        basket: - fill
        basketball: - fill
        bathtub: - fill
        battery: 0 0percent 100 100.bolt 100percent 25 50 75
        beach: umbrella umbrella.fill
        bed: double double.fill
        bell: - badge badge.fill circle circle.fill fill slash slash.fill
        bicycle: - circle.fill
        binoculars: - fill
        bird: - fill
        birthday: cake cake.fill
        bitcoinsign: circle circle.fill
        blinds: horizontal.closed horizontal.open
        bold: - italic.underline underline
        bolt: - car car.fill circle circle.fill fill heart heart.fill horizontal.fill shield
        book: - circle closed closed.fill fill
        bookmark: - circle circle.fill fill square.fill
        books: vertical vertical.circle vertical.circle.fill vertical.fill
        brain: - fill head.profile head.profile.fill
        brazilianrealsign: gauge.chart.lefthalf.righthalf
        briefcase: - fill
        bubble: left left.and.bubble.right left.and.bubble.right.fill left.and.text.bubble.right \
        left.and.text.bubble.right.fill left.fill middle.bottom middle.top right right.fill
        bubbles: and.sparkles.fill
        building: - 2 2.fill columns columns.fill fill
        burst: fill
        bus: - doubledecker.fill fill
        cabinet: - fill
        cable: connector
        calendar: - badge.checkmark badge.clock badge.exclamationmark badge.minus badge.plus \
        circle circle.fill day.timeline.left day.timeline.right
        camera: - circle circle.fill fill filters macro metering.center.weighted metering.matrix \
        metering.multispot metering.partial metering.spot rotate rotate.fill viewfinder
        capsule: fill
        captions: bubble
        car: - 2.fill circle circle.fill fill rear.fill
        carrot: - fill
        cart: - badge.minus badge.plus badge.questionmark circle circle.fill fill
        cat: - fill
        chair: - fill
        character: - book.closed book.closed.fill cursor.ibeam magnify phonetic textbox
        chart: bar bar.fill bar.xaxis line.downtrend.xyaxis line.uptrend.xyaxis \
        line.uptrend.xyaxis.circle.fill pie pie.fill xyaxis.line
        checklist: - checked unchecked
        checkmark: - circle circle.fill seal seal.fill shield shield.fill
        chevron: backward down down.circle.fill forward left left.forwardslash.chevron.right \
        right up up.chevron.down up.circle.fill
        circle: - dashed dotted fill grid.cross.fill hexagongrid.circle hexagongrid.fill
        clipboard: fill
        clock: - arrow.circlepath badge.checkmark.fill badge.exclamationmark.fill circle \
        circle.fill fill
        cloud: - bolt bolt.fill bolt.rain bolt.rain.fill drizzle drizzle.fill fill fog fog.fill \
        hail hail.fill heavyrain heavyrain.fill moon moon.fill moon.rain.fill rain rain.fill \
        sleet snow snow.fill sun sun.bolt sun.fill sun.rain
        comb: fill
        compass: drawing
        computermouse: - fill
        cooktop: - fill
        cpu: - fill
        creditcard: - circle circle.fill fill
        cricket: ball.circle ball.fill
        crop: - rotate
        cross: - case case.fill circle circle.fill fill vial.fill
        crown: - fill
        cup: and.heat.waves.fill and.saucer and.saucer.fill
        curlybraces: - square
        cursorarrow: - motionlines
        curtains: closed open
        cylinder: - split.1x2
        decrease: indent quotelevel
        dehumidifier: fill
        delete: left
        dial: max medium.fill min
        diamond: - fill
        dice: - fill
        die: face.5.fill
        dishwasher: - fill
        display: - 2
        doc: - append badge.clock badge.ellipsis badge.gearshape badge.plus fill on.clipboard \
        on.clipboard.fill on.doc on.doc.fill plaintext plaintext.fill richtext richtext.fill \
        text text.fill text.magnifyingglass text.viewfinder viewfinder.fill
        dock: rectangle
        dog: - fill
        dollarsign: - arrow.circlepath circle circle.fill square square.fill
        door: garage.closed garage.open left.hand.closed left.hand.open right.hand.open
        dot: radiowaves.left.and.right radiowaves.right scope squareshape
        drop: - fill
        dryer: - fill
        duffle: bag
        dumbbell: - fill
        ear: - fill
        ellipsis: - bubble bubble.fill circle circle.fill
        envelope: - badge badge.fill circle circle.fill fill open open.fill
        equal: circle
        eraser: - fill
        eurosign: arrow.circlepath circle circle.fill
        ev: charger charger.fill
        exclamationmark: - 2 3 arrow.triangle.2.circlepath bubble bubble.fill circle circle.fill \
        lock.fill octagon octagon.fill questionmark shield shield.fill square.fill triangle \
        triangle.fill
        externaldrive: - badge.plus fill
        eye: - circle.fill fill slash slash.fill trianglebadge.exclamationmark.fill
        eyedropper: - full
        face: dashed smiling smiling.inverse
        facemask: - fill
        fan: desk.fill fill floor.fill
        fanblades: - fill
        ferry: - fill
        figure: - 2 2.and.child.holdinghands 2.arms.open 2.right.holdinghands \
        and.child.holdinghands archery arms.open badminton barre baseball basketball bowling \
        boxing child climbing cooldown core.training cricket cross.training dance \
        dress.line.vertical.figure elliptical fall fencing flexibility golf gymnastics handball \
        hiking hockey indoor.cycle indoor.soccer jumprope lacrosse martial.arts mind.and.body \
        mixed.cardio open.water.swim outdoor.cycle pilates play pool.swim racquetball roll \
        roll.runningpace rugby run run.circle run.treadmill sailing skiing.crosscountry \
        skiing.downhill snowboarding squash stair.stepper stairs stand step.training \
        strengthtraining.functional strengthtraining.traditional surfing tennis volleyball walk \
        walk.arrival walk.circle walk.circle.fill water.fitness waterpolo wave yoga
        filemenu: and.selection
        film: - fill
        fish: - fill
        flag: - 2.crossed checkered circle circle.fill fill pattern.checkered.2.crossed
        flame: - circle.fill fill
        flashlight: on.fill
        flask: - fill
        folder: - badge.gearshape badge.minus badge.person.crop badge.plus badge.questionmark \
        circle.fill fill fill.badge.minus
        football: - fill
        fork: knife knife.circle knife.circle.fill
        forward: - end.fill fill
        fossil: shell.fill
        frying: pan
        fuelpump: - fill
        gamecontroller: - fill
        gauge: - with.needle.fill
        gear: - circle circle.fill
        gearshape: - 2 2.fill fill
        gift: - circle circle.fill fill
        giftcard: - fill
        globe: - americas americas.fill asia.australia asia.australia.fill europe.africa \
        europe.africa.fill
        gobackward: - 10
        goforward: - 10
        graduationcap: - circle.fill fill
        guitars: - fill
        hammer: - fill
        hand: point.up.left.fill raised raised.fill raised.slash.fill tap.fill thumbsdown \
        thumbsdown.fill thumbsup thumbsup.fill wave wave.fill
        handbag: - fill
        hands: and.sparkles clap clap.fill sparkles sparkles.fill
        hare: - fill
        heart: - circle circle.fill fill slash slash.fill text.clipboard text.square \
        text.square.fill
        hexagon: - fill
        hifispeaker: - fill
        hockey: puck.fill
        homepod: - fill
        homepodmini: fill
        hourglass: - circle.fill
        house: - circle circle.fill fill lodge lodge.fill
        humidifier: fill
        humidity: - fill
        icloud: - and.arrow.down.fill and.arrow.up and.arrow.up.fill fill slash slash.fill
        increase: indent quotelevel
        info: - circle circle.fill
        internaldrive: - fill
        ipad: - landscape
        iphone: - and.arrow.right.outward gen1 gen3 radiowaves.left.and.right slash \
        smartbatterycase.gen2
        ipod: - touch
        key: - fill horizontal horizontal.fill radiowaves.forward
        keyboard: - fill
        ladybug: - fill
        lamp: desk desk.fill floor.fill table.fill
        lanyardcard: fill
        latch: 2.case.fill
        leaf: - arrow.circlepath circle.fill fill
        light: beacon.max beacon.max.fill
        lightbulb: - fill max.fill slash.fill
        line: 3.horizontal 3.horizontal.decrease 3.horizontal.decrease.circle diagonal \
        horizontal.3
        link: - badge.plus circle.fill
        list: bullet bullet.below.rectangle bullet.circle bullet.circle.fill bullet.clipboard \
        bullet.clipboard.fill bullet.indent bullet.rectangle clipboard dash \
        dash.header.rectangle number star triangle
        livephoto: - play
        lizard: - fill
        location: - circle circle.fill fill magnifyingglass north.fill north.line \
        north.line.fill slash.fill square viewfinder
        lock: - circle circle.fill doc.fill fill open open.fill rotation shield shield.fill \
        slash.fill
        lungs: - fill
        macbook: - gen1
        macpro: gen3
        macwindow: - on.rectangle
        magazine: - fill
        magicmouse: fill
        magnifyingglass: - circle circle.fill
        map: - circle.fill fill
        mappin: - and.ellipse circle circle.fill
        medal: - fill
        megaphone: - fill
        memorychip: - fill
        menubar: dock.rectangle rectangle
        message: - badge.fill badge.filled.fill circle circle.fill fill
        mic: - circle circle.fill fill slash slash.fill
        microwave: fill
        minus: - circle circle.fill magnifyingglass square
        moon: - circle circle.fill fill haze.fill stars stars.fill zzz zzz.fill
        moonphase: full.moon new.moon.inverse
        mountain: 2 2.fill
        mouth: - fill
        mug: fill
        multiply: - circle
        music: mic microphone note note.list quarternote.3
        mustache: fill
        network: - badge.shield.half.filled
        newspaper: - fill
        nose: - fill
        note: text text.badge.plus
        octagon: fill
        oval: fill portrait.fill
        oven: - fill
        paintbrush: - fill pointed pointed.fill
        paintpalette: - fill
        pano: fill
        paperplane: - circle circle.fill fill
        party: popper popper.fill
        pause: - circle circle.fill fill
        pawprint: - circle circle.fill fill
        pencil: - and.outline and.ruler and.ruler.fill and.scribble circle circle.fill line \
        slash tip tip.crop.circle.badge.arrow.forward
        pentagon: - fill
        person: - 2 2.badge.gearshape.fill 2.circle 2.circle.fill 2.fill 2.slash 2.wave.2 3 \
        3.fill 3.sequence 3.sequence.fill and.background.dotted badge.key badge.key.fill \
        badge.minus badge.plus circle circle.fill crop.circle crop.circle.badge.checkmark \
        crop.circle.badge.exclamationmark crop.circle.badge.minus crop.circle.badge.plus \
        crop.circle.badge.questionmark crop.circle.badge.xmark crop.circle.fill \
        crop.rectangle.badge.plus crop.rectangle.fill crop.square.fill fill fill.checkmark \
        fill.questionmark fill.xmark text.rectangle text.rectangle.fill wave.2.fill
        phone: - arrow.down.left.fill arrow.right.fill arrow.up.right.fill badge.checkmark \
        badge.plus circle circle.fill connection.fill fill
        photo: - artframe artframe.circle.fill badge.exclamationmark circle circle.fill fill \
        on.rectangle on.rectangle.angled stack.fill
        pill: - fill
        pills: - circle fill
        pin: - fill
        pip: remove
        play: - circle circle.fill fill rectangle rectangle.fill rectangle.on.rectangle \
        square.fill
        playpause: - fill
        plus: - circle circle.fill magnifyingglass rectangle.on.rectangle square
        point: 3.connected.trianglepath.dotted
        popcorn: - fill
        powerplug: - fill
        printer: - fill
        puzzlepiece: - extension.fill fill
        qrcode: - viewfinder
        questionmark: - bubble bubble.fill circle circle.fill diamond.fill square.fill
        quote: bubble closing opening
        radio: - fill
        record: circle circle.fill
        rectangle: 3.group and.hand.point.up.left.fill and.hand.point.up.left.filled dashed fill \
        grid.1x2 grid.1x2.fill grid.2x2 grid.2x2.fill inset.filled on.rectangle \
        on.rectangle.angled portrait.and.arrow.forward portrait.and.arrow.right portrait.fill \
        portrait.on.rectangle.portrait.angled split.2x1 split.3x1 stack stack.fill \
        stack.person.crop.fill
        refrigerator: - fill
        repeat: - 1
        rhombus: fill
        road: lanes
        ruler: - fill
        safari: - fill
        sailboat: - fill
        scanner: - fill
        screwdriver: fill
        scribble: - variable
        scroll: - fill
        seal: - fill
        selection: pin.in.out
        sensor: - fill
        server: rack
        shared: with.you
        shield: - fill lefthalf.filled slash.fill
        shippingbox: - fill
        shoe: 2.fill
        shoeprints: fill
        shower: - fill handheld handheld.fill
        shuffle: - circle.fill
        sidebar: left right
        signpost: right right.and.left right.fill
        sink: fill
        skateboard: - fill
        slash: circle.fill
        slider: horizontal.3 horizontal.below.rectangle vertical.3
        smoke: - fill
        snowboard: fill
        snowflake: - circle circle.fill
        sofa: - fill
        sparkle: - magnifyingglass
        sparkles: - tv
        speaker: - fill slash slash.fill wave.1 wave.1.fill wave.2 wave.2.fill wave.3 \
        wave.3.fill
        spigot: fill
        sportscourt: - circle fill
        square: - 3.layers.3d 3.layers.3d.bottom.filled 3.layers.3d.down.left and.arrow.down \
        and.arrow.down.fill and.arrow.down.on.square and.arrow.up and.arrow.up.fill \
        and.arrow.up.on.square and.pencil fill filled.on.square grid.2x2 grid.2x2.fill grid.3x3 \
        grid.3x3.fill on.square stack stack.3d.up stack.3d.up.fill stack.fill text.square.fill
        squareshape: dashed.squareshape split.3x3
        star: - circle circle.fill fill leadinghalf.filled slash square.fill
        staroflife: fill
        sterlingsign: circle.fill
        stop: - circle circle.fill fill
        stopwatch: - fill
        storefront: - fill
        stroller: fill
        suit: heart
        suitcase: - fill
        sun: dust.fill haze.fill horizon max max.fill min min.fill rain.fill
        sunglasses: fill
        sunrise: - fill
        sunset: - fill
        switch: 2
        syringe: - fill
        table: furniture
        tag: - circle circle.fill fill
        takeoutbag: and.cup.and.straw and.cup.and.straw.fill
        teddybear: fill
        tennis: racket
        tennisball: - fill
        tent: - fill
        terminal: - fill
        testtube: 2
        text: aligncenter alignleft alignright append book.closed book.closed.fill bubble \
        bubble.fill cursor document insert justify justify.leading justify.trailing \
        magnifyingglass quote redaction
        textformat: - 123 abc abc.dottedunderline alt characters size size.larger size.smaller \
        subscript superscript
        theatermasks: - fill
        thermometer: - high low medium snowflake sun sun.fill
        ticket: - fill
        toilet: fill
        tortoise: - fill
        train: side.front.car
        tram: - circle circle.fill fill
        trash: - circle circle.fill fill slash.fill
        tray: - 2 2.fill and.arrow.down.fill and.arrow.up.fill fill full full.fill
        tree: - fill
        triangle: - fill
        trophy: - circle.fill fill
        truck: box box.fill
        tshirt: - fill
        tv: - fill
        umbrella: fill
        video: - badge.checkmark badge.plus badge.plus.fill bubble bubble.left.fill circle \
        circle.fill fill slash.fill
        volleyball: fill
        wallet: bifold pass pass.fill
        wand: and.rays and.stars and.stars.inverse
        washer: - fill
        watch: analog
        water: waves
        waterbottle: fill
        wave: 3.forward.circle.fill 3.left 3.right
        waveform: - circle circle.fill path path.ecg path.ecg.rectangle
        wifi: - circle.fill exclamationmark router router.fill slash
        wind: - circle.fill snow
        wineglass: - fill
        wonsign: circle.fill
        wrench: - adjustable.fill and.screwdriver and.screwdriver.fill fill
        x: circle circle.fill squareroot
        xmark: - bin.circle.fill circle circle.fill icloud octagon.fill seal seal.fill shield \
        shield.fill square
        yensign: arrow.circlepath circle circle.fill
        """
}
