/** English words that lie one letter from a word of ours: they are not corrected. Written by src/tools/lookalikes.mjs. */
export const lookalikes = `
    abandons abased abdicate abdicated abdicates abduction abductions abed abetter abetters abetting abode abodes abort
    aborts abound abounds absolute absolutes absolutest abut abuts accent accenting accents accentuate accentuates
    accessibly according accosting accountant accountants accredit accredits acknowledge acknowledges acquirement actor
    actors addiction addictions addles adept adepts adman admen administrate administrated administrates administration
    administrations admirable admit admits adopt adopts adore adores adulation advents adventure adventures adverbs
    advisability aeration affect affects aflutter afresh afterword afterwords agility agitation agitations aglow
    agricultural aground ailed ailing ails aired airing airings alder alders ales alight alights alignment alignments
    allays allies allot allots alloy alloyed alloys ally aloe aloes aloud altar altars alteration alterations alumna
    amber ambled ambling amen ample amply amputation amputations analogies analogue analogues analytical anger angers
    animating animator animators annals anneal anneals annul annular annuls anointment anted anterior anther anthers
    anthropoid anthropoids anticipate anticipates antiviral antivirals ants apace apartment apartments apathetic apiece
    apologia apologias apologise apologised apologises apologist apologists appeal appeals appendices appending
    applicator applicators appreciable appreciative apse apses apter aptly ardent arena arenas argumentation arias
    aright arise arises aromatic aromatics arty ascribing ashed ashing askew asocial assailable assent assents asses
    assets assonance aster asters asthmatic asthmatics atone atones attach attar attendant attendants attracting
    attraction attractions atwitter atypical atypically auction auctions audio audios audition auditions aught aughts
    augments autocratic autocratically automaton automatons aversion aversions avert averts aviation avid avoidable
    awaiting aware awhile axiomatic axiomatically baaed babel babels bailing bails baiting baked baker bakers bakes
    baking baled bales balled balling banal banging bangs banish banished banishes banjo banjos banns banter banters
    bare bared barely bares barge barges baring barked barking barks barometric barrow barrows basal baseboard
    baseboards bashed basil basin basins basked basking basks bass basses bassinets bassist bassists baste basted bastes
    bated bath bathe bather bathers bathes bathos baths bating batter batters batting bayed baying beach beaches
    beaching beads beady beak beaks beams beaning bear bearable beard bearding beards bears beast beasts beater beaters
    beatification beatifications beatified beating beatings beautifies beautify bedside bedsides beeps befriend
    befriends began begun belay belays belch belches belling bellow bellowing bellows bells belting bench benches bender
    bending bequest bequests berms beset besets bespoken betide betides bettor bettors bevel bevels biases bidden
    biddies biddy bight bights bigness bilking billowing bind binder binders binds birch birches bisection bisections
    bitchy bites blanch blanches blanching bland blare blares bleak bled blend blends blight blights bling blink blinked
    blinks blithe blobs block blocked blocks blocs blond blonds blots blow blower blowers blows blundering blur blurs
    blurt blurts boast boasts boded boding bogging bogs bogus bola bolas bolder bole boles bolt bolts bonds boned bones
    bongo bongos bongs boning bonuses boobed boobing booed booing bookend bookends bookie boomed booming boos boot
    booted booting boots boozed boozing border bordering borders bore borer borers bores boron bossiness botch botches
    botnet botnets bough boughs bouncy bound bounded bounder bounders bounding bounds bout bouts bowed bower bowers
    bowing boxed boxing brad brads braid braiding braids brain brained braining brains brake brakes bran brandies brandy
    brandying brash brawl brawler brawlers brawls breach breaches bread breads bred breech breeches breeze breezes brick
    bricks bride brides brig brightens brigs brine brink brinks briny britches broad broads broken brooked brooking
    brothel brothels browner browse browsed browses brunch brunches brunching brutish bucked bucking budge budged budges
    budgie budgies buffeting bulkiness bulled bullies bulling bully bummer bummers bungle bungled bungles bunking bunks
    buoying burliness burrow burrows burying bushiness busyness butch butches butte buttering buttes cable cabled cables
    cabling caches caching cahoot cahoots cakes caking callow calmed calmer calming calved calving camber cambers camps
    campuses cancer cancerous cancers candidacies candidacy candle candled candles cankerous capably caparison
    caparisons caper capers careen careening careens carpeting carpus carver carvers casket caskets caste caster casters
    castes casting castings catcalling catchy cater caters cation cations caught cause causes caved caving ceded ceding
    cello cellophane cellos censer censers censor censors centrally certifies cervices cession cessions chair chairs
    chaise chaises chalice chalices chalk chalks chancel chancels chancy channelling chant chanting chants chaos chap
    chaps char chargeable charily charm charms chars chary chase chases chaste cheapen cheapens cheek cheeks cheep
    cheeps cheery chef chefs chest chests chewers chick chicks chill chills chin chink chinking chinks chins chipped
    chipping chock chocks choir choirs choke chokes choosy chopper choppers chopping chops chord chords chose chows
    christens chuck chucks chute chutes cider ciders cinder cindering cinders cites clack clacked clacks clamber
    clambers clams clan clank clanks clans claps clarity clash clashed clashes clasp clasps classy claws cleat cleats
    cleave cleaves cleaving clink clinked clinks cloak cloaks cloches clod clods clogging clogs closet closets cloths
    clotting cloudy clout clouts clove clover clovers cloves clowning cloyed cloying cluck clucked clucks clutter
    clutters coalition coalitions coarse coasting coating coatings cock cocked cocks codded codding codependent
    codependents codex codger codgers codification codifications codifies codify coed coeds coeducation coerce coerces
    coffer coffers cognisant cognition cohered coked cokes coking cold colder colds collaborative collaborator
    collaborators collage collages collar collars collection collections colon colones colons coloration comas comb
    combating combing combs comestible comestibles comet comets commendation commendations commended commodities
    commodity communicable communicant communicants communicative communicator communicators communing communion
    communions communism communist communists commuter commuters commuting compacted compacting compaction companion
    companions comparable compassion compatibly compelled compensating compete competed competes competing competition
    competitions compilation compilations compiling complacent complainant complainants complaisance complaisant
    complected complementary complexion complexions complicate complicates complied compliment compliments complying
    comported comporting compositor compositors compost composted composting composts compote compotes compulsorily
    compute computed computes concealing conceding conceiving conception conceptions concert concertina concertinas
    concerting concerts conch conchs concluding conclusion conclusions conclusive concoction concoctions concreting
    concurring concussion concussions condemning condensation condensations conditional conditionals condole condoles
    conducting conduction cone cones confection confections conferring confession confessions confident conform
    conformation conformations conforms confute confuted confutes confuting congestion connective connectives connector
    connectors conservation conserving consistencies consistency consolation consolations consorting constancy
    constantly constitute constitutes constrict constriction constrictions constricts constructive constructor
    constructors construe construed construes consul consuls consultant consultants consultative consume consumed
    consumes consuming consummation consummations contend contends contention contentions contest contests continua
    contraction contractions contrast contrasts contrition contuse contused contuses convection convening convent
    convention conventions convents converging conversing converting conviction convictions convulsing convulsion
    convulsions cooed cooing cooked cooking cooks coolie cooperation cooperative cooperatives cootie cope coped copes
    coping copings copping copse copses corded cording corked corking corks corning coronation coronations corporal
    corporals corpse corpses correctional corrective correctives corrector correlation correlations corruption
    corruptions corruptness corset corsets cosies cosily cotes couch couches couching cough coughs counties county coupe
    coupes couplet couplets coups court courtier courtiers courts cove coven covens coverall coveralls covert coverts
    coves covet coveted covets covey coveys coward cowards cowed cower cowered cowers cowing coyer cozen cozens crackled
    craft crafting crafts craning crank cranked cranking cranks crape crapes crass crate crates crating craw craws creak
    creaks crease creases credibly creed creeds creek creeks creel creels creepy cremate cremates cremation cremations
    crepe crepes cress crick cricked cricks cried crises crock crocked crocks crone crones cropped crops croup crows
    crunching crush crushed crushes crust crusted crusts crutch crutches crying cryings crypt crypts cubit cubits culled
    culling cunning curing curios currant currants curricula curries curry curs curse curses curtain curtains cushioned
    customary cynically daft dafter dagger daggers dairies dairy daises daisies daisy dales dampening dancer dancers
    dander dandle dandled dandles danker dapple dapples dared daring darkening dartboard dartboards darted darts dative
    datives dazed deader dealership dealerships deaves debarment debate debates debt debts debut debuts decade decades
    decant decants decay decays decedent decedents deceit deceits deceive deceives decimated decode decoded decodes
    decoding decommission decommissions deconstruction deconstructions decree decrees decryption dedicate dedicates
    dedication dedications deduce deduced deduces deducted deduction deductions deeded deeding deeds deems defecated
    defection defections defendant defendants defer deference deferred deferring defers defile defiles definite
    definitive definitively deflection deflections deformation deformations degeneration degenerative degrading deice
    deices deign deigns deject dejected dejection dejects deli delicate delicious delimited dells demon demons
    demonstrating demonstrative demonstratives demonstrator demonstrators demote demotes demurring denial denials dense
    departing departmental dependably dependant dependants depended dependence dependencies dependency depending
    depicted deplete depleted depletes depletion deployment deployments deport deporting deportment deports depreciate
    depreciates deprogramming deputation deputations derail derails deride derided derides deriding derive derives
    descendent descent descents descriptors descrying desiccated despondent destination destinations destitute
    destruction detain detains detection determinate deterring developmental deviated devise devises dharma dicker
    dickers diddle diddles diffidence diffident diffidently digestion digestions digger diggers dimer dimes dimple
    dimples dine dines ding dings dint diplomat diplomats directer directing directional directive directives
    directories directory direr disable disables disappoint disappoints discard discards disclose disclosed discloses
    discoed discover discovered discoverer discoverers discovers discus discuses dished dismount dismounts dissatisfies
    dissection dissections dissuasion distantly distribute distributed distributes distribution distributions ditch
    ditches dither dithers dive diver divers diversities diversity dives diving divisibility doable docent docents
    docked docket dockets doddering dogging doilies doily dolefully doling dolloping domes doming doped doping dorks
    dormer dormers dotes doublet doublets doubly douches dough dourly douse douses dowdies dowdy doyen doyens doze dozed
    dozes dozing drags drain drained drainer drainers draining drains drawl drawls dregs drench drenches dress dressed
    dresses dried drift drifting drifts drily dripped drivel drivels driven drooped dross drought droughts drove droves
    drubs drums drying duality ducking duffer duffers dulled dully dumpy dunning duping duplication durability dustiness
    dying earl earls ears earthing ease eased eases eater eaters eating eave eaves ecological economic economics
    edibility edification educated educating educational educator educators eerie efficient eighth eighths eighties
    eighty eject ejected ejecting ejection ejections ejects elder elders elect electing election elections elective
    electives electron electrons elects elemental elementary elements elide elides ells ember embers embodying emend
    emending emends emergence emergent emery emigrate emigrates emigration emigrations emission emissions emit emits
    emos emote emotes emotion emotions emplacement emplacements empress empresses emulation emulations enact enacts
    endowment endowments endurance enervation enfranchise enfranchises engendering enjoyment enjoyments enlisted enquire
    enquires enrage enrages enter enters entice entices envelopment environmental envoy envoys equality equation
    equations eras erecting erection erections escalator escalators especial espying estimator estimators ether ethnics
    ethnology evacuate evacuates evaporate evaporates evocation evocations exalt exalts excavation excavations
    excellence excerpt excerpts excessive exchangeable exclaimed exclusion excommunicate excommunicates excommunication
    excommunications execution executions executrices exercise exercises exert exerting exerts exhalation exhalations
    exhort exhorts expansion expansions expansive expectant expectoration expedience expediences expediencies expediency
    expediting expel expelling expels expend expendable expendables expending expends experimented expiating explication
    explications exploited explore explored explores explosive explosives exportation expressive expropriate
    expropriates extensional extensive extent extents exterminate exterminates extort extorts extremer extremes
    extremest extremities extremity extrusion extrusions fable fabled fables faces facets faction factions factual
    factually fade fades fairies fairy falling fallow fallowed fallowing fallows falter falters fame familial famine
    famines farmer farmers farmhouse farmhouses farther farts fated father fathers fating fats fatter fault faults faxed
    fears feast feasts federally federation federations felling fellow fellows fells fence fences fender fenders fending
    feting fetter fetters fettle fever fevers fiche fiddle fiddles fidget fidgets fiend fiends fifes fight fights filet
    filler fillers filling fillings fills films finale finales finger fingers finis finises finitely finked finks
    fireball fireballs firehouse firehouses fished fission fist fists flack flacks flak flame flames flank flanks flash
    flashes flatter flatters fleas flesh fleshes flexibly flick flicked flicks flies flight flights flock flocked flocks
    flogging floggings flogs flotation flotations flounder floundering flounders fluster flusters fluttery focal fogged
    fogging folder folders folds folksy follies folly foment foments fond fonder foods forage foraged forages force
    forced forces forded fording fore forehand forehands foremast foremasts fores foresting foretasting forgo forgoes
    forked forking forks formal formally formals formation formations forte fortes forth fortification fortifications
    fortified foster fosters fought foully foundling foundlings fount founts foxed foyer foyers frack fracked fracking
    fracks franchisee franchisees franked franking freak freaks freshen freshens freshet freshets fried frieze friezes
    fright frights frond fronds frost frosts fryer fryers frying functionally fund fundamentalism fundamentalist
    fundamentalists funded funding funds funking furious furry furthermost fusing fussiness gabbling gable gabled gables
    gaily gaits gala galas gales galled galley galleys galling gallows gamine gamines gamins ganging garbling gasket
    gaskets gassed gated gating gears gelling gender genders genera generalise generalises generalities generality
    generically genially genii genitive genitives gent gentries gentry gents geologies geometric germane germinate
    germinated germinates germs gestate gestates getup ghosting gins glass glasses glean gleans glide glides glower
    glowers goading goads gods goggle goggles golds gong gongs goodies goody gooks goons goosing gored gorge gorged
    gorges goring gorse governable governmental gowned graceful grade grader graders grades graft grafting grafts grail
    grain grains grand grands grange granges granulate granulated granulates granulation grape grapes grates grating
    gratings gravel gravels greed greet greets grief griefs grins grocer grocers gross grosses ground grounds groupie
    groupies grout grouts guarantied guarantor guarantors guild guilder guilders guilds guile guilt guise guises gulled
    gullies gully gummy gust gusts gutting haft hafts hailing hails haired hakes hales haling hall hallow hallowed
    hallowing hallows halls hallway hallways halo halon halos halter halters halving hampering handicapper handicappers
    handy hangover hangovers hank hanker hankers hanks hardening hardily hardy hare hares harked harking harp harpies
    harps harpy harries harry hart harts haste hastening hastes hasting hatch hatches hatefully hats hatter hatters
    hatting haunch haunches haunt haunts hawked hawker hawkers hawking haying hazing hazings headline headlines heady
    healing healthy heap heaps heart hearth hearths hearts heat heater heaters heath heaths heats heave heaven heavens
    heaves heaving heck hector hectors heeded heeding heedless heeds height heights heir heirs herd herds hereabout
    hereabouts hereafter hereafters hided hiding hied hieing hiked hiking hind hinder hindering hinders hindquarter
    hindquarters hinds hinging hipped hippies hipping hippy hiss hisses hitch hitches hither hived hives hiving hoard
    hoards hocked hocking hoed hoeing hogging hoisting hole holed holes holing hollow hollower hollowing hollows
    holographs holography homebodies homebody homographs honey honeys hoodie hoodies hoods hooped hooping hooting
    hopefuls hopped hopper hoppers hopping hops hording horribly horse horses hose hosed hoses hosing hospitalise
    hospitalises hostel hostels hound hounded hounding hounds hovel hovels hover hovered hovers hula hulas hulled humane
    hunch hunches hunching hunts hurls huskiness hustings huts hyped hyphening hyping identifies identify idiom idioms
    illegitimate illusive illustrating illustrative illustrator illustrators immediate immigration immunity impart
    imparts impersonally implicated implication implications implies imply importance importune importunes importunity
    impossibilities impossibility impotent impractical improvident imputation imputations imputing inabilities inability
    inaccessibility inaccessible inaccuracies inaccuracy inaction inadvisable inappropriate inaugurate inaugurates
    inception inceptions incest incisive inclining inclusion inclusions incompatible incompatibles inconsistent
    incorporate incorporates incorporation incorrectness incredibility incurring indefinitely indent indents independent
    independents indicated indifference indifferent indifferently indirection induction inductions ineligibility
    inexpensive inexperience inexperienced infection infections inference inferences inferior inferiors infernal
    inferring infest infests infinitely infirm inflection inflections informational informative ingest ingestion ingests
    inhabited inheritor inheritors inherits inhibited injecting injector injectors injunction injunctions inks inline
    innovate innovates innovating innovation innovations inquire inquires insane insanely inscribing inscriptions insect
    insects insensitive inserted insertion insertions insistent inspection inspections instability instants instigate
    instigates instil instils instruct instructed instructing instructional instructive instructs instrument instruments
    insufficient insulting insurgence insurgences integral integrals integrator integrity intent intention intentional
    intentions intently intents inter interact interacted interacting interaction interactions interacts intercepted
    interfere interferes interjected interlace interlaced interlaces internee internees inters intersected interval
    intervals interviewee interviewees intestate intimated intimation intimations intruding intrusive invention
    inventions inventor inventors inversion inversions invert inverted inverts invisibility invulnerability irises
    irregularly irresponsible irresponsibly isometric isometrics issuance itch itches iterating iterative iterator
    iterators jacked jacking jailing jails jeeps jelling jells jerkins jesting jetting jewelled jigger jiggers jingle
    jingles jives jiving jogging joint joints jounce jounces junction junctions jutting karat karate karats karma keels
    ketch ketches kettle kettles khan khans kilter kindle kindled kindles kingly kinked kinks kiss kisses kite kites
    knight knights knobs knots kooks krone lace laces lack lacked lacking lacks laddering lading ladings lads lain lakes
    lama lamas lamely lamer lamest laminate laminates laming lancing landed lander lands lank lapel lapels lapse lapses
    larder larders larding largo largos larva laser lasers lass lasses latch latches latching latent latex lather
    lathers latte latter lattes laudatory lauding laughing lawful laxer laxest laymen layout layouts leach leaches
    leaching leafs lean leaning leanings leans leaps leapt learnt leas lease leases leash leashes leaven leavens ledge
    ledges leech leeches legging leggings legibility legitimacy legitimise legitimises lender lenders lending lends
    lengthy lenses lesion lesions lessen lessens lessor lessors lest letup letups levee levees lever levers liabilities
    liability liable libel libelling libels liberation licensee licensees licit lick licked licks lifting lightness
    lilting limes limestone liming limply lisping lither litter litters livability liven livens loafing loaning loaves
    locale locales locate locates lockable locket lockets lockup lockups locution locutions lodging lodgings logic
    logistical loin loins lone loner loners loomed looming looms loon loons loosed loped loping lording lorries lorry
    lotion lotions loud louse louses lover lovers loves loving loyal loyally loyalties loyalty lubricate lubricates
    lucked lucking lugging lulled lumber lumbers lunch lunches lunching lunge lunges lurching luring lustiness lusting
    lynching lynchings lyrically maces macing madame magenta magically magneto magnetos maids maiming maims maize maizes
    males mall mallow mallows malls mane manes mange manger mangers mango manna manufacture manufactured manufactures
    marching mares marina marinas marine marines marking markings mart martial marts masher mashers masked masking
    massage massages massed mastery match matches matron matrons matte matted mattes mauling mauls maunder maundering
    maunders maven mavens mazes meat meats mechanical meddle meddles medial median medians mediated medic medicate
    medicated medicates medication medications medics meditated meekly mellowing melting memos menage menages mend
    mender menders mending mends menses mental merman messiness meteorology mettle mewing midday midget midgets mighty
    mikes miking millstone millstones mimes miming minatory mince minces minestrone mingle mingles minks minuet minuets
    minuses mired miring miscount miscounts mistaken mister misters misting mistrial mistrials misunderstand
    misunderstands mites mixed moaning modal modals modem modems modernism modernist modernists modernity moistly
    mollification mongering monies monkey monkeys mono monuments moods mooing moon mooning moons moped mopeds moping
    morn morns morrow morrows mortal mortals mortification mortified mosey moseys motel motels motes moth mother mothers
    moths motile motiles mould moulds mound mounded mounding mounds mount mounts mourning mouse mouses mouth mouths
    mower mowers mowing mucking muddies muddle muddles muddy mufti mulled multiplex multiplexes multiplies multiply
    mummer mummers mummies mummy munch munches munching mushiness musically musing musings muskiness mustiness
    mutability mutation mutations muting mutter mutters mutton nailing nails naive nappies nappy nation nations nearby
    nears neatly necessarily necessities necessity needled needling needy negotiator negotiators nerds nerved nesting
    nests nether nettle nettles neutral neutrals newsy niceties nicety niches niece nieces nigger niggers nigh nigher
    nightie nighties nixed nodule nodules noes noise noises nooks normalcy north noses noshing nosing notation notations
    notching nought noughts novice novices nullification nullified numbed nutting oaken oasis oaten oath oaths objection
    objections obstruct obstruction obstructions obstructs occluding occlusive officiate officiates oinked oinks olden
    olives omission omissions onus operation operations opining opportunism opportunist opportunists orange oranges
    orating otter otters ouch ought ounce ounces outfox outfoxes outlive outlives outpouring outpourings outrage
    outrages outsize outsizes overage overages overdoes overripe overrode oversees overweight ovoid ovoids owed pace
    paces pacing pacts paddock paddocks padre padres pagan pagans pails pain pains paint painting paintings paints
    palace palaces paler pales paling palings palled palling pamper pampers pandering pane panes panning panted pantie
    panties pants papal papas papery parable parables paralytics parch parches parching parent parentage parents pares
    parity parka parkas parks parkway parkways parries parry parse parsed parses parson parsons participant participants
    participator participators participle participles particle particles particulate particulates passel passels
    passenger passengers pasta pastas pastel pastels pasties pasty patchy pate patent patents pates path paths patrol
    patrols pats patter patters patties patting patty paunch paunches pauper paupers paved pavement pavements paving
    pavings pawing payoff payoffs peace peaces peach peaches peak peaking peaks pealing pearlier pearly pears peas peed
    peeps peerless pence pends penetrating penetrative penning pensioned percentile percentiles perching perdition perms
    perpetration perquisite perquisites personable personae personalise personalises pertain pertains pertly pester
    pesters petrified petting petty phoneme phonemes phoney phoneys phonograph phonographs photographic photon photons
    pickaxing picket pickets pictographs piddle piddles pierce pierces pigmentation piles pilling pillowing pimple
    pimples pimply pinch pinches pinked pinks pint pints piper pipers pirate pirates piratical pissed pith pitting
    plaice plaid plaids plaint plaints plait plaits plane planes plank planking planks planting plantings plate plates
    playable playoff playoffs plead pleads pleat pleats plight plights plundering pluses plying poach poaches poaching
    pocked pointy poise poises poke poker pokers pokes police polices polishing polities polity pond ponder pondering
    ponders ponds pone pones poplar poplars pored poring portioned posed poser posers posher posing posited positing
    positron positrons postal postmen postures potion potions potted potter potters potting pouch pouches pounce pounces
    pours pouted pouting powder powdering powders powerless practicable practicably praise praises prated prating
    praying preach preaches precious precises precognition predicated predication predictive predictor predilection
    predilections preen preening preens prefect prefects preferably preference preferences preps prescribing
    prescriptions preservation preset presets presidential presume presumes pretence pretences pretension pretensions
    preventive preventives preys prick pricking pricks pride prides priding pried pries primacy primate primates prime
    primes priming prince princes priories priory prism prisms probable probables probation probes procedural procession
    processional processionals processions processor processors production productions profanely profaning profess
    professed professes professing profession professions profundities profundity progression progressions projection
    projections prom promoting proms prone prong prongs propagation propel propels proportion proportional proportionals
    proportions propped proprietaries proprietary propriety prose prosecution prosecutions prosper prospers protective
    protector protectors protest protesting protests protraction provably proves prowess prudential prudently prying
    pubic pulled punchy punishing punning punting pure puree purees purse purses pushiness puttying pwned quack quacks
    qualifier qualifiers quantified quartet quartets quest quests quiches quicken quickens quickie quickies quiet quiets
    quilt quilts quire quires quirk quirks quoit quoited quoits quota quotas quoth rabid racing rack racked racketing
    racking racks radiated radically raft rafter rafters rafting rafts rage rages raid raids rain rained raining rains
    raise raises raked rakes raking rallies rally rambling ranch ranches ranching rang rangy rankled rankling ranted
    ranting rants raped rapier rapiers raping rapture raptures rarefies rarefy rascally rash rasher rashers rashes
    raster ratification ratified ratting raved ravel ravelling ravellings ravels raven ravens raving ravings razing
    reaction reactions readership readerships readier realty reamer reamers reams reaper reapers reappointment rearming
    rears reassurance reassurances rebelling rebuilt recant recants recasting receding reception receptions recessing
    recitation recitations reciting reclusive recoiling recommence recommenced recommences recompensed recondition
    reconditions reconsidering reconstruct reconstruction reconstructions reconstructs recopying recounting recouping
    recreating rectification rectifications rectified rector rectors recuperation recurrent redder rededicated
    redefinition redevelopment redevelopments redid redirection rediscovery redistributor redistributors reds
    redundancies redundancy reeds reeducation reedy reefer reefers reeking reelection reelections reestablish
    reestablished reestablishes refashioned refereed refereeing referent refine refines refinished refit refits
    reflection reflections reformation reformations reforming refutation refutations regain regaining regains regal
    regaling regally regeneration regenerative regent regents regressive regularity regulation regulations reheat
    reheats reiteration reiterations relabelling relate relates relay relays relent relents reliably relied relieve
    relieves reloading relocation remain remains remand remanding remands remarking remission remissions remunerating
    remunerative rend render rendering renderings renders rending rendition renditions rends renegotiate renegotiates
    rental rentals renumbers reoccurring reorganisation reorganisations reorging repackaging repaid reparation
    reparations repay repays repeal repeals repent repenting repents repetition repetitions replacement replacements
    replay replays repleting replication replications reposing representation representations reprocessing reprogramming
    reproving republishing repudiation repudiations reputing requite requited requites requiting rerouting rescinded
    rescinding resent resents reserving reside resides resign resigns resistance resistances resistant resister
    resisters resolutely resort resorting resorts resounded resounding respecting respondent respondents restate
    restates restive restricting restrictive resubmitting retard retarding retards retch retches retention retirement
    retirements retort retorting retorts retraction retractions retrain retrains retrievable retrieve retrieved
    retriever retrievers retrieves revel reveller revellers revels revere reverence reverenced reverences reveres
    reverie reveries revering reversing revile reviles revive revives revolting reword rewording rewords rewrote rice
    rices ricing rick rickets ricks ridden riddle riddles rifer rightness riles rimes riming rinks riposting rise rises
    risible rite rites riven roach roaches rocked rocker rockers roils roistered roods rooked rookie rooking rooks roost
    roosts roped roping roster rosters rotation rotations rote rotten rotund rouble roubles rouge rouges rouse rouses
    routing rover rovers roving rowdies rowdy rower rowers royally rubbishy ruddy rugs ruining rummer rummy runaround
    runarounds rust rusted rustiness rusts rutting sable sables sabre sabres sack sacked sacking sacks sades safaris
    sage sager sages sailing sailings sailor sailors sails saith sake saki salacious sallow salmon salmons saloon
    saloons salter salts salve salved salves salving sand sanded sanding sands sanely sanitation sappy sassed satay sate
    sates satisfies sauntering savage savages sawyer sawyers saxes scald scalds scalp scalps scaly scare scares scheme
    schemes scone scones scorching scorn scorns scows scram scrams scrap scrapping scraps scratchy scrawl scrawls
    screaming screeching screwing scrip scrips scrub scrubs scuff scuffs scum scums seal sealing seals seams sears
    seasonable seasonally secluding seclusive secrete secretes sediment sediments seduce seduced seduces seduction
    seductions seed seeded seeding seeds seek seeks seeping seeps seers seething segmentation segmented seized selective
    selectman selectmen selector selectors self selvage selvages selves semen sensitise sensitised sensitises sensor
    sensors sentient sentimental sentries sentry sepal sepals separation separations serape serapes serer serialise
    serialises serially serum serums serve serves servile settee settees sever severs sexist sexists shack shacks shade
    shades shaft shafting shafts shake shakes shale shalt shame shames shamming shank shanks shape shapes shard shards
    shark sharks sharpening shave shaved shaven shaves shaving shavings shawl shawls sheaf sheen sheep shifty shill
    shills shingle shingles shire shires shirt shirting shirts shock shocks shoes shone shoos shoot shoots shore shored
    shores shortish shot shots shout shouts showy shrift shuck shucks shying sideline sidelines sigh sighing sighs sigma
    sill sills simile similes simmer simmers simplex sine sing singe singes singing singly sings sinks sinning sipped
    sipping sires sises situate situates skate skates skeet sketchy skipped skipping skits skull skulls skying slain
    slamming slandering slates slaved slaving slaying slayings sleeking sleet sleets slice slices slick slicked slicks
    slid slight slightness slights slime slinks slits slivered slogging slogs slope slopes slopped slopping slops
    slummer slyer smack smacks smell smelling smells smirching smites smock smocks smoke smokes smoothing smuggest snack
    snacks snare snares snatching sneak sneaking sneaks snide snipped snipping snitch snitched snitches snits snore
    snored snores snort snorts snowing snows snuff snuffs snuggest socialise socialises socialist socialists sock socked
    socks soften softens soldering soothing sopped sopping sops sore sores sorrow sorrows sortie sorties sough soughs
    sought sound sounded sounder sounding soundings sounds sourly sours souse souses sower sowers sown sows spacey
    spacial spade spades spake spare spares spate spates spatially spaying spear spearing spears speck specking specks
    sped speedy spell spelling spellings spells spent spewed spied spike spikes spill spills spines spires spited spites
    spits splices splint splints spore spored spores sport sporting sports sprat sprats spree spreed spreeing sprees
    spring springs stabilise stabilises stag stagger staggers stags staid stake staked stakes staking stale staled
    stales staling stall stalling stalls stanching stank staple staples star starch starches starching stare stared
    stares staring stark starling starlings starred starring stars startled startling starved starving starvings stats
    statue statues statuses staunching stave staved staves staving stead steads steak steaks steam steaming steams steed
    steeds steel steeling steels steeps stems sterility sterling stews stick sticks sties stiff stiffs stile stiles
    stilt stilts stitch stitched stitches stocky stoke stoked stokes stole stoles stomped stomping stone stoned stones
    stony stooped stooping storey storeys storied stork storks storm stormed storms stormy stove stoves stowed stows
    strain strained strainer strainers straining strains strand strands strap straps stride strides strife strike
    strikes strip strips strive strives stropped stropping struck strum strums stud studs stuffy stunk sturdy styli
    stylise stylises stylist stylists subletting submarine submarines subscript subscripts subsequent subsisting
    subtitling suction suctions suffering sufferings sufficiency suggestive suing suitability suitably suite suites
    sullies sully summarily summery summit summits sundae sundaes sunder sundering sunders sundries sundry sunning
    superb supercharge supercharges supper suppers supple supplicant supplicants supplication supplications surge surges
    suture sutures swagged sward swards swatch swatches swath swaths swaying sweet sweets swell swelling swellings
    swells swerved swill swilling swills swished swore syllabuses tack tacked tacking tacks tactical tail tailing tails
    tale tales tall taller tallow talon talons tamely tames taming tams tanager tanagers tank tanked tanking tanks
    tanner tanners taper tapers tapes taping tares taring tart tartly tarts taste taster tasters tastes tasting tatter
    tatters teak teaks teal teals tears teas teats technician technicians tedium teems telecaster telecasters telephonic
    telephony telephoto telephotos telethon telethons tenable tended tending tenor tenors tense tenser tenses tenting
    terminable terminal terminals terminator terminators terns terribly terrified terror terrorise terrorised terrorises
    terrorism terrors testate testates testified testimonies thee thees thence thereabout thereabouts therefrom thick
    thicket thickets thief thin thine thinning thins thong thongs thorough thought thoughts thread threads threw throat
    throats throbs throe throes thrown thrust thrusts thundering thyme tick ticked ticker tickers ticks tides tiding
    tidings tightness tiles tiling tinder tines ting tingle tingles tings tirade tirades tired tires tiring tissue
    tissues titter titters tittle tittles toadies toady toddies toddy toke toked tokes toking tomes tonal tonic tonics
    topical topically torch torches tore totes touchy tough toughly toughs tower towers toxic toying trace tracer
    tracers traces tracing tracings tract tracts trail trailed trailer trailers trailing trails trait traits trams
    trance trances transacted transacting transform transforms transited transition transitions translator translators
    transmute transmuted transmutes transpire transpires transplanted transportation transpose transposes trash trashed
    trashes trawl trawler trawlers trawls treason treasonable treat treats tree treed treeing trees trench trenches
    trending tress tresses triad triads tribal tribe tribes trice tricky trike trikes trill trills tripe trite triter
    tropic tropics trough troughs truant truants truck trucker truckers trucking trucks truss trussed trusses trustee
    trustees trusties trusty tryst trysted trysts tubed tubing tuck tucking tucks tummies tummy tumour tumours twain
    twerk twerks twine twines twister twisters twitch twitched twitches twitted tying tykes tyrant tyrants udder udders
    umber unattractive unavailable unbound uncompleted uncomplicated uncomplimentary unction unctions undated
    undelivered undeniable undependable underhand undershoot undershoots undersold understate understated understates
    undertook uneconomical unemployment unexplained unformed unfurnished unidentifiable unifies unify unimportant
    uninstallable unintelligent uninterested unit unite unites units universality unload unloads unnecessary
    unprofessional unpunished unqualified unreadable unreasonable unreasonably unregistered unrepresentative
    unresponsive unroll unrolls unset untie untied unties untrustworthy upend upending upends urbanisation urge urges
    usable vague vainly vale vales validation validations valve valves vapes vapid variably varnish varnished varnishes
    vaster veeps vegan vegans vending venerate venerates veneration vent vents verification verified verily verities
    verity verses versification versified versifies versify vesting vetting viability vial vials vibration vibrations
    vice vices victor victors victual victuals vies viral vireo vireos viruses viscount viscounts vise vises visibly
    vocal vocally vocals vocation vocations void voids voile votes vouch vouches vulture vultures wacker wadis wafted
    wafting wafts wailing wails waist waists waive waives waiving waken wakens wakes waking walled walling wallow
    wallowed wallowing wallows wander wandering wanders wands waned wanes wanner ward warding wards warhorse warhorses
    warrant warrants warts warty washboard washboards washed watts waved waving wealth weaning wears weave weaves weeded
    weeding weeds weeps weight weights wending wetter wetting whacked whacking whale whales whams wheat whence whereas
    wherefore wherefores whets whine whines whipped whipping whippings whit whiten whitens whither whits wholesale
    wholesaled wholesales whopper whoppers whopping whore whorehouse whorehouses whores wicket wickets widow widows
    wight wights wile wiles wiling wilting wimple wimples wince winces winked winks winnow winnows wintering witch
    witched witches wives woefully woken woks wolves wooding woods wordiness wordy workfare workhorse workhorses
    workhouse workhouses workplace workplaces worksheet worksheets world worlds wormed worming worms wormy worse wound
    wounded wounder wounding wounds wrack wreak wreaks wrench wrenches wright wring wrings writ writhe writhes writhing
    writs wroth wrought wrung yanked yanking yanks yearn yearning yearnings yearns yeas yeast yeasts yelling yellowing
    yells yodel yodels yolks yonder yore yous yummy zanier zapper zappers zestful zither zithers
`
