/** English words that lie one letter from a word of ours: they are not corrected. Written by src/tools/lookalikes.mjs. */
export const lookalikes = `
    abandons abdicate abetting abort absolute accent accentuate according accountant accredit acknowledge addition adept
    admirable adopt adulation adventure adverbs affect agitation agricultural ailing airing alga alight alignment ally
    aloud altar alteration amen ample amply amputation analogue analytical anger animating annals annul anticipate
    apathetic apologise appeal appendices applicator appreciable appreciative apter aptly arena arise aromatic assent
    assets assure ate attach attendant attracting attraction audio autocratic avert aviation awaiting aware axiomatic
    bailing baked baker bakes baking balling banal banging banished bankrupt banter bar barked barking bashed basked
    basking bass basted bat bath bayed baying beach beams bean bear bearable beard beast beat begun belling belting
    bench bender bending bets biases bidden bind birch blanch bland blend blocked blond blow blur blurt boarding boded
    boding bogus bolt bone booing booming boot border bore borne botch bounded bounding bout bowed braid brain bran
    brandy brawl breach bread bred breeze brick bride bright brightens brine brink briny britches broad broke brooking
    browner browse budge buffeting bulled bulling bummer bungle bunking butte buttering cabled cabling caching cakes
    calming camps campuses cancer candled cannot caper carpeting casket cater caught cause ceding cello certifies chalk
    chant chaos chap char chargeable charm chase cheapen cheek cheep cheery chest chick chopper chopping chord chose
    chuck cider clacked clams clanged clans claps clarity clash clasp classy claws cleat cleaving clod closet clotting
    cloudy clout clutter coarse cocked coerce coffer coining cokes coking cold collaborative collaborator collar
    collection colon comb commendation commodity communicable communicative communicator communing communion communism
    communist companion comparable compassion compelled compensating compete compilation complacent complementary
    complicate compliment complying compute conception concert concluding conclusion concussion condensation conditional
    confession conform congestion conservation consistency consolation constancy constantly constitute consul consultant
    consume contend contraction contrast convent convention conversing conviction convulsion cooing cooked cooking cooks
    cooperation cope copping cording coronation corporal corpse corrective corrector correlation corruption corset
    cosies cot couching cough county coups court cowing crack crackled craft craning cranked crates crating creeping
    cried crises crush crust crutch crying culling curing curricula curry curse curtain cushioned customary daft dared
    daring darkening deal debate decade decay decimated decode dedicate dedication deduction defecated defer deference
    definite definitive deflection deign delicate delicious demonstrating demonstrative demonstrator demote departmental
    dependence depicted deplete deport depreciate descriptors destination destitute destruction deviated devise
    diagnostic dimer dine diplomat directer directory direr disable disappoint discard discoursed discover disjointed
    dismount dissatisfies distribute distribution ditch diver diversity dives docked doors dos dotes dowdy drain drawl
    dreads drench dried drift dripped drove drying dulled duplication durability dying ears ease eat ecological economic
    educated educating educational educator efficient eighth elect elective elemental elementary elements embers
    embodying emergence emergent emigrate emigration emission emit emotion empress emulation endowment endurance
    enjoyment enlisted enquire enrol equality equation eras escalator ethnics excavation excellence excessive exclusion
    excommunicate excommunication execution exercise exert expansion expansive expediency expel expendable exploited
    explosive expressive extensive exterminate extremes factual fairs fairy falling falls falter famine farmer farther
    fates father fating fats fatter faulty fears fellow fence fender fester fever fiche fiddle fight filet filling fills
    films finger fission fizzy flails flak flank flash flatter flies flocked flounder flower fluster foils folds fond
    formation forth fortification fortified foster foundling fount foyer frame freak freshen fried frieze frozen frying
    fundamentalism fundamentalist furry galley galling gasket gates gating gears gender generalise generalises genii
    gent geometric germinate germs ghosted ghosting glass glean gnu goading god goggle gored governmental graceful grade
    grain grand grape grates grating greening greet grief grocer ground guarantor guilt gulled gust hailing hall halon
    halter hangover hanker harked harking harry hart haste hatch hawked hawking haying headline heady healthy heap heart
    heat heave heaven heedless height herd hereabouts hided hiding hind hiss hitch hives hiving hocked hocking hoisted
    hoisting hole hollow honey hooted hooting hopper hopping horribly hosed hosing hospitalise hospitalises hostel
    hounded hounding hovel hulled humane idiom illegitimate illustrating illustrative illustrator immediate immigration
    immunity impart implication imply importance impractical inaccessible inaccuracy inappropriate incest inclining
    inclusion incompatible inconsistent incorporate incurring indefinitely independent indicated induction inexpensive
    inexperience infection inference infest infinitely informational informative ingest inhabited inherits inhibited
    innovation inquire insane inscriptions insect insensitive inserted insertion insistent inspection instability
    instigate instil instruct instrument insufficient integral integrity intent intention intentional inter interact
    interfere intimated intimation invention inventor inversion invert irises ironic itch iterative jacked jacking
    jailing jails jester jesting jetting jewelled jewellery jigged joint junction ken kettle kiss kite kits knight lack
    lading lap laser lass latter layer laying layout leach lean learnt legibility legitimacy lengthy lenses lesion
    lessen lest liable liberation licked lifting lightness limes limestone liming litter liven loafing loaning locate
    locket logic loin loose lording lorry lotion loud lover loves loving lubricate lucked lulled lumber lunch magenta
    maids maiming maims males malls man manger mango manufacture marina marine marketed marking marry massing master
    matches matron matte mauling mauls meat median mediated medicate medication meditated melting mend messing mete
    meteorology mettle midday mighty mill miming miring mistaken misting misunderstand misusing mixed moaning modal
    modernity moles monkey monuments mooing moon moping morn mortal mortified motel moth mould mounded mounding mount
    mouth mowing muddle mulled multiply mussing mutation mutter nailing nails naive nation neatly necessarily necessity
    negotiable negotiator nesting nests nettle neutral niches nigh noes north noses notation notching nullified numbed
    oath objection obstruct odder officiate okras olives omission onus oodles operation opportunist ouch outrage
    overdoes overrode oversees oversight overweight pace packed packer packing paddock pagan pains paint palace paler
    paling palling pamper pants papal parable paralytics parent parse participant particle pas passenger patent pates
    path patrol patter pauper pavement paving paw peace peach peak peer peerless pence pending pends perplexing
    personalise personalises pester petrified petty phoney phonograph photographic photon pickaxing pigged piles pilling
    pint pirate plane planting plate playable pluses plying poaching poise poke police pond pored portioned posed posing
    postal postmen potter pouch powerless practicable praise prayer praying preach precious precise predicated predictor
    preening prefect preferably preference prescriptions preservation presume prevent prick pride pries primate prince
    prism probable probation procedural procession processor profaning profess profession profundity programme promoting
    prone proportion prose protest prowess prying pulled pure puree purse putt quack qualifier quest quiet quirk quota
    rabid races racing rack racketing radiated radically rages raid rain raking rally ranch ranting rants rap rapes rash
    rat raved raves raving razes razing reaction readability readership reams reassurance rebuilt receding reception
    recessing recitation reciting recoiling recounting recouping recovery recreating rectified rector recuperation
    recurrent redid reds redundancy refine reflection reformation reforming refutation regain regal regeneration
    reiteration relate relay reliably relied relieve reloading relocation remain remission remunerating rend rendition
    reorganisation reparation repay repent repetition replacement replay replication representation republic repudiation
    rescinded rescinding resent reside resign resistance resort resounded resounding respecting restricting restrictive
    retarding retch retirement retort retrieve reveller revere reverence revile revive rewrote rice ridden ridged rifer
    rightness riles rise roach roads rocked rocker rookie rooking roster rotation rotten rotund rouse routing rowdy rued
    rugged rummer ruse rust sack safaris sage sailing sailor sake saki salmon saloon salter sanitation satisfies savage
    scare scorn scram scrap scrawl screaming screeching screwing scrub scum seams secrete sediment seduction seed seek
    selective selector sentient sentimental serum serve servile sever sexist shack shade shaft shake shame shamming
    shape shell shifty shirt shock shone shot shying sideline sigma simmer sine sing sinks sits situate sketchy skill
    skipping skying slamming slice slick slid slime slope slopped slopping slummer slyer smack smell smock smoke snack
    sneak snide snitch snore socialise socialises socialist sock sole son sonic sopped sopping sore sounded sounder
    sounding spa spaying spear speck sped speedy spelling spent spewed spied spike spill spits sport spreed spreeing
    spring stabilise stag stake stale stall staple stare startled startling starved starving statue statuses stave
    staying steams steep stiff stitch stocky stomped stone stoop storey storm strain strap stride strife strike strip
    strive strum stud sturdy submarine subscript subsequent suffering suing suitability suitably suite summarily sundae
    sundry superb supper supple surge swore syllabuses tack tactical tail tales tall talon taming tank tanner taper
    tapes tarry tart taste teak tears teas teats tedium teems teeter tended tending tenser tenting terminal terminator
    terrified terror terrorise terrorism testes testified testimonies thee thereabouts thick thin thorough thought
    thread threw throat thrust thy thyme tick tiding tightness tiles tiling tinder tirade tire tissue titter topical
    torch tore tot totes touchy tough tower trace trail trance transacted transacting transited transition translator
    transplanted trash trawl treat tree trench trending tribal tribe tricky trill tripe truant truck trustee trusty
    tumour tumours twine twister twitch tying tyrant unavailable undeniable undertook uneconomical unemployment
    unexplained unify unimportant unit unload unnecessary unqualified unreadable unreasonable unreliability
    unrepresentative unset unties untrustworthy upend urge usable vague validation valve varnished vending verification
    verified verses vesting vetting vibration vice victor viruses visibility vocation vouch vulture wakes waking walling
    wander wanner ward warrant waterworks waved wealth wears weight wetting whacked whacking whale wheat whence whereas
    wholesome whopper widow wigged witch wives world worms worse worthy wound wrench wrings yanking yearning yodel
    zanier
`
