/**
 * English words that differ by one letter from a word of the chat, so that the chat must not correct them. Written by
 * src/tools/lookalikes.mjs.
 */
export const lookalikes = `
abandons abdicate abridge accent accentuate according accountant accredit acknowledge addition adept admirable adopt
adulation adventure afield agitation agricultural aiding ails alga alight alignment ally aloud altar alteration amen
ample amputation analogue analytical anger annals annul anticipate appendices applicator appreciable appreciative
aromatic assent assure attach attendant audio autocratic avert aviation aware axiomatic bails bakers bakes baking
ballet banal banters barking bashed bath beads bean bear bearable bending biases bidden bind birch blanch bland
blend blocked blond blur blurt bogs bone bonnet boot border bore borne botch braid brain bran brandy brawl breach
bread bred breeze brick bride bridle brightens brightest brine brink briny britches broad brooks browse budge bungle
buss butte cabling cakes camps campuses capers carried casket cast castle cater caught cause cello certifies chant
chap char chargeable charm cheapen cheek cheep cheery chest chick chime chins choir choppers chopping chord chose
chuck cider clams clans claps clash clasp classy claws cleat clime clod cloudy clout clutters coarse coffers coils
collaborative collaborator collar collection collector colon comb commendation commodity communicable communicative
communicator communion communism communist companion comparable compassion compete competition complacent
complementary compliment compute conception conclusion concussion condensation conditional conductor confession
conform congest congestion cons conservation consistency consolation constancy constitute consul consultant consume
contend contraction contrast convent convention convert convicting conviction convulsion cooked cooking cooks
cooperation cope corns coronation corporal corpse corrective correlation corruption corset cot county craft crates
crises croaks crocks croons crummy crush crust crutch curricula curry curse customary daft dared dares debate decade
decay decode dedicate dedication deduction defect deference defers definitive deflection deign delicate delicious
demonstrating demonstrative demonstrator demote deplete deport depreciate descriptors destination destitute
destruction devise diagnostic digitise dine diplomat directory disable disappoint discard discover dismount
dissatisfies distribute distribution ditch divers diversity dives divorce dos dowdy downy drain drawl dreads drench
drift driver drove duplication durability ease eat ecological economic educated educating educational educator
efficient elect elective electron elemental elementary elements embers emergence emergent emigrate emigration
emission emit emotion empress emulation endowment endurance enjoyment enquire enrol equality equation eras escalator
excavation excellence excessive excommunicate excommunication execution exercise exert exhort expansion expansive
expediency expel expendable explosive expressive extensive exterminate fairs falling falls falters farmer fates fats
faulty fellow festers fiche fiddle filling fission fizzy flails flatters flounders flusters foils folder formation
forth fortification fosters foundlings fount foyers frame freak freshen fried frieze fright frozen fundamentalism
fundamentalist furry galley garbling gasket gates generalise generalises genii gent geometric germinate germs glass
glean god goggle governmental graceful grade grain grand grape grates gratings greet grief grime grocers ground
guarantor guilt gust hails halon halted halters hangover hankers harry hart haste hasty hatch headline heady healthy
heap heat heave heedless hereabouts hind hiss hitch hives hollow honey horribly hospitalise hospitalises hostel
hovel humane idiom illegitimate illustrating illustrative illustrator immediate immigration immunity impart
impersonal implication impractical inaccessible inaccuracy incompatible inconsistent incorporate incurring indicated
induction inexpensive inexperience infection inference infests informational informative ingests inhabited inherits
inhibited inquire inscriptions insensitive inserted insertion insistent inspection instability instigate instil
instruct instrument insufficient integral integrity intention intentional inter interact interfere intimation
invention inventor inversion invert invitation irises ironic irritation iterative jails jesters jewellery junction
kettle kite knight lack lads lair lap laser lass latter layer laying layout leach leafs lean leaps learnt legibility
legitimacy lends lengthy lesion lessen liable liberation lifting lightness limes limestone limitation liven locket
logic loin loose lotion loud lovers loving lubricate lumbers lunch magenta males mangers mango manor manufacture
marine marry master matron matte median medicate medication mend messed messing mete meteorology mettle midday
misled mistaken mistress misunderstand mixing moaning modal modernity moles monkey monuments mortal motel moth mount
muddle mutation mutter nailing nails naive nasal nation naval necessarily necessity negotiable negotiator nettle
neutral niches nigh noes north noses notation oath objection obstruct officiate olives omission onus oodles
operation opportunist ouch outrage overdoes overrode overseen oversees oversight overweight pace packed packers
packing paddock pagan pails pains painting palace pampers papal parable paralytics parsing participant particle pas
passenger patent pates path patrol paupers pavement paw peace peach peak peerless pending pends personalise
personalises pesters phoney phonograph photographic photon plane plate playable pluses poise polite pond posed
posing postal postmen potters pouch pours powerless practicable praise prayer praying preach precious predictor
prefect preferably preference preservation presume prick pride pries primate prince prism probation procedural
procession processor profess profession profundity programme projection promoting prone proportion prose prosecution
prospect prospector prospectuses prosperous protective protector protest prowess pulled pure putt quack qualifier
quantities quest quirk quota races racing racist rack rages rain rallies ranch ranting rap rapes rash rat raved
raves raving razes reaction readability readership realities reapers reassurance rebuilt reception recitation
recognise recovery rectified rector recuperation recurrent redid reds redundancy refine reflection reformation
reforming refutation regain regal regeneration reiteration relate relay reliably relied relocation remain remission
rend rendition reorganisation reparation repay repetition replacement replay replication representation repudiation
resign resistance resort restitution restricting restrictive retirement retort retrieve revellers revenue revere
reverence revile revive rewrote rice ridden ridge rightness risers rivet roach rockers roman rookie rooks rosters
rotation rotund rouse routing rowdy ruse rust sack safaris sage sailing sailor sails salmon saloon sanitation savage
scampers scare scorn scram scrap scrawl screaming scrub scum sear secrete sediment seduction seek selective selector
sentient sentimental serum serve servile severs shack shade shaft shake shame shape shear shifty shimmers shirt
shock shone sickening sideline sift sigma sill sing sinks situate sketchy skipping skull slice slick slid slime
slope smack smell smock snack sneak snide snitch snore snuggle socialise socialises socialist sock soil sole sonic
sore sounded sounding sours spa spear speck sped speedy spelling spent spicy spill spine spire spite spits splice
spoilt spool spring stabilise stag stake stale stammers stank staple stare stark startled startling starved starving
statue statuses stave staying steep stiff stitch stocky stole stone stoop storey storm strain stride strife strike
strip strive strum stud sturdy submarine subscript subsequent suitability suitably suite sundry superb suppers
supple surge swear swill swore syllabuses synchronise tack tactical tail tall talon tank tarry tart tastes tatty
teak tedium teems teeters temper tended tending terminal terminator terrified terror terrorise terrorism testes
testimonies thee thereabouts thick thread throat thrust thyme tick tightness tirade tire tissue titters tomato torch
tore torment tot totes touchy trace trail transition translator trawl treat trench tribal tribe tricky trifle tripe
truant truck trustee trusty tummy twine twisters twitch tyrant undeniable underlay undertook uneconomical
unemployment unify unit unload unnecessary unreadable unreliability unrepresentative unset unties untrustworthy
upend urge vague validation valve vending verification verified verses vibration vice victor viruses visibility
vocation vouch vulture wails wakes waking ward warrant waterworks waved wealth wetting wheat whereas wholesome
whoppers wield witch wives worms worthy wrench wrings yearnings yield yodel
`
