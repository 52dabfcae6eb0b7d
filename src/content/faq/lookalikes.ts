/** English words that lie one letter from a word of ours: they are not corrected. Written by src/tools/lookalikes.mjs. */
export const lookalikes = `
    abandons abdicate abdicated abdicates abetting abode abodes abort aborts abound abounds absolute absolutes
    absolutest accent accenting accents accentuate accentuates according accosting accountant accountants accredit
    accredits acknowledge acknowledges actor actors addition additions adept adepts administration administrations
    admirable admit admits adopt adopts adore adores adulation adventure adventures adverbs affect affects afresh
    agility agitation agitations aglow agricultural aground ailed ailing ails aired airing ales alight alights alignment
    alignments allays allies allot allots alloy alloyed alloys ally aloud altar altars alteration alterations amber
    ambled ambling amen ample amply amputation amputations analogies analogue analytical anger angers animating annals
    annul annuls anticipate anticipates ants apartment apartments apathetic apiece apologise apologised apologises
    appeal appeals appendices appending applicator applicators appreciable appreciative apter aptly ardent arena arenas
    arias arise arises aromatic aromatics ascribing ashed ashing askew assent assents asses assets atone atones attach
    attendant attendants attracting attraction attractions auction auctions audio audios augments autocratic aversion
    aversions avert averts aviation avid avoidable awaiting aware awhile awoken axiomatic bailed bailing bails baiting
    baked baker bakers bakes baking baled bales balled balling banal banging bangs banish banished banishes banjo banjos
    banter banters bare bared barely bares barge barges baring barked barking barks bashed basil basin basins basked
    basking basks bass basses baste basted bastes bath bathe bathes baths batter batters batting bayed baying beach
    beached beaches beaching beads beady beak beaks beams beaning bear bearable beard bearding beards bears beast beasts
    beater beaters beating beautifies beautify bedside bedsides befriend befriends began begun belch belches belling
    bellow bellowing bellows bells belting bench benches bender bending bequest bequests beset besets bettor bettors
    biases bidden billowing bind binder binders binds birch birches bites blanch blanches blanching bland blare blares
    bleak bled blend blends blight blights blink blinked blinks blithe blobs block blocked blocks blocs blond blonds
    blots blow blows blundering blur blurs blurt blurts boast boasts boded boding bogging bogs bogus bolder bolt bolts
    bonds boned bones boning bonuses booed booing bookend bookends boomed booming boos boot booted booting boots border
    bordering borders bore bores botch botches bough boughs bound bounded bounding bounds bout bouts bowed bowing braid
    braiding braids brain brained braining brains brake brakes bran brandies brandy brandying brash brawl brawls breach
    breached breaches bread breads bred breeze breezes brick bricks bride brides brightens brine brink brinks briny
    britches broad broads brooked brooking browner browse browsed browses brunch brunches brunching brutish bucked
    bucking budge budged budges buffeting bulled bullies bulling bully bummer bungle bungled bungles bunking bunks
    buoying burrow burrows burying butte buttering buttes cable cabled cables cabling caches caching cakes caking callow
    calmed calmer calming camps campuses cancer cancers candidacies candidacy candle candled candles candling capably
    caper capers carpeting casket caskets caste caster casters castes casting castings catcalling catchy cater caters
    caught cause causes caved caving ceded ceding cello cellophane cellos centrally certifies chair chairs chalice
    chalices chalk chalks channelling chant chanting chants chaos chap chaps char chargeable charm charmed charms
    charred chars chase chases chaste cheapen cheapens cheek cheeks cheep cheeps cheery chef chefs chest chests chick
    chicks chill chills chin chink chinking chinks chins chipped chipping choir choirs choke chokes choosy chopper
    choppers chopping chops chord chords chose chowing chows christens chuck chucks chute chutes cider ciders cinder
    cindering cinders cites clack clacked clacks clamber clambers clams clan clank clanks clans claps clarity clash
    clashed clashes clasp clasps classy claws cleat cleats cleave cleaves cleaving clink clinked clinks cloak cloaks
    clod clods clogging clogs closet closets cloths clotting cloudy clout clouts clove clover clovers cloves clowning
    cluck clucked clucks clutter clutters coalition coalitions coarse coasting coating cock cocked cocks coerce coerces
    coffer coffers coked cokes coking cold colder colds collaborative collaborator collaborators collage collages collar
    collars collection collections colon colones colons comas comb combating combing combs comestible comestibles comet
    comets commendation commendations commended commerce commodities commodity communicable communicative communicator
    communing communion communions communism communist communists commuter commuters commuting compacted compacting
    compaction companion companions comparable compassion compelled compensating compete competed competent competes
    competing competition competitions compilation compilations compiling complacent complementary complexion
    complexions complicate complicates complied compliment compliments complying compost composted composting composts
    compute computed computes concealing conceding conceiving conception conceptions concert concerting concerts
    concluding conclusion conclusions conclusive concoction concoctions concreting concurring concussion concussions
    condemning condensation condensations conditional conditionals conducting cone cones confection confections
    conferring confession confessions confident conform conforms congestion connective connector connectors conservation
    conserving consistencies consistency consolation consolations consorting constancy constantly constitute constitutes
    constrict constriction constrictions constricts constructive construe construed construes consul consuls consultant
    consultants consume consumed consumes consuming contend contends contention contentions contest contests contraction
    contractions contrast contrasts convection convening convent convention conventions convents converging conversing
    converting conviction convictions convulsing convulsion convulsions cooed cooing cooked cooking cooks cooperation
    cooperative cooperatives cope coped copes coping copping corded cording corked corking corks corning coronation
    coronations corporal corporals corpse corpses corrective corrector correlation correlations corruption corruptions
    corset corsets cosies cosily couch couches couching cough coughs counties county coups court courts cove covert
    coverts coves covet coveted covets coward cowards cowed cower cowered cowers cowing coyer crackled craft crafting
    crafts craning crank cranked cranking cranks crass crate crates crating creak creaks crease creases creed creeds
    creek creeks creepy cremate cremates cremation cremations crepe crepes cried crises crock crocks cropped crops crows
    crunching crush crushed crushes crust crusted crusts crutch crutches crying crypt crypts culled culling cunning
    curing curios currant currants curricula curries curry curse curses curtain curtains cushioned customary daft dagger
    daggers dairies dairy daises daisies daisy dampening dancer dancers danker dared daring darkening darted darts dazed
    deader deaves debate debates debt debts debut debuts decade decades decay decays deceit deceits deceive deceived
    deceives decimated decode decoded decodes decoding decree decrees dedicate dedicates dedication dedications deduce
    deduced deduces deduction deductions deeded deeding deeds deems defecated defendant defendants defer deference
    deferred deferring defers defile defiles definite definitive deflection deflections degenerated degrading deign
    deigns deject dejected dejection dejects deli delicate delicious delimited deliverance demon demons demonstrating
    demonstrative demonstratives demonstrator demonstrators demote demotes denial denials dense departing departmental
    dependant dependants depended dependence dependencies dependency depending depicted deplete depleted depletes deport
    deporting deportment deports depreciate depreciates derail derails deride derided derides deriding derive derives
    descendent descent descents descriptors despondent destination destinations destitute destruction detain detains
    detection deterring deviated devise devises diagnostic diagnostics diffusing digestion digestions dimer dimes dimple
    dimples dine dines diplomat diplomats directer directing directive directives directories directory direr disable
    disables disappoint disappoints discard discards disclose disclosed discloses discover discovered discovers discus
    discuses dished dismount dismounts dissatisfies dissection dissections distantly distribute distributed distributes
    distribution distributions ditch ditches dither dithers dive diver divers diversities diversity dives diving docked
    dogging doilies doily dolefully doling domes doming doped doping dotes doubly dough douse douses doves dowdies dowdy
    doze dozed dozes dozing drain drained draining drains drawl drawls dregs drench drenches dress dressed dresses dried
    drift drifting drifts drily dripped drivel drivels driven drooped dross drought droughts drove droves drums drying
    ducking dulled dully dumpy duping duplication durability dying earl earls ears earthing ease eased eases eater
    eating eave eaves ecological economic economics educated educating educational educator educators eerie efficient
    eighth eighths eighties eighty eject ejected ejecting ejection ejections ejects elder elders elect electing election
    elections elective electives electron electrons elects elemental elementary elements ember embers embodying
    emergence emergent emigrate emigrates emigration emigrations emission emissions emit emits emotion emotions empress
    empresses emulation emulations enact enacts endowment endowments endurance engendering enjoyment enjoyments enlisted
    enquire enquires enrage enrages enter enters entice entices environmental envoy envoys equality equation equations
    eras erecting erection erections escalator escalators especial ether ethnics evacuate evacuates evaporate evaporates
    exalt exalts excavation excavations excellence excerpt excerpts excessive exclaimed exclusion excommunicate
    excommunicates excommunication excommunications execution executions exercise exercises exert exerting exerts exhort
    exhorts expansion expansions expansive expectant expediencies expediency expediting expel expelling expels expend
    expendable expendables expending expends experimented exploited explore explored explores explosive explosives
    expressive extensive extent extents exterminate exterminates extort extorts extremer extremes extremest extremities
    extremity fable fables faces facets faction factions factual factually fade fades fairies fairy falling falter
    falters fame famine famines farmer farmers farther fated father fathers fating fats fatter fault faults fears feast
    feasts federation federations felling fellow fellows fells fence fences fender fenders fending fester festers feting
    fetter fetters fever fevers fiche fiddle fiddles fidget fidgets fiend fiends fight fights filet filler filling fills
    films finale finales finger fingers fished fission fist fists fizzy flailed flak flame flames flank flanks flash
    flashes flatter flatters fleas flesh fleshes flexibly flick flicked flicks flies flight flights flock flocked flocks
    flogging flogs flounder floundering flounders fluster flusters focal fogged fogging foiled folder folders folds
    folksy follies folly foment foments fond fonder foods forage foraged forages force forced forces forded fording fore
    fores foresting foretasting forgo forgoes forked forking forks formal formally formals formation formations forte
    fortes forth fortification fortifications fortified forts foster fosters fought foundling foundlings fount founts
    foxed foyer foyers franked franking freak freaks freshen freshens fried frieze friezes fright frights frond fronds
    frost frosts frozen frying functionally fund fundamentalism fundamentalist fundamentalists funded funding funds
    furious furry fusing gable gables gaily gaits gala galas gales galled galley galleys galling gallows ganging
    garbling gasket gaskets gassed gated gating gears gender genders genera generalise generalises generality genially
    genii gent gentries gentry gents geologies geometric germinate germinated germinates germs ghosted ghosting gins
    glass glasses glean gleans glide glides glower glowers goading goads gods goggle goggles golds gong gongs goodies
    goody goons goosing gored gorge gorged gorges goring governmental gowned graceful grade grader grades graft grafting
    grafts grain grains grand grands grape grapes grates grating gratings gravel gravels greed greet greets grief griefs
    grins grocer grocers gross grosses guarantor guarantors guild guilds guile guilt guise guises gulled gullies gully
    gummy gust gusts gutting hailed hailing hails haired hales haling hall halls hallway hallways halo halon halos
    halter halters halving hampering handy hangover hangovers hanker hankers hardening hardy hare hares harked harking
    harp harps harries harry hart harts haste hasted hastening hastes hasting hatch hatches hatefully haunt haunts
    hawked hawking haying hazing headline headlines heady healing healthy heap heaps heart hearth hearths hearts heat
    heater heaters heath heats heave heaven heavens heaves heaving heeded heeding heedless heeds height heights heir
    heirs herd herds hereabouts hereafter hereafters hided hiding hiked hiking hind hinder hindering hinders hinds
    hinging hipped hippies hipping hippy hiss hisses hitch hitches hither hived hives hiving hoard hoards hocked hocking
    hoed hoeing hogging hoisted hoisting hole holed holes holing hollow hollower hollowing hollows honey honeys hoods
    hooped hooping hoot hooted hooting hoots hopefuls hopped hopper hopping hops hording horribly horse horses hose
    hosed hoses hosing hospitalise hospitalises hostel hostels hound hounded hounding hounds hovel hovels hover hovered
    hovers hulled humane hunch hunches hunching hunts hurls huskiness huts hyphening identifies identify idiom idioms
    illegitimate illustrating illustrative illustrator illustrators immediate immigration immunity impart imparts
    impersonally implicated implication implications implies imply importance impossibilities impossibility impotent
    impractical inabilities inability inaccessible inaccuracies inaccuracy inaction inadvisable inappropriate inaugurate
    inaugurates inception inceptions incest incisive inclining inclusion inclusions incompatible incompatibles
    inconsistent incorporate incorporates incorporation incurring indefinitely indent indents independent independents
    indicated indifference indifferent indirection induction inductions inexpensive inexperience inexperienced infection
    infections inference inferences inferior inferiors inferring infest infests infinitely infirm inflection inflections
    influence influenced influences informational informative infusion infusions ingest ingests inhabited inherits
    inhibited injecting injunction injunctions inks innovation innovations inquire inquires insane insanely inscribing
    inscriptions insect insects insensitive inserted insertion insertions insistent inspection inspections instability
    instants instigate instigates instil instils instruct instructed instructing instructive instructs instrument
    instruments insufficient insulting integral integrals integrity intent intention intentional intentions intents
    inter interact interacted interacting interaction interactions interacts intercepted interfere interferes
    interjected inters intersected interval intervals intimated intimation intimations intruding intrusive invention
    inventions inventor inventors inversion inversions invert inverted inverts invisibility irises ironic irresponsible
    itch itches iterative jacked jacking jailed jailing jails jelling jells jester jesters jesting jetting jewelled
    jingle jingles jogging joint joints junction junctions jutting karat karate karats keels kettle kettles kindle
    kindled kindles kinked kinks kiss kisses kite kites knight knights knobs knots lace laces lack lacked lacking lacks
    laddering lading lads lain lakes lamer lamest laming lancing lapel lapels lapse lapses larding larva laser lasers
    lass lasses latch latches latching latent latex lather lathers latter lauding laughing lawful laxer laxest laymen
    layout layouts leach leafs lean leaning leans leaps leapt learnt lease leases leash leashes ledge ledges leech
    leeches legging leggings legibility legitimacy lending lends lengthy lenses lesion lesions lessen lessens lest letup
    letups levee levees lever levers liabilities liability liable libel libelling libels liberation lick licked licks
    lifting lightness lilting limes limestone liming lisping lither litter litters liven livens loafing loaning loaves
    locale locales locate locates locket lockets lodging lodgings logic loin loins lone loomed looming looms loon loons
    loosed loped loping lording lorries lorry lotion lotions loud louse louses lover lovers loves loving loyal loyalties
    loyalty lubricate lubricates lucked lucking lugging lulled lumber lumbers lunch lunches lunching lunge lunges
    lurching luring lusting lynching maces macing madame magenta magically maids maiming maims maize maizes males mall
    malls mane manes mange manger mangers mango manufacture manufactured manufactures marching mares marina marinas
    marine marines marking markings mart martial marts masked masking massage massages massed massing mastery match
    matches matron matrons matte matted mattes mauling mauls mazes meat meats mechanical meddle meddles median mediated
    medicate medicated medicates medication medications meditated meekly mellowing melting memos mend mending mends
    mental messing meteorology mettle mewing midday midget midgets mighty mikes miking mimes miming mince minces mingle
    mingles minks minuet minuets minuses mired miring mistaken misting misunderstand misunderstands misusing mites mixed
    moaning modal modernity moles monies monkey monkeys monuments moods mooing moon mooning moons moped mopes moping
    morn morns mortal mortals mortification mortified motel motels moth mother mothers moths motoring mould moulds mound
    mounded mounding mounds mount mounts mourning mouse mouses mouth mouths mower mowers mowing mucking muddies muddle
    muddles muddy mulled multiplies multiply mummies mummy munch munches munching musically musing mussing mutation
    mutations muting mutter mutters mutton nailed nailing nails naive nappies nappy nation nations neatly necessarily
    necessities necessity needled needling needy negotiator negotiators nerved nesting nests nether nettle nettles
    neutral neutrals newsy niceties nicety niches niece nieces nigh noes noise noises nooks north noses nosing notation
    notations notching nought noughts novice novices nullified numbed nutting oasis oath oaths objection objections
    obstruct obstruction obstructions obstructs officiate officiates olden olives omission omissions onus oodles
    operation operations opponent opponents opportunist opportunists orange oranges otter otters ouch ought ounce ounces
    outlive outlives outrage outrages overdoes overrode overseeing oversees overweight owed pace paces pacing pacts
    paddock paddocks pagan pagans pails pain pains paint painting paintings paints palace palaces paler pales paling
    palled palling pamper pampers pandering pane panes panning panted pantie panties pants papal papas parable parables
    paralytics parch parches parching parent parentage parents pares parity parka parkas parks parkway parkways parse
    parsed parses parson parsons participant participants participle participles particle particles passenger passengers
    pasta pastas pastel pastels pasties pasty patchy pate patent patents pates path paths patrol patrols pats patter
    patters patties patting patty paunch paunches pauper paupers paved pavement pavements paving pawing payoff payoffs
    peace peaces peach peaches peak peaking peaks pealing pears peas peeps peerless pence pends penetrated penetrating
    penning pensioned perching perplexing personable personalise personalises pertain pertains pester pesters petrified
    petting petty phoney phoneys phonograph phonographs photographic photon photons pickaxing picket pickets piddle
    piddles pierce pierces piles pillage pillages pilling pillowing pimple pimples pimply pinch pinches pinked pinks
    pint pints pirate pirates pitting plaice plaid plaids plane planes plank planking planks planting plate plates
    playable plead pleads pleat pleats plight plights plundering pluses plying poach poaches poaching pockmarks poise
    poises poke poker pokers pokes police polices polishing pond ponder pondering ponders ponds poplar poplars pored
    poring portioned posed posing postal postmen postures potion potions potted potter potters potting pouch pouches
    pounce pounces pours pouted pouting powder powdering powders powerless practicable praise praises praying preach
    preached preaches precious precise predicated predictor preen preening preens prefect preferably preference
    preferences prescribing prescriptions preservation presidencies presidency presidential presume presumes pretence
    pretences pretension pretensions preventive preventives preys prick pricking pricks pride prides priding pried pries
    primate primates prime primes priming prince princes prism prisms probable probables probation probes procedural
    procession processional processionals processions processor processors production productions profaning profess
    professed professes professing profession professions profundities profundity progression progressions projection
    projections prom promoting proms prone prong prongs propagation propel propels proportion proportional proportionals
    proportions propped proprietaries proprietary propriety prose prosecution prosecutions prosper prospers protective
    protector protectors protest protesting protests provably proves prowess prying pulled punishing punning punting
    pure puree purees purse purses puttying quack quacks qualifier qualifiers quartet quartets quest quests quicken
    quickens quiet quiets quilt quilts quirk quirks quota quotas rabid racing rack racked racketing racking racks
    radiated radically raft rafter rafters rafting rafts rage rages raid raids rain rained raining rains raise raises
    raked rakes raking rallies rally rambling ranch ranches ranching rang rankled rankling ranted ranting rants raped
    raping rapture raptures rash rasher rashes raster ratification ratified ratting raved ravel ravelling ravellings
    ravels raven ravens raving ravings razing reaction reactions readability readership readier realty reams reaper
    reapers rears reassurance reassurances rebelling rebuilt recant recants receding reception receptions recessing
    recitation recitations reciting recoiling recompensed recondition reconditions reconsidering reconstruct
    reconstruction reconstructions reconstructs recounting recouping recreating rectified rector rectors recuperation
    recurrent redder redefinition redid redirection reds redundancies redundancy reeds reeking refereed refereeing
    refine refines reflection reflections reformation reformations reforming refuse refuses refutation regain regaining
    regains regal regaling regenerated regeneration regent regents regularity regulating reiteration reiterations relate
    relates relation relations relay relays relent relents reliably relied relieve relieves reloading relocation remain
    remains remarking remission remissions remunerating rend render rendering renders rending rendition renditions rends
    rental rentals reorganisation repaid reparation repay repays repeal repeals repent repenting repents repetition
    repetitions replacement replacements replay repleting replication reposing representation representations
    reprogramming reproving repudiation repudiations reputing rerouting rescinded rescinding resent resents reserving
    reside residence residences resident residents resides resign resigns resistance resistances resistant resolutely
    resort resorting resorts resounded resounding respecting restive restricting restrictive resubmitting retard
    retarding retards retch retched retches retention retirement retirements retort retorting retorts retraction
    retractions retrieve retrieved retriever retrievers retrieves revel revelation revelations reveller revellers revels
    revere reverence reverenced reverences reveres reverie reveries revering reversing revile reviles revive revives
    revolting rewrote rice rices ricing ridden riddle riddles rifer rightness riles rinks rise rises rite rites roach
    roaches rocked rocker rockers rooked rookie rooking rooks roost roosts roped roping roster rosters rotation
    rotations rote rotten rotund rouge rouges rouse rouses routing rowdies rowdy royally ruddy rugs ruining rummer rummy
    ruse ruses rust rusted rusts rutting sabre sabres sack sacked sacking sacks sades safaris sage sager sages sailed
    sailing sailor sailors sails sake saki sallow salmon salmons saloon saloons salter salts salve salved salves salving
    sand sanded sanding sands sanitation satisfies sauntering savage savages scald scalds scalp scalps scaly scare
    scared scares scheme schemes scorching scorn scorns scram scrams scrap scrapping scraps scratchy scrawl scrawls
    screaming screeching screwing scrub scrubs scuff scuffs scum scums seal sealing seals seams seared sears seasonable
    secluding secrete secretes sediment sediments seduce seduced seduces seduction seductions seed seeded seeding seeds
    seek seeks seeping seeps seething segmentation segmented seized selective selector selectors selves semen sensor
    sensors sentient sentimental sentries sentry separation separations serum serums serve serves servile sever severs
    sewer sewers sexist shack shacks shade shaded shades shaft shafting shafts shake shakes shame shamed shames shamming
    shape shaped shapes shark sharked sharks sharpening shave shaved shaven shaves shaving shawl shawls sheaf sheared
    sheen sheep shifty shingle shingles shire shirt shirting shirts shock shocks shoeing shoes shone shooing shoos shoot
    shoots shore shored shores shoring shot shots shout shouts shoving showy shred shreds shuck shucks shying sideline
    sidelines sigh sighing sighs sigma sill sills simile similes simmer simmers simplex sine sing singe singes singing
    singly sings sinks sinning sipped sipping sires situate situates skate skates sketchy skipped skipping skits skull
    skulls skying slain slamming slandering slates slaved slaving slaying sleeking sleet sleets slice slices slick
    slicked slicks slid slight slights slime slinks slits slivered slogging slogs slope slopes slopped slopping slops
    slummer slyer smack smacks smell smelling smells smites smock smocks smoke smokes smoothing smuggest snack snacks
    snare snared snares snatching sneak sneaking sneaks snide snipped snipping snitch snitched snitches snore snored
    snores snort snorting snorts snowing snows snuff snuffs snuggest soared socialise socialises socialist socialists
    sock socked socks soften softens soldering sonic soothing sopped sopping sops sore sores sorrow sorrows sorta sought
    sound sounded sounder sounding sounds sours sowing sown sows spacial spade spades spare spared spares spate spaying
    spear spearing spears speck specking specks sped speedy spell spelling spellings spells spent spewed spied spike
    spikes spill spills spines spires spited spites spits splices splint splints spore spores sport sporting sports
    spree spreed spreeing sprees spring springs stabilise stabilises stag stagger staggers stags staid stake staked
    stakes staking stale staled stales staling stall stalling stalls stanching stank staple staples starch starches
    starching stare stares stark startled startling starved starving statue statues statuses staunching stave staved
    staves staving steak steaks steam steaming steams steel steeling steels steeps stems sterling stews stick sticks
    stiff stiffs stitch stitched stitches stocky stoke stoked stokes stole stoles stomped stomping stone stoned stones
    stony stooped stooping storey storeys stork storks storm stormed storms stormy stove stoves stowed stowing stows
    strain strained strainer strainers straining strains strand strands strap straps stride strides strife strike
    strikes strip strips strive strives struck strum strums stud studs stuffy stunk sturdy subletting submarine
    submarines subscript subscripts subsequent subsisting suction suctions suffering sufferings suggestive suing
    suitability suitably suite suites summarily summit summits sundae sundaes sundries sundry sunning superb supper
    suppers supple surge surges swaying sweet sweets swell swelling swellings swells swerved swill swilling swills
    swished swore syllabuses tack tacked tacking tacks tactical tail tailed tailing tails tale tales tall taller tallow
    talon talons tamely tames taming tank tanked tanking tanks tanner taper tapers tapes taping tart tarts taste tastes
    tasting teak teaks tears teas teats technician technicians tedium teems teeter teeters tenable tended tending tense
    tenser tenses tenting terminal terminals terminator terminators terribly terrified terror terrorise terrorised
    terrorises terrorism terrors testes testified testimonies thee thence thereabouts thick thicket thickets thief thin
    thinning thins thong thongs thorough thought thoughts thread threads threw throat throats throbs thrown thrust
    thrusts thundering thyme tick ticked ticks tides tiding tightness tiles tiling tinder ting tingle tingles tings
    tirade tirades tired tires tiring tissue tissues titter titters tomes tonal tonic tonics topical torch torches tore
    totes touchy tough toughs tower towers toxic toying trace traces tracing tract tracts trail trailed trailer trailers
    trailing trails trait traits trance trances transacted transacting transform transforms transited transition
    transitions translator translators transpire transpires transplanted transportation transpose transposes trash
    trashed trashes trawl trawler trawlers trawls treason treat treats tree treed treeing trees trench trenches trending
    tribal tribe tribes tricky trill trills tripe trite triter trough troughs truant truants truck trucking trucks
    trustee trustees trusties trusty tubed tubing tuck tucking tucks tummies tummy tumour tumours tune tuner tuners
    tunes twine twines twister twisters twitch twitched twitches tying tyrant tyrants udder udders unattractive
    unavailable undeniable understate understated understates undertook uneconomical unemployment unexplained unifies
    unify unimportant unintelligent uninterested unite unites unload unloads unnecessary unqualified unreadable
    unreasonable unreasonably unreliability unrepresentative unset untie untied unties untrustworthy upend upending
    upends urge urges usable vague validation valve valves varnish varnished varnishes vaster vending venerate venerated
    venerates veneration vent vents verification verified verses vesting vetting viability vial vials vibration
    vibrations vice vices victor victors vies viral viruses vise vises visibly vocal vocals vocation vocations void
    voids votes vouch vouches vulture vultures wafted wafting wafts wailed wailing wails waist waists waive waives
    waiving waken wakens wakes waking walled walling wallow wallowed wallowing wallows wander wandering wanders wands
    waned wanes wanner ward warding wards warrant warrants warts washed watts waved waving wealth weaning wears weave
    weaves weeded weeding weeds weeps weight weights wetter wetting whacked whacking whale whales wheat whence whereas
    whets whine whines whipped whipping whiten whitens wholesome whopper whoppers whore whores wicket wickets widow
    widows wilting wince winces winked winks wintering witch witched witches wives woke woks wolves women wooding woods
    wordy workplace world worlds wormed worming worms worse wound wounded wounder wounding wounds woven wreak wreaks
    wrench wrenches wright wring wrings writ writhe writhes writhing writs wrought wrung yanked yanking yanks yearn
    yearning yearnings yearns yeast yeasts yelling yellowing yells yodel yodels yolks yonder yous zanier
`
