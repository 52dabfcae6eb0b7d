/** English words that lie one letter from a word of ours: they are not corrected. Written by src/tools/lookalikes.mjs. */
export const lookalikes = `
    abandons abdicate abetting abode abort abound absolute accent accentuate according accosting accountant accredit
    acknowledge activating actor addiction adept administration admirable admit adopt adore adulation adventure adverbs
    affect afresh agility agitation aglow agricultural aground ailed ailing ails aired airing ales alga alight alignment
    allays allot alloy ally aloud altar alteration amber ambled ambling amen ample amply amputation analogies analogue
    analytical anger animating annals annul anticipate ants apartment apathetic apiece apologise appeal appendices
    appending applicator appreciable appreciative apter aptly ardent arena arias arise aromatic ascribing ashed ashing
    askew assent asses assets ate atone attach attendant attracting attraction auction audio audition augments
    autocratic aversion avert aviation avid avoidable awaiting aware awhile axiomatic aye bailed bailing bails baiting
    baked baker bakes baking baled bales balled balling banal banging bangs banish banjo banter bar bare barge barked
    barking barks bashed basil basin basked basking basks bass baste bat bath bathe bayed baying beach beading beads
    beady beak beams bean bear bearable beard beast beat beautify bedding bedside befriend begun belch belling bellow
    bells belting bench bender bending bequest beset bets bettor biases bidden billowing bind birch bites blanch bland
    blare bleak bled blend blight blink blithe blobs block blocs blond blots blow blundering blur blurt boarding boast
    boded boding bogging bogs bogus bolder bolt bond bone bonuses booed booing bookend boomed booming boon boos boot
    booth border bore borne botch bough bout bowed bowing bra braid brain brake bran brandy brash brawl breach bread
    bred breeze brick bride brightens brine brink briny britches broad brooked brooking browner browse brunch brutish
    bucked bucking budge buffeting bulled bulling bully bummer bungle bunion bunking bunks buoying burrow burying butt
    butte buttering cable caches caching cakes caking callow calmed calmer calming calves camps campuses cancer
    candidacy candle capably caper carpeting casket caste catcalling catchy cater cats caught cause caved caving ceded
    ceding cello cellophane censor censure centrally certifies chafe chair chalet chalice chalk chant chaos chap char
    chargeable charm chase chaste cheapen cheek cheep cheery chef chest chick chill chin chink chipped chipping choir
    choke choosy chopper chopping chops chord chose chows christens chuck chute cider cinder cites clack clamber clams
    clan clanged clank claps clarity clash clasp classy claws cleat cleave clink cloak clod clogging clogs closet cloths
    clotting cloudy clout clove clowning cluck clutter coalition coarsen coasting coating coats cock coerce coffer
    coining coked cokes coking cold collaborative collaborator collage collar collection colon colones comas comb
    combating comestible comet commendation commended commodity communicable communicative communicator communing
    communion communism communist commuter commuting compacted compacting compaction companion comparable compassion
    compelled compensating compete competent competition compilation compiling complacent complementary complexion
    complicate complied compliment complying compost compute concealing conceding conceiving conception concert
    concluding conclusion conclusive concoction concreting concurring concussion condemning condensation conditional
    conducting cone confection conferring confession confident conform congestion connective connector conservation
    conserving consistency consolation consorting constancy constantly constitute constrict constriction constructive
    construe consul consultant consume contend contention contest contraction contrast convection convening convent
    convention converging conversing converting conviction convulsing convulsion cooed cooing cooked cooking cooks
    cooperation cooperative cope copping corded cording corked corking corks corning coronation corporal corpse
    corrective corrector correlation corruption corset cosies cosily couch cough county coups court cove covert covet
    coward cowed cower cowing coyer crackled craft craning crank crass crate creak crease creed creek creepy cremate
    cremation crepe cried crime crises crock cropped crops crows crunching crush crust crutch crying crypt culled
    culling cunning curing curios currant curricula curry curse curtain cushioned customary daft dagger dairy daises
    daisy dampening dancer danker dared daring darkening darted darts dazed deader dean deaves debate debt debut decade
    decay deceit deceive deception decimated decode decree dedicate dedication deduce deduction deeded deeding deeds
    deems deer defecated defend defendant defer deference defile definite definitive deflection degenerated degrading
    deign deject dejection deli delicate delicious delimited deliverance demon demonstrating demonstrative demonstrator
    demote denial dense departing departmental dependant dependence dependency depicted deplete deport deportment
    depreciate derail deride derive descendent descent descriptors despondent destination destitute destruction detain
    detection deterring deviated devise diagnostic dial diffusing digestion dimer dimes dimple dine diplomat directive
    directory direr direst disable disappoint discard discoursed discover discus discuses dished disjointed dismount
    dissatisfies dissection distantly distribute distribution ditch dither dive diversity docked dogging doily dolefully
    doling domes doming doors doped doping dos dotes doubly dough douse doves dowdy doze drags drain drawl dreading
    dreads dregs drench dress dried drift drily dripped drivel driven droop dross drought drove drums drying ducking
    dulled dully dumpy duping duplication durability dye dying earl ears earthing ease eat eave ecological economic
    educated educating educational educator eerie efficient eighth eighty eject ejection elder elect elective electron
    elemental elementary elements ember embodying emergence emergent emigrate emigration emission emit emotion empress
    emulation enact endowment endurance endure engendering enjoyment enlisted enquire enrage ensue entice environmental
    envoy equality equation eras erecting erection escalator especial ether ethnics evacuate evaporate exalt excavation
    excellence exceptional excerpt excessive exclaimed exclusion excommunicate excommunication execution exemption
    exercise exert exertion exhort expansion expansive expectant expediency expediting expel expend expendable
    experimented exploited explore explosive expressive extensive extent exterminate extort extremer extremes extremest
    extremity fable faces facets faction factual fade fairy falling falls falter fame famine farmer farther fated fates
    father fating fats fatter fault fears feast federation felling fellow fells fence fender fending fester feting
    fetter fever fiche fiddle fidget fiend fight filet filler filling fills films finale finger fished fission fist
    fizzy flailed flails flak flame flank flash flatter fleas flesh flexibly flick flies flight flock flogging flogs
    flounder fluster focal fogged fogging foiled foils folder folds folksy folly foment fond foods forage force forded
    fording fore foresting foretasting forgo forgoes forked forking forks format formation forte forth fortification
    fortified forts foster fought foundling fount foxed foyer franked franking freak freshen fried frieze fright fro
    frond frost frozen frying functionally fundamentalism fundamentalist furious furry fusing gable gaily gaits gala
    gales galled galley galling gallows ganging garbling gasket gassed gated gates gating gears gender genera generalise
    generalises generality genially genii gent gentry geologies geometric germinate germs ghosted ghosting gins glass
    glean glide glisten glower gnu goading goads god goggle golds gong goody goons goosing gored gorge goring
    governmental gowned graceful grade graft grain grand grape grates grating gravel greed greet grief grime grins
    grocer gross guarantor guild guile guilt guise gulled gully gummy gust gutting hailed hailing hails haired hale hall
    hallway halo halon halter hampering handy hangover hanker hardening hardy hare harked harking harp harry hart haste
    hastening hatch hatefully haunt hawked hawking haying hazing headline heady healing heals healthy heap heart hearth
    heat heath heave heaven heeded heeding heedless heeds height heir helms herd hereabouts hereafter hided hiding hind
    hinging hipped hipping hippy hiss hitch hither hived hives hiving hoard hoarse hocked hocking hoed hoeing hogging
    hoisted hoisting hole hollow honey hoods hooped hooping hoot hopefuls hopped hopper hopping hops hording horribly
    horse hose hospitalise hospitalises hostel hound hovel hover hulled humane hunch hunts hurls huskiness huts
    hyphening identify idiom illegitimate illustrating illustrative illustrator imitative immediate immigration immunity
    impart impersonal implicated implication imply importance impossibility impotent impractical inability inaccessible
    inaccuracy inaction inadvisable inappropriate inaugurate inception incest incisive inclining inclusion incompatible
    inconsistent incorporate incurring indefinitely indent independent indicated indifference indifferent indirection
    individualism individualist induction inexpensive inexperience infection inference inferior inferring infest
    infinitely infirm inflection influence informational informative infusion ingest inhabited inherits inhibited
    initialise initialises initiation injecting injunction inks innovation inquire ins insane inscribing inscriptions
    insect insensitive inserted insertion insistent inspection instability instants instigate instil instruct
    instructive instrument insufficient insulting insure integral integrity intent intention intentional inter interact
    interaction intercepted interfere interjected intersected interval intimated intimation intruding intrusive
    invention inventor inversion invert invisibility irises ironic irresponsible itch iterative jacked jacking jailed
    jailing jails jelling jells jester jesting jetting jewelled jigged jingle jogging joint junction juts jutting karat
    karate keels ken kettle kindle kinked kinks kiss kite kits knight knobs knots lace lack laddering lading lads lain
    lakes lamer lamest laming lancing landed lander lands lap lapel lapse larding larva laser lass latch latent latex
    lather latter lauding laughing lawful laxer laxest laymen layout leach leafed leafs lean leaps leapt learnt lease
    leash ledge leech leek legging legibility legitimacy lending lends lengthy lenses lesion lessen lest letup levee
    lever liability liable libel liberation lick lifting lightness lilting limes limestone liming linger lisping lither
    litter liven loafing loaning loaves locale locate locket lodger lodging logic loin lone loomed looming looms loose
    lop lording lorry lotion loud louse lover loves loving loyal loyalty lubricate lucked lucking lugging lulled lumber
    lunch lunge lurching luring lusting lye lynching maces macing madame magenta magically maids maiming maims maize
    males mall mama mane mange mango manufacture marching mares marina marine marketed marking marry mart martial masked
    masking massage massed mastery match maternal matron matte mauling mauls mazes meat mechanical meddle median
    mediated medicate medication meditated meekly mellowing melting memos mend mental mete meteorology mettle mewing
    midday midget mien mighty mikes miking mill mimes miming mince mingle minks minuet minuses mired miring mistaken
    misting misunderstand mites mixed moaning modal modernity moles monies monkey monuments mood mooing moon moors moped
    mopes moping morn mortal mortification mortified motel moth motivation mould mound mount mourning mouse mouth mower
    mowing mucking muddle muddy mulled multiply mummy munch musically musing mutation muting mutter mutton nailed
    nailing nails naive nappy nation neatest neatly necessarily necessity needled needling needy negotiator nerved
    nesting nests nether nettle neutral newsy nicety niches niece nigh noes noise nooks noon north noses nosing notation
    notching nought novice nullified numbed nutting oasis oath objection obstruct obstruction officiate okras olden
    olives omission onion onus oodles operation opportunist orange otter ouch ought ounce outlive outrage overdoes
    overrode overseeing oversees overweight owed pace pacts paddock pagan pails pain paint palace paler pales paling
    palled palling pamper pandering pane panning panted pantie panties pants papal papas parable paralytics parch parent
    parentage pares parity parka parks parkway parse parson participant participle particle pas passenger pasta pastel
    pasty patchy pate patent path patrol pats patter patting patty paunch pauper paved pavement paving paw payoff peace
    peach peak pealing pears peas peeps peer peerless pence pends penetrated penetrating penning pensioned perception
    perching percussion permissive perplexing personable personalise personalises pertain pester petrified petting petty
    phoney phonograph photographic photon pickaxing picket piddle pierce pigged piles pillage pilling pillowing pimple
    pimply pinch pinked pinks pint pirate pitting plaice plaid plane plank planting plate playable plead pleat plight
    plundering pluses ply poach poise poke police polished polishing pond poplar pored poring portioned posed posing
    postal postmen postures potion pots potted potter potting pouch pounce pours pouted pouting powder powerless
    practicable praise prayer praying preach precious precise predicated predictor preen prefect preferably preference
    prescribing prescriptions preservation presidency president presidential presume pretence pretension preventive
    preys prick pride pried pries prim primate primp prince prism probable probation probes procedural procession
    processional processor production profaning profess profession profundity progression projection prom prominent
    promoting prone prong propagation propel proportion proportional propped proprietary propriety prose prosecution
    prosper protective protector protest provably proves providence prowess prying punished punishing punning punting
    pure puree purse putt puttying quack qualifier quartet quest quicken quiet quilt quirk quota rabid races racing rack
    racketing radiated radically raft rage raid rain raise raked rakes raking rally rambling ranch rang rankled rankling
    ranted ranting rants rap rapes rapture rash raster rat ratification ratified raved ravel raven raves raving razes
    razing reaction readership readier realty reaming reams reaper reaping reaps rearing rears reassurance rebelling
    rebuilt recant receding reception recessing recitation reciting reclining recognise recoiling recompensed
    recondition reconsidering reconstruct reconstruction recounting recouping recreating rectified rector recuperation
    recurrent redder redefinition redid redirection reds redundancy reeds reeking reeks refereed refereeing refine
    reflection reformation reforming refraining refuge refutation refute regain regal regenerated regeneration regent
    regularity regulating reiteration rejoining relate relation relay relent reliably relied relieve reloading
    relocation remain remaking remarking reminding remission remunerating rend rendition rental reorganisation repaid
    reparation repay repeal repent repetition replacement replay repleting replication reposing representation
    reprogrammed reprogramming reproving repudiation reputing rerouting rescinded rescinding resent reserving reside
    residence resident resign resistance resistant resolutely resort resounded resounding respecting restive restricting
    restrictive resubmitting retard retch retention retirement retort retraction retrieve reuse revel revelation revere
    reverence reverie reveries reversing revile revive revolting rewrote rice ridden riddle ridged rifer rightness riles
    rinks rite roach roads rocked rocker roman rooked rookie rooking rooks roost roped roping roster rot rotation rote
    rotors rotten rotund rouge rouse routing rowdy royally ruddy rued rugged rugs ruining rummer rummy rust rutting
    sabre sack sades safaris sage sailed sailing sailor sails sake saki sallow salmon saloon salter salts salve sand
    sanitation satisfies sauntering savage scald scalp scaly scare scheme scoot scorching scorn scram scrap scratchy
    scrawl screaming screeching screwing scrub scuff scum seal seams seared sears seasonable secluding secrete sediment
    seduce seduction seed seek seeping seeps seething segmentation segmented seized selective selector selves semen
    sensor sentient sentimental sentry separation serum serve servile sever sewer sexist shack shade shaft shake shame
    shamming shape shark sharpening shave shaven shawl sheaf sheared sheen sheep shifty shingle shire shirk shock shoes
    shone shoo shook shore shot shout showy shred shuck shuns shunts shying sideline sigh sigma sill simile simmer
    simplex sine sing singe sinks sinning sipped sipping sires situate skate sketchy skipped skipping skirt skits skull
    skying slain slamming slandering slates slaved slaving slaying sleeking sleet slice slick slid slight slime slinks
    slit slivered slogging slogs slope slopped slopping slops slummer sluts slyer smack smell smites smock smoke
    smoothing smuggest smuts snack snare snatching sneak snide snipped snipping snitch snore snort snowing snows snuff
    snuggest soared socialise socialises socialist sock soften soldering solicited son sonic soot soothing sopped
    sopping sops sore sorrow sorta sought sound sours sown sows spa spacial spade spare spate spaying spear speck sped
    speedy spell spent spewed spied spike spill spilt spines spires spit spites splat splices splint spore sport spree
    spring stabilise stag staid stake stale stall stanching stank staple starch stare stark startled startling starved
    starving statue statuses staunching stave steak steam steel steep stems sterling stews stick stiff stitch stocky
    stoke stole stomped stomping stomps stone stony stoop storey stork storm stormy stove stowed stows strain strand
    strap stride strife strike string strip strive struck strum strung stud stuffy stunk sturdy subletting submarine
    subscript subsequent subsisting suction suffering suggestive suing suitability suitably suite summarily summit
    sundae sundry sunning superb supper supple surge swaying sweet swell swerved swill swished swore syllabuses tack
    tactical tail tale tall tallow talon tamely tames taming tank tanner taper tapes taping tarry tart taste teak tears
    teas teats technician tedium teems teeter tenable tended tending tenor tense tenting tents terminal terminator
    terribly terrified terror terrorise terrorism testes testified testimonies thee thence thereabouts thick thicket
    thief thin thong thorough thought thread threw throat throbs thrown thrust thundering thy thyme tick tide tightness
    tiles tiling tinder ting tingle tinny tirade tire tissue titter tomato tomes tonal tonic tonne topical torch tore
    tot totes touchy tough tow toxic toying trace tract trail trait trance transacted transacting transform transited
    transition translator transpire transplanted transportation transpose trash trawl treading treads treason treat tree
    trench trending tribal tribe tricky trill tripe trite trough truant truck trustee trusty tubed tubing tuck tummy
    tumour tumours twine twister twitch tying tyrant udder unattractive unavailable undeniable understate undertook
    uneconomical unemployment unexplained unify unimportant unintelligent uninterested unison unite unload unnecessary
    unpublished unqualified unreadable unreasonable unreasonably unrecognised unrepresentative unset unsure untie unties
    untrustworthy upend urge usable ushers vague validation valve varnish vaster vending venerate veneration vent
    verification verified verses vesting vetting viability vial vibration vice victor vies viral viruses vise visibly
    vocal vocation void vote vouch vulture wadding wafted wafting wafts wagon wail waist waive waken wakes waking walled
    walling wallow wander wands waned wanes wanner ward warrant warts washed waterworks watt waved waving wealth weaning
    wears weave wedging weeded weeding weeds weeps weer wees weight welding wetter wetting whacked whacking whale wheat
    whence whereas whets whine whipped whipping whiten wholesome whopper whore wicket widow wigged wilting wince winked
    winks wintering witch wives woken woks wolves women wooding woods wordy workplace world wormed worming worms worse
    wound wreak wrench wright wring writ writhe wrought wrung yanked yanking yanks yearn yeast yelling yellowing yells
    yelps yodel yolks yonder yous zanier
`
