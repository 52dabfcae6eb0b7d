import { config } from '#content/config.ts'

/** Words that carry no subject. The rule drops them from messages and alternatives before it counts. */
export const functionWords = `
a aap aapka aapke aapki aapko able about actually again all already also am an and any anything approx approximately
are aren arent around as ask asking at aur available back bana banana banani banwana banwani basically bata bataiye
batao bataye be because been being between bhai bhi bro buddy but by ca can cant certain completely could
couldn couldnt currently d dear dena dete did didnt directly do does doesn doesnt doing don done dont dude during each
else even ever every everything exactly folks for from generally give guys had hai hain hamara happen happens has
hasnt have havent having he her here his hm hmm ho hoga hogi hona hota hote hoti how hows hum hume humein humko i id
if ill im in into is isn isnt it its ive ji just ka kaisa kaise kaisi kar kare karein karna karne karo karta karte
karti karu karun karvana karwa karwana ke ki kindly know ko koi kuch kya kyu kyun lena let lete lets like likes liye
ll look looking m maam madam mai main mate may maybe me mein mera mere meri might milega milegi milta milti mine most
mostly mujhe mujhko must my myself n nahi nahin normally now of off on only onto or our ours out over par pe per
perhaps personally please pls plz plzz possible properly quite r raha rahe rahi rather re really roughly s sakta sakte
sakti say says se see shall she should shouldnt simply since sir so some somehow something still stuff such t tell
than that thats the their theirs them then there theres these they this those though through to toh too totally tum
tumhara typically u um until up ur us use used uses using usually ve very via wala wale wali wanna want wanted wants
was wasn we well were what whether which while will with within wo wonder wondering wont would wouldn wouldnt ya yaar
you your yours yourself yr
involve involved involves
moment
`

/**
 * Words everyone says about everything. They carry so little that two of them are not enough either: 'best time' says
 * nothing. They answer only as the whole message ('how much?') or beside a word that is not in this list.
 */
export const everydayWords = `
${config.name}
add additional after afternoon always another answer answers anyone apart areyou bad basic became become before began
begin behind believe best better big both break bring build building built business businesses case chahiye change
changed changing check choose choosing chosen clear come coming common companies company create created creating
customer customers dam date dates day days decide design develop developed developing different difficult din down
draw early easy end enough evening everyone exact expect extra fact fall fast faster feeling few find finding fine
finish finished first fit follow free full future general get gets getting ghar go going good got great grow guess
half handle happy hard held help helper helpful helping high hold home hour hours how-long idea ideas important inside
instead interested issue kab kaha kahan kaun keep kept kidhar kind kitna kitne kitni kon lagega lagenge lagta lagti
large last late later latest lead leave left less list little live living long lot low made make making many mean
meaning meant meet middle minute minutes month months more morning move moving much multiple name need needed needs
new next nice night no none normal not nothing offer often old open other outside own page part past people perfect
pick place point problem project projects provide put question questions quick quicker quickly raat read reading ready
real reason recent remove right run running same search send sending sent service services set several short show
showing side simple single six size slow slowly small somebody someone soon sort special spend stand standard start
started starting stop sure take taking ten thing things think three time times today together tomorrow tonight took
top true turn type understand visit way week weeks whatis when where who whole whose why without work worked working
works worst write writing wrong wrote year years yesterday zero
many-weeks many-days many-months
when-will when-would when-can when-could much-time
`

/**
 * Subjects of ours that are as often the subject of something else. One is not enough (a game of cricket, a library
 * book), two words that hold one are: a memory game, the agents library.
 */
export const looseWords = `
1 10 1000 16 2 24 3 4 500 absent accept accepted access account achievement act action activate activity ad ada adapt
administration adopt advance advantage advertising advice africa age agency agenda agent agents alive allowed
alternative america amount analysis angry angular annual anymore anytime appear apple applied apply approach approval
approve approved arabic area arrange arrive art artificial asked assistant assisted association assurance attach
attack attend audience august australia authentic author authority autonomous average awake background badge bank
banner bargain base basis beginner beginners belong benefit bengali bias bike bill black blind body book booked boot
bored borrow boss boundary box branch brand bright broken browse browsing builder button buy buyer buying calendar
call calling camera campaign canada candidate cap capital capped car card care career cart cash catalogue catch
category cell chain channel character charge charity chart chat cheap cheaper chief child children choice city class
classes clause click clinic clock close closed cloud coach code cold colleague collect collection college color colour
combined command commerce communicate compare compatible competition competitor complete completed completion complex
component comprise computer computing concern condition conduct confirmed confused connect connection consent
considering consist contain container content context contrast contribute control conversation conversational convince
cooperate copy core corner correct count counted country cover covered crash crashed creation credit criteria cross
crypto culture currency current custom cut cycle dangerous dark data dated deal decision deck dedicated defence define
definition degree delete deleted deliver deliverable delivered delivery demonstration dentist department designer
desktop developer developers development device dial differ difference digital direction director directory disable
disappeared disaster disclosure discuss discussion dislike dizzy doctor document documents dollar dost doubt download
draft drop dropdown dubai dummy east easter eat edge edit editorial education effect efficiency egg eligibility
elsewhere embedded employed encrypted endpoint energy engine engineer engineering england english entertainment entire
erased error est euro europe evaluation example examples execute executive existence existing exit expenditure expense
expensive experience explain explained explorer export express extension face fail failed fair fairness fake false
family famous fashion feature feed fellow festival field figure file filter finder fire fix flip food fool forecast
forget forgot form formal former fortune forward found foundation france freeze french fresh friend friendly friends
frozen fun function game games gateway generate generated generation generator geo german germany global gone
government graph graphic green grounding group guest guidance guide gujarati gulf hand hands harden hate head health
hear heard hidden hindi hire hired hiring history holiday honour hospital hotel hourly house human hurry hybrid
identity image impaired improve improvement include included includes including inclusive income incomplete increase
independent index india individual information inherited initial injection input insight install installing
instruction insurance intelligence intelligent interest interface international introduce introducing introductory
invent item jaipur japan jaw join kam key khel kick kickoff kid kingdom kit knowledge language languages laptop law
lawyer layout leader leadership learn learning lecture legal legally length lesson letter level library lie life
lifetime light lighter limit line link listed listen listening listing literature local locate lock locked lodge log
london loop lose loss lost love lower machine maintain maintaining makeover maker man manage managed management
managing manipulate manual map marathi market match matching material matter max maximum measure media medical member
members memory men mention mentioned menu message meta method metric midnight minimum miss missed mission mistake mit
mobile mock mode model modify money monitored motion movie music national native navigate navigation nepal net network
never news note notice notion number office official one opening opera operate opportunity optimisation option oracle
order organic organise origin outcome outdated outline output overflowing overview owner package paid panel paper
parcel partial party pass passed patient pattern pay paying percent percentage performance period permission person
personal pharmacy phase philosophy phone photo physical picture pixel plain plan plane planner planning play playing
policy polish popular position post postal poster posting pound power powered practice practise preparation prepare
present presentation preview previous principle print private prize procedure proceed process processing product
productivity products professional professor profile profit program programme programmed progressive promise property
prospect protect protocol provider public publishing punch punjabi purchase purpose puzzle qatar qualification qualify
quality queue quit rail raise rajasthan rank ranking rate rebuild recap receive received recognition recommend
recommending record recover recovery recurring redo reduce reduction redundant reference referred refresh regional
registered regulated regulation rehearse rejected release reliable rely remember reminder removed renewal rent replace
replay report request require required requirement requirements research reserve reset resource responder responsible
rest restaurant restaurants restore result results retail return review reviews reward rewrite ring risk road role
room rough round rule rupee rush sad safe sale sales sample sat satisfied saudi save saved saving scale scan scanning
schedule scheme school scope score screen screening script seat secret secretary section sector secure secured select
selected selection self sell selling september serve served server session settle setup shahar share shared sharp
sharpen sheet shelf shift shop shopping shops sick sign signal signed singapore sketch skill skills sleep slide slot
smart snapshot social sold solo song sorting sound source space spanish speak speaking specialised specialized
specific speech speed split sprint spy stack stage state statement static statistic stay steal step stock store stored
stores story street strength structure stuck student students study style subject submit successful suggestion suit
suitable suite summarise summarize summary summer sun supervise supervision supply support surprise switch system
table tablet tag tailored talk talking tamil target task teacher teaching team technical technique tel telugu template
temporary tender test tested testing text third threat ticket tight timing timings tip tone tool topic torch total
town trade traffic train trained transfer transformation translate translated translation transparency travel trial
trick trophy try two typed uae ugly uk unexpected unhappy unique university unlimited unpaid upcoming update upgrade
upload urdu usa useful user value values vanished vendor version versus vertical video view virus visibility visible
vision visitor visually vital voice vs wa wage wait waiting walk watch water wave weekend weekends white win window
winning wipe wire woman women won word workflow workspace world worth writer written yearly zone
solution solutions
expert experts display separate distinguish
ngo credit
`

/**
 * Words the whole site is about. They are enough to answer, yet any more specific match goes first: 'an NDA for our app'
 * is about the NDA.
 */
export const broadWords = `
ai app application applications apps by-friday by-monday digital friday internet monday next-month next-week online
platform site sites software tech technologies technology this-month this-week web webpage website websites
another-developer other-developer another-agency another-company
`

/** Real words one letter away from a word of the alternatives. They are no typos: 'prize' does not mean 'price'. */
export const lookAlikes = `
audio bach baked bard bath baths bear beard beech bitch bolt boxing cancer casting chancel cleaning clutter coarse
coating creek creep curse dairy dale debt debut defeat detect diplomat discover ease ethnic exert extent fight filly
fired flank flash flight funding hall halo hell hostel iconic idiot infected insane interval ladder leading lodging
logan logic mango marine melting midday mileage moose morse muse muster nest neutral oath outrage overnight patch
peace piece place posture praise pride prime prince prize quartet racing rage rang ranger render roach sable sack
salad saying scent screened scrub serum seven singing slam slick snack spice spine spire spite spoke stalk staple
statue stiff stoke stole stone storm stove strife strike string strip striped strive superb supper taken tank tanker
tenor thrust tough tracing tract trailer trance truce truck truss tumor turned turning victor walking warrant
`

/** What clients buy from us by name: enough alone, whatever else the message is about. */
export const tradeWords = `
api app apps automation chatbot chatbots crm ecommerce hosting logo prototype redesign seo shopify software webpage
website websites wireframe woocommerce wordpress
`

/**
 * Words of other worlds. A message that holds one is about something else, so that one word of ours beside it is not
 * enough: 'the weather in Jaipur' does not ask where we are.
 */
export const elsewhereWords = `
actor actress airport alarm algebra animal astrology baby bake baking battery bet bird birthday biryani bitcoin boil
bones born boyfriend breakfast breakup bus calories capital casino cat cats chapati charger chess climate concert cook
cooking cough cricket cup curry dating derivative died diesel diet dinner dinosaur distance divided dog dogs dream
dress driving egg eggs election emperor equation essay exercise fever film flight football fridge fry galaxy gambling
garden geometry girlfriend goal god gold gym haircut hairstyle headache homework horoscope husband ingredients
integral ipl irctc japanese joke jokes khan kilo kilometers kilometre king knee kundli laptop laundry leak lisa living
loan lottery lunch lyrics mahal makeup marathon marriage married marry mars medal medicine miles minister mona moon
mountain movie multiplied multiply nail nasa ocean olympics onion onions outfit pain parliament passport petrol pilot
planet planets plant plants player plumber poem poker politician politics population president printer protein proto
puppy queen rain raining recipe religion rice riddle river root router sauce shoes silver singer snore snow soccer
song spell square stadium station sunny synonym taj tall tattoo teenage teenager teenagers temperature temple tennis
tesla tomato tomatoes tonight tournament train-timings triangle trophy vaccine visa vitamin vote war weather wedding
weight wife workout yoga zodiac
`

/** 'You' and 'your' beside a word: they show that we are meant, which is enough alone, and weigh nothing beside a subject. */
export const addressWords = `
address been-around call-you choose-you contact-you email-you for-what from-me from-us from-you get-going get-you
give-you hire-you join-you meet-you message-you my-site my-website open our-site our-website pay-you reach-you
recommend-you refer-you site started text-you this- this-website trust-you visit-you why-you you- you-accept
you-answer you-available you-based you-built you-charge you-close you-closed you-code you-cost you-delivered
you-different you-done you-finish you-founded you-hire you-hiring you-located you-looking you-made you-need you-opened
you-program you-provide you-real you-require you-sell you-serve you-specialise you-start you-take you-teach you-train
you-worked you-write your- your-agency your-agents your-app your-blog your-book your-books your-boss your-business
your-ceo your-certifications your-charges your-clients your-company your-competitors your-contact your-cost
your-courses your-customers your-email your-experience your-fees your-founder your-history your-hours your-jobs
your-language your-languages your-location your-mission your-name your-number your-offerings your-office your-owner
your-people your-phone your-place your-portfolio your-prices your-pricing your-process your-products your-projects
your-rates your-reply your-reviews your-servers your-service your-services your-site your-software your-stack
your-staff your-story your-team your-tech your-technology your-timeline your-training your-values your-website
your-work
an-ai to-use i-use you-pay
i-pay you-develop
to-pay
my-referral our-data your-own your-advantages
`

/** What somebody wants to know about a subject. Everyday as they are, they decide between two entries on one subject. */
export const intentWords = `
much long many when where who why soon kitna kitne kab kahan kaun
many-weeks many-days many-months
when-will when-would when-can when-could much-time
`
