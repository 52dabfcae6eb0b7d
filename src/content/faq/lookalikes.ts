/** English words that lie one letter from a word of ours: they are not corrected. Written by src/tools/lookalikes.mjs. */
export const lookalikes = `
    abandons abdicate abetting abort absolute accent according accountant accredit acknowledge addition adept admirable
    adopt adventure adverbs affect agricultural ailing airing alignment ally aloud alteration ample amputation analogue
    analytical anger anticipate apathetic apologise appeal appendices appending arena arise aromatic assets assure ate
    attach attendant attracting attraction audio autocratic averts awaiting aware axiomatic bailing baked bakes baking
    banal bankrupt bar barely barked barking bashed bass bat bath beach bean bear beard beast beat begun bells belting
    bench bender bending bets biases bind birch bites bland blend blocked blond blow boarding bogus bolt bone booing
    booming boot border bore borne botch bounding bout braiding brain brandying breach bread bred breeze brick bride
    brightens brine britches broad brooking browse bucking bulled bungle butte cabled cabling cakes camps cancer cannot
    casting cater cats caught cause centrally chalk chaos chap char charm chase cheek chest chipped chopping chops chord
    chose chuck cider cites clarity clash closet clutter coarsen coats coerce coining cokes cold collar collection colon
    comb commendation commodity communism communist companion comparable compassion compelled compensating compete
    compilation complacent complementary complicate compliment complying compute concealing conceiving conception
    concert concluding conclusion concussion condemning condensation conditional conducting confession conform
    congestion conservation consistency consolation consorting constancy constantly constitute consul consultant consume
    contend contraction contrast convention converting conviction convulsing cooked cooking cooks cooperation cope
    coronation corporal corpse correlation corruption corset cosies cough county coups court craft craning cranked
    cranking cried crunching crush crusted crying curing curricula curry curse curtain customary daft dared daring
    debate decade decay decimated decode dedicate deduction deems defecated defer definite definitive deflection
    degrading delicate delicious demonstrating departmental dependence depicted destination destruction deterring
    deviated devise diagnostic dine diplomat directory disable disappoint discard discoursed discover disjointed
    dismounted dissatisfies distribute distribution ditch diversity dives diving docked doors dos drain dreads dried
    drift dripped drying ducking dulled duplication durability dying ears ease eat ecological economic educated
    educating educational efficient eighth elect elemental elementary elements embodying emigrate emigration emit
    emotion emulation endowment enjoyment enlisted enquire equality equation escalator excavation excessive exclusion
    execution exercise exert expansion experimented exploited explosive extensive extremes factual fairy falling falls
    famine farmer farther father fears fellow fence fender fever fiche fiddle fight filling fills films finger fished
    fizzy flash flatter flies flower fluster folder folds fond foods formation forth fortification foundling frame
    franked franking freak freshen fried frozen frying fundamentalism fundamentalist furry gates gears gender generalise
    generalises genii geometric ghosting glass glean gnu god goody grade grain grand grief guilt gulled hailing hall
    hangover hardening hardy harked hasting hawked headline healthy heap heart heat heaven heedless height herd
    hereabouts hided hiding hipped hiss hitch hoarse hocked hoisting hole hollow honey hooting horribly hosing hounding
    hulled humane idiom illegitimate illustrating immediate immigration implication imply importance impractical
    inaccessible inaccuracy inappropriate inclining inclusion incompatible inconsistent incorporate incurring
    indefinitely independent indicated induction inexperienced infection inference inferring infinitely informative
    inhabited inherits inhibited innovation inquire insane insect insensitive inserted insertion inspection instil
    instruct instrument insufficient insulting integral integrity intent intention intentional inter interact interfere
    intimation invention inventor invert ironic itch jacked jailing jetting jigged joint junction ken kettle kiss kites
    kits knight lack lap laser latter laughing layout leach lean learnt legitimacy lengthy lenses lest liable lifting
    lightness litter locate logic loose lorry lotion loud lover loves loving lubricate lucking lulled lunch magenta
    maiming males mango manufacture marketed marking marry master matches mauling meat mediated medicate meditated mend
    messing midday mighty mill miring mistaken misunderstand mites mixed moaning modernity moles monkey moon morn mortal
    mother mould mounding mount mouth mucking muddle mulled multiply mutation mutter nailing nails naive nation neatly
    necessarily necessity negotiator nesting nests neutral niches north noses notation oath objection obstruct officiate
    okras omission onus oodles operation outrage overrode overseeing oversees owed pace paddock pagan pains paint palace
    pants papal paralytics parent parks parse participant particle passenger patent path pavement paw peace peak peer
    peerless pence pends perplexing petty photographic pigged piles pint pirate plane planting plate poke police
    polishing posed posing postal postures powerless practicable praise prayer praying preach precious precise
    predicated preening preferably preference presume pride prince probable processor profaning profession profundity
    programme promoting prone proportion prose protest proves punishing pure putt qualifier quest quiet quota rabid
    races racing rack radically raid rain raked raking rankled rankling ranted ranting rants rap rash rat raved raves
    raving reaction readership reassurance rebuilt reception recitation reciting recounting recreating rectified
    recuperation redid reds redundancy refereed refereeing refine reflection refutation regain regeneration relate relay
    reliably relied relieve relocation remain remarking remunerating rend rendition repent repetition replacement
    representation repudiation resent reserving reside resign resistance resort respecting restricting restrictive
    retirement retrieve reveller revere reversing revolting rewrote rice ridden ridged rifer rightness roads rocker
    rooking rotation rotten routing rugged rusted sack sailing sailor sake saki satisfies scare scrap screaming
    screeching screwing scum sediment seduction seed seek selective selector sentient sentimental serve sever sexist
    shack shade shake shame shamming shape shock shoes shone shot shying sigma sine sing sinks sipped sires situate
    skipped skipping skull skying slamming slice slick slid slope smack smell smites smoke snack sneak snipped socialist
    sock son sonic sore sounded sounding spa spaying sped spelling spent spike spill spites spits sport spreeing spring
    stagger stake stale stall stare startled startling starved starving steep stems stiff stone storey storm strain
    strap stride strife strike strip strive submarine subsequent suffering suing suitability suitably suite summarily
    sundry superb swore syllabuses tack tactical tail tales tall tank tapes taste tears tended tending tenser terminal
    terminator terrified terror terrorise terrorism thee thereabouts thick thin thorough thought thread threw throat
    thrust thy tick tightness tiles tinder tire topical tore tough tower trace trail trance transition translator trash
    trawler treat tree trending tribe tricky tripe truck trustee trusty tucking twine tying unavailable undertook
    unemployment unexplained unify unimportant unload unnecessary unreadable unreasonable unset unties untrustworthy
    urge usable vague validation valve vending verification verified verses vetting vibration vice viruses vouch wakes
    waking wander ward warrant washed waterworks waved waving wealth wears weight wetting whacked whale whence whereas
    whipped widow wigged witch wives woods world worms worthy wound yanked yanking zanier
`
