/** English words that lie one letter from a word of ours: they are not corrected. Written by src/tools/lookalikes.mjs. */
export const lookalikes = `
    abandons abdicate abetting abort absolute accent according accountant accredit acknowledge addition adept admirable
    adopt adventure adverbs affect agricultural ailing airing alignment ally aloud alteration ample amputation analogue
    analytical anger anticipate apathetic apologise appeal appendices arena arise aromatic assets assure ate attach
    attendant attracting attraction audio autocratic automate averts awaiting aware axiomatic bailing baked bakes baking
    banal bankrupt bar barked barking bashed bass bat bath beach bean bear beard beast beat begun belting bench bender
    bending bets biases bind birch bland blend blocked blond blow boarding bogus bolt bone booing booming boot border
    bore borne botch bounding bout braiding brain brandying breach bread bred breeze brick bride bright brightens brine
    britches broad broke brooking browse bulled bungle butte cabled cabling cakes camps cancer cannot cater caught cause
    chalk chaos chap char charm chase cheek chest chopping chord chose chuck cider clarity clash closet clutter coarse
    coerce coining cokes cold collar collection colon comb commendation commodity communism communist companion
    comparable compassion compelled compensating compete compilation complacent complementary complicate compliment
    complying compute conception concert concluding conclusion concussion condensation conditional confession conform
    congestion conservation consistency consolation constancy constantly constitute consul consultant consume contend
    contraction contrast convention conviction cooked cooking cooks cooperation cope coronation corporal corpse
    correlation corruption corset cosies cot cough county coups court crackled craft craning cranked cried crush crusted
    crying curing curricula curry curse curtain customary daft dared daring deal debate decade decay decimated decode
    dedicate deduction defecated defer definite definitive deflection delicate delicious demonstrating departmental
    dependence depicted destination destruction deviated devise diagnostic dine diplomat directory disable disappoint
    discard discoursed discover disjointed dismounted dissatisfies distribute distribution ditch diversity dives docked
    doors dos drain dreads dried drift dripped drying dulled duplication durability dying ears ease eat ecological
    economic educated educating educational efficient eighth elect elemental elementary elements embodying emigrate
    emigration emit emotion emulation endowment enjoyment enlisted enquire enrol equality equation escalator excavation
    excessive exclusion execution exercise exert expansion experimented exploited explosive extensive extremes factual
    fairy falling falls famine farmer farther father fears fellow fence fender fever fiche fiddle fight filling fills
    films finger fizzy flash flatter flies flower fluster folds fond foods formation forth fortification foundling frame
    freak freshen fried frozen frying fundamentalism fundamentalist furry gates gears gender generalise generalises
    genii geometric ghosting glass glean gnu god goody grade grain grand grief guilt gulled hailing hall hangover harked
    hasting hawked headline healthy heap heart heat heaven heedless height herd hereabouts hided hiding hiss hitch
    hiving hocked hoisting hole hollow honey hooting horribly hosing hounding hulled humane idiom illegitimate
    illustrating immediate immigration implication imply importance impractical inaccessible inaccuracy inappropriate
    inclining include inclusion incompatible inconsistent incorporate incurring indefinitely independent indicated
    induction inexperienced infection inference infinitely informative inhabited inherits inhibited innovation inquire
    insane insect insensitive inserted insertion inspection instil instruct instrument insufficient integral integrity
    intent intention intentional inter interact interfere intimation invention inventor invert ironic itch jacked
    jailing jetting jigged joint junction ken kettle kiss kits knight lack lap laser latter layout leach lean learnt
    legitimacy lengthy lenses lest liable lifting lightness litter locate logic loose lorry lotion loud lover loves
    loving lubricate lulled lunch magenta maiming males man mango manufacture marketed marking marry master matches
    mauling meat mediated medicate meditated mend messing midday mighty mill miring mistaken misunderstand mixed moaning
    modernity moles monkey moon morn mortal mother mould mounding mount mouth muddle mulled multiply mutation mutter
    nailing nails naive nation neatly necessarily necessity negotiable negotiator nesting nests neutral niches north
    noses notation oath objection obstruct officiate okras omission onus oodles operation outrage overrode oversees pace
    paddock pagan pains paint palace pants papal paralytics parent parse participant particle passenger patent path
    pavement paw peace peak peer peerless pence pends perplexing petty photographic pigged piles pint pirate plane
    planting plate poke police posed posing postal powerless practicable praise prayer praying preach precious precise
    predicated preening preferably preference presume prevent pride prince probable processor profaning profession
    profundity programme promoting prone proportion prose protest pure putt qualifier quest quiet quota rabid races
    racing rack radically raid rain rally ranting rants rap rash rat raved raves raving reaction readership reassurance
    rebuilt reception recitation reciting recounting recovery recreating rectified recuperation redid reds redundancy
    refine reflection reforming refutation regain regeneration relate relay reliably relied relieve relocation remain
    remunerating rend rendition repent repetition replacement representation repudiation resent reside resign resistance
    resort respecting restricting restrictive retirement retrieve reveller revere rewrote rice ridden ridged rifer
    rightness rise roads rocker rooking rotation rotten routing rugged rusted sack sailing sailor sake saki satisfies
    scare scrap screaming screeching screwing scum sediment seduction seed seek selective selector sentient sentimental
    serve sever sexist shack shade shake shame shamming shape shell shirt shock shoes shone shot shying sigma sine sing
    sinks sits situate skipping skull skying slamming slice slick slid slope smack smell smoke snack sneak socialist
    sock sole son sonic sore sounded sounding spa spaying sped spelling spent spike spill spits sport spreeing spring
    stagger stake stale stall stare startled startling starved starving staving steep stems stiff stone storey storm
    strain strap stride strife strike strip strive submarine subsequent suffering suing suitability suitably suite
    summarily sundry superb swore syllabuses tack tactical tail tales tall tank tapes taste tears tended tending tenser
    terminal terminator terrified terror terrorise terrorism thee thereabouts thick thin thorough thought thread threw
    throat thrust thy tick tightness tiles tinder tire topical tore tough tower trace trail trance transition translator
    trash trawler treat tree trending tribe tricky tripe truck trustee trusty twine tying unavailable undertook
    unemployment unexplained unify unimportant unload unnecessary unreadable unreasonable unset unties untrustworthy
    urge usable vague validation valve vending verification verified verses vetting vibration vice viruses vouch wakes
    waking wander ward warrant waterworks waved wealth wears weight wetting whacked whale whence whereas widow wigged
    witch wives woods world worms worse worthy wound zanier
`
