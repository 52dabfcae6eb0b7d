/** English words that lie one letter from a word of ours: they are not corrected. Written by src/tools/lookalikes.mjs. */
export const lookalikes = `
    abandons abdicate abetting abode abort absolute accent accentuate according accosting accountant accredit
    acknowledge addition adept admirable adopt adores adulation adventure adverbs affect agility agitation aglow
    agricultural aground ailed ailing aired airing ales alga alight alignment allays allot alloy ally aloud altar
    alteration ambled amen ample amply amputation analogies analogue analytical anger animating annals annul anticipate
    ants apartment apathetic apiece apologise appeal appendices appending applicator appreciable appreciative apter
    aptly ardent arena arias arise aromatic ascribing ashed ashing askew assent asses assets assure ate atone attach
    attendant attracting attraction auction audio autocratic aversion avert aviation avoidable awaiting aware awhile
    axiomatic aye bailed bailing baiting baked baker bakes baking baled bales balled ballet balling banal banging banish
    banjo banter bar barely barked barking bashed basil basin basked basking bass basted bat bath bayed baying beach
    beady beak beams bean bear bearable beard beast beat beautify bedside begun belch belling bellow bells belting bench
    bender bending bequest bettor biases bidden billowing bind birch bites blanch bland bleak bled blend blinked blinks
    blobs blocked blocs blond blots blow blur blurt boarding boast boded bogs bolder bolt bonds bone bonnet bonuses
    booed booing bookend boomed booming boos booted booting boots border bore borne botch bout bowed braid brain bran
    brandy brash brawl breach bread bred breeze brick bride brightens brine brink briny britches broad brooked brooking
    browner browse brunch brutish bucked bucking budge buffeting bulled bulling bully bummer bungle bunking burrow butt
    butte buttering cabled cabling caches caching cakes caking callow calmed calmer calming camper camps campuses cancer
    candidacy candle cannot capably caper carpeting casket catcalling cater cats caught cause caved caving ceded ceding
    cello cellophane centrally certifies chalice chalk chant chaos chap char chargeable charm cheapen cheek cheep cheery
    chest chick chime chink chipped chipping choke choosy chopper chopping chops chord chose chowing chows christens
    chuck chute cider cinder citation cites clack clams clan clanged claps clarity clash clasp classy claws cleat
    cleaving clime clinked clinks cloak clod clogs closet clotting cloudy clout clove cluck clutter coalition coarsen
    coasting coating coats cock coerce coffer coining coked cokes coking cold collaborative collaborator collage collar
    collection colon comas comb comestible comet commendation commended commodity communicable communicative
    communicator communing communion communism communist commuter compacted compaction companion comparable compassion
    compelled compensating compete competition compilation complacent complementary complexion complicate complied
    compliment complying compost compute conceding conceiving conception concert concluding conclusion conclusive
    concreting concurring concussion condemning condensation conditional conducting cones conferring confession conform
    congeal congestion conservation conserving consistency consolation consorting constancy constantly constitute
    constrict construe consul consultant consume contend contraction contrast convening convent convention converging
    conversing convert conviction convulsing convulsion cooed cooing cooked cooking cooks coop cooperation cooperative
    cope corded cording corked corking corks corning coronation corporal corpse corrective corrector correlation
    corruption corset cosies cosily couching cough county coups court cove covet coward cowed cower cowing coyer craft
    craning cranked cranking crate creak crease cremate cried crises cropped crunching crush crust crutch crying crypt
    culled culling cunning curing curios currant curricula curry curse curtain cushioned customary daft dagger dairy
    daisy dampening damper dancer danker dared daring darkening darted darts dazed dean debate debut decade decay deceit
    deceive decimated decode decree dedicate dedication deduction deeded deeding deeds deems defecated defect defer
    deference defile definite definitive deflection degenerated degrading deign deject dejection deli delicate delicious
    delimited demon demonstrating demonstrative demonstrator demote departing departmental dependence depicted deplete
    deport deportment depreciate derail deride descent descriptors destination destitute destruction detain deterring
    deviated devise diagnostic dimer dimes dimple dine diplomat directory direr disable disappoint discard discoursed
    discover discus discuses dished disjointed dismount dissatisfies distantly distribute distribution ditch dither
    diver diversity dives docked doily dolefully doling domes doming doors doped doping dos dotes doubly dough doves
    dowdy doze drain drawl dreads drench dried drift drily dripped droop drought drying ducking dulled dully duping
    duplication durability dye dying earl ears earthing ease eat ecological economic educated educating educational
    educator eerie efficient eighth eighty eject ejection elder elect elective elemental elementary elements ember
    embodying emergence emergent emigrate emigration emission emit emotion empress emulation enact endowment endurance
    engendering enjoyment enlisted enquire enrage entice envoy equality equation eras erecting escalator especial ether
    ethnics evacuate evaporate exalt excavation excellence excerpt excessive exclaimed exclusion excommunicate
    excommunication execution exercise exert exhort expansion expansive expectant expediency expediting expel expendable
    expending experimented exploited explosive expressive extensive exterminate extremer extremes extremest extremity
    faction factual fade fairy falling falls falter famine farmer fated fates fating fats fears feast felling fellow
    fells fence fender fending fester feting fetter fever fiche fiddle fiend fight filet filling fills films finale
    finger fished fission fist fizzy flailed flails flak flank flash flatter fleas flexibly flies flock flogs flounder
    fluster foiled foils folder folksy folly foment fond fording foresting foretasting forgo forking forks formation
    forth fortification fortified forts foster foundling fount foxed foxing foyer frame franked franking freak freshen
    fried frieze frights fro frozen frying functionally fundamentalism fundamentalist furious furry fusing gaily gaits
    gala gales galled galley galling gallows ganging gasket gassed gated gates gating gears geeing gender genera
    generalise generalises generality genially genii gent geologies geometric germinate germs ghosted ghosting gins
    glass glean glide glower goading goads god goggle golds gong goody goons goosing gored goring governmental gowned
    graceful grade graft grain grand grape grates grating greet grief grime grinning grins grocer guarantor guild guile
    guilt guise gulled gully gust gutting hailed hailing haired haling hallway halo halon halter hamper hangover hanker
    hardening hardy hare harked harking harry hart haste hastening hatch hatefully haunt hawked hawking haying hazing
    headline heady healthy heap heart hearth heat heath heave heaven heeded heeding heedless height heir helms herd
    hereabouts hereafter hind hinging hipped hipping hippy hiss hitch hither hived hives hiving hoard hoarse hocked
    hocking hoed hoeing hoisted hoisting hole hollow honey hoods hooped hooping hoot hopefuls hopped hopper hopping hops
    hording horribly hosed hosing hospitalise hospitalises hostel hounded hounding hovel hover hulled humane hunch
    huskiness hyphening idiom illegitimate illustrating illustrative illustrator imitating imitative imitator immediate
    immigration immunity impart impersonally implicated implication imply importance impossibility impotent impractical
    inaccessible inaccuracy inaction inadvisable inappropriate inaugurate inception incest incisive inclining inclusion
    incompatible inconsistent incorporate incurring indefinitely independent indicated indifference indifferent
    induction inexpensive inexperience infection inference inferring infest infinitely infirm inflection informational
    informative ingest inhabited inherits inhibited initiation injecting injunction inks innovation inquire ins insane
    inscribing inscriptions insect insensitive inserted insertion insistent inspection instability instants instigate
    instil instruct instrument insufficient insulting integral integrity intent intention intentional inter interact
    intercepted interfere interjected intersected intimation intruding intrusive invention inventor inversion invert
    invitation irises ironic irritation itch iterative jacked jacking jailed jailing jails jelling jells jester jesting
    jetting jewelled jigged jingle joint junction juts jutting karat karate keels ken kettle kindle kinked kinks kiss
    kite knight knobs knots lace lack lading lads lairs lakes lamer lamest laming lap lapse larva laser lass latch
    latent latex lather latter laughing lawful laxer laxest laymen layout leach leafed leafs lean leaps leapt learnt
    lease leash ledge leech leeks legibility legitimacy lends lengthy lenses lesion lessen lest letup levee lever liable
    liberation licks lifting lightness lilting limes limestone liming limitation linger lisping lither litter liven
    loafing loaning locate locket lodger logic loin lone loomed looming looms loose loped loping lording lorry lotion
    loud lover loves loving lubricate lucked lucking lulled lumber lunch lunge lurching luring lusting lye lynching
    maces macing madame magenta magically maiming maims males mall mama manes mange mango manufacture marching mares
    marina marry martial marts masked masking massage massed massing master matron matte mauling mauls mazes meat meddle
    median mediated medicate medication meditated meekly mellowing melting memos mend messing mete meteorology mettle
    mewing midday mien mighty mikes miking mill mimes miming mince mingle minks minuet minuses mired miring mistaken
    misting misunderstand misusing mites mixed mixing moaning modal modernity moles monies monkey monuments moods mooing
    moon moped mopes moping morn mortal mortified motel moth mould mounded mounding mount mourning mouth mower mowing
    mucking muddle muddy mulled multiply munch musically musing mussing mutation muting mutter mutton nailed nailing
    nails naive nappy nation neatly necessarily necessity needled needling needy negotiator nerved nesting nests nether
    nettle neutral newsy nicety niches niece nigh noes nooks north noses nosing notation notching nullified numbed
    nutting oath objection obstruct obstruction officiate okras olden olives omission onus oodles operation opportunist
    otter ouch outrage overdoes overrode overseeing oversees overt overweight owed pace pacts paddock pagan pains paint
    palace paler pales paling palled palling pamper pandering panted pants papal papas parable paralytics parching
    parent parentage pares parka parks parkway parse parson participant participle particle pas passenger pasta pasty
    patchy pate patent path patrol pats patter patting pauper paved pavement paving paw payoff peace peach peak pears
    peas peeps peer peerless pence pends penetrated pensioned perching perplexing personable personalise personalises
    pertain pester petrified petting petty phoney phonograph photographic photon pickaxing pickle piddle pierce pigged
    piles pillage pilling pillowing pimple pimply pinked pinks pint pirate pitting plaice plane planking planting plate
    playable plead pleat pluses ply poaching poise poke polished polishing polite pond poplar pored portioned posed
    posing postal postmen postures potion pots potted potter potting pouch pouted pouting powdering powerless
    practicable praise prayer praying preach precious precise predicated predictor preening prefect preferably
    preference prescribing preservation presume prick pride pried pries primate prince prism probable probation probes
    procedural procession processional processor profaning profess profession profundity projection promoting prone
    prong propel proportion propped prose prosecution prosper protective protector protest provably proves prowess
    prying punished punishing punning punting pure puree purse putt puttying quack qualifier quartet quest quicken quiet
    quilt quirk quota rabid races racing rack racketing radiated radically raft rages raid rain raked rakes raking rally
    ranch rankled rankling ranted ranting rants rap rapes rash rat ratification ratified raved raven raves raving razes
    razing reaction readability readership readier realty reams reaper reaps rears reassurance rebuilt recant receding
    reception recessing recitation reciting recoiling recompensed recondition reconsidering reconstruct recounting
    recouping recreating rectified rector recuperation recurrent redder redefinition redid reds redundancy reeds reeks
    refereed refereeing refine reflection reformation refutation regain regal regenerated regeneration regent regularity
    reiteration relate relay relent reliably relied relieve reloading relocation remain remarking remission remunerating
    rend rendition reorganisation repaid repay repeal repent repetition replacement replay repleting replication
    reposing representation reprogrammed reprogramming reproving repudiation reputing rerouting rescinded rescinding
    resent reserving reside resign resistance resolutely resort resounded resounding respecting restive restricting
    restrictive resubmitting retard retched retention retirement retort retraction retrieve revel revere reverence
    reverie reveries reversing revile revive revolting rewrote rice ridden riddle ridged rifer rightness riles rinks
    rite roach roads rocked rocker rooked rookie rooking rooks roost roped roping roster rotation rote rotten rotund
    rouge rouse routing rowdy ruddy rued rugged rummer ruse rust rutting sabre sack sades safaris sage sailed sailing
    sailor sake saki sallow salmon saloon salter salts salve sanding sanitation satisfies savage scare scorching scorn
    scram scrap scratchy scrawl screaming screeching scrub scuff scum seams sear seasonable secluding secrete sediment
    seduction seed seek seeping seeps seething seized selective selector selves semen sensor sentient sentimental serum
    serve servile sever sewer sewing sexist shack shade shaft shake shame shamming shape shark sharpening shave shaven
    shawl shear shifty shimmer shingle shire shock shoeing shoes shone shooing shoos shore shot shoving showy shred
    shying sideline sigma sill simile simplex sine sing singe sinks sinner sipped sipping sires situate skate sketchy
    skimmed skipped skipping skits skull skying slamming slaved slaving slaying slender slice slick slid slime slimmer
    slinks slits slivered slogs slope slopped slopping slops slummer slyer smack smell smites smock smoke smoothing
    smuggest snack snare snatching sneak snide snipped snipping snitch snore snort snowing snows snuff snuggest soared
    socialise socialises socialist sock soften soldering sonic soothing sopped sopping sops sore sorrow sorta sounded
    sounder sounding sowing sown sows spa spacial spared spaying spear speck sped speedy spelling spent spewed spied
    spike spill spited spites spits spores sport spreed spreeing spring stabilise stag stake stale stall stanching
    staple starch stare startled startling starved starving statue statuses staunching stave steams steep stems stews
    stiff stitch stocky stoke stole stomped stomping stomps stone stony stoop storey storks storm stormy stove stowed
    stowing stows strain strap stride strife strike strip strive strum stud stuffy sturdy subletting submarine subscript
    subsequent subsisting suction suffering suggestive suing suitability suitably suite summarily summit sundae sundry
    sunning superb supper supple surge swaying swear swelling swerved swill swished swore syllabuses tack tactical tail
    tainting tales tall tallow talon tamely tamer tames taming tank tanner taper tapes taping tarry tart tasting teak
    tears teas teats tedium teeing teems teeter temper tenable tended tending tenser tenting terminal terminator
    terrified terror terrorise terrorism testes testified testimonies thee thence thereabouts thick thin thong thorough
    thought thread threw throat thrust thy thyme tick tides tiding tightness tiles tiling tinder ting tingle tinny
    tirade tire tissue titter tomes tonal tonic tonne topical torch tore tot totes touchy tough tow toxic toying trace
    tract trail trait trance transacted transacting transited transition translator transplanted trawl treading treads
    treason treat tree trench trending tribal tribe tricky trill tripe trite trough truant truck trustee trusty tucking
    tumour tumours twine twinning twister twitch tying tyrant udder unattractive unavailable undeniable understate
    undertook uneconomical unemployment unexplained unify unimportant uninterested unload unnecessary unpublished
    unqualified unreadable unreasonable unreasonably unreliability unrepresentative unset untie unties untrustworthy
    upend urge usable ushers vague validation valve varnish vending venerate verification verified verses vesting
    vetting vibration vice victor vies viruses visibly visitation vocation vouch vulture wafted wafting wafts wagon wail
    waist waive wakes waking walled walling wallow wander wands waned wanes wanner ward warrant warts washed waterworks
    watt waved waving wealth weaning wears weeded weeds weeps weer wees weight wetter wetting whacked whacking whale
    wheat whence whereas whets whine whipped whipping wholesome whopper whore wigged wilting wince winked winks
    wintering witch wives woks wolves women wooding woods wordy world wormed worming worms worthy wound wreak wrench
    wright wring writ writhe wrought wrung yanked yanking yearn yeast yelling yellowing yells yelps yodel yolks yonder
    yous zanier
`
