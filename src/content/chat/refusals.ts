import { records as clients } from 'virtual:records/clients'
import { team } from '#content/team.ts'

/** The first names and surnames of the team, in lower case; while nobody is named, the word for the founder. */
const teamNames = [...new Set(team.flatMap(({ name }) => name.toLowerCase().split(' ')))].join('/') || 'founded'

// parts of the rules in `combinedConcepts`
const demand = 'demand/read/list/share'
const makingOrBuying = 'build/edit/write/buy/sell/price/demand/collect/hire/install/quote/send/add/trick'
const fakedThings =
  'certificate/certification/website/app/job/shop/product/trade/account/name/document/landing page/mailbox/email/form/bot'
const ratings = 'review/social media/instagram/facebook/testimonial/voter/profile/client/traffic/article/marketplace'
const spiedThings = 'phone/phone device/email/chat/message/whatsapp/instagram/facebook/social media'
/** Persons whose belongings are private: 'my wife's phone', 'phone of my wife', 'biwi ka phone'. */
const privatePersons = [
  'wife',
  'husband',
  'girlfriend',
  'boyfriend',
  'partner',
  'boss',
  'neighbor',
  'secretary',
  'brother',
  'sister',
  'son',
  'father',
  'mother',
  'employee',
  'colleague',
  'daughter',
  'biwi',
  'pati',
  'gf',
  'bf',
  'padosi',
]
const privateBelongings = [
  'phone',
  'call',
  'message',
  'chat',
  'whatsapp',
  'instagram',
  'facebook',
  'email',
  'mail',
  'location',
  'wifi',
  'gmail',
  'account',
]
const privateThings = privatePersons.flatMap((person) =>
  privateBelongings.flatMap((belonging) => [
    ...['is', 'ka', 'ki', 'ke'].map((particle) => `${person} ${particle} ${belonging}`),
    `${person} ${belonging}`,
    `${belonging} of my ${person}`,
  ]),
)
/** Persons who are followed or threatened; to monitor the staff is another matter. */
const pursuits = privatePersons
  .filter((person) => !['employee', 'colleague'].includes(person))
  .flatMap((person) =>
    ['track', 'follow', 'stalk', 'hack', 'locate', 'blackmail', 'threaten'].map((act) => `${act} ${person}`),
  )
/** Groups of people against whom hatred is directed. */
const hatedPeople = [
  ...['muslim', 'hindu', 'christian', 'sikh', 'jew', 'dalit', 'migrant', 'immigrant', 'refugee', 'foreigner'],
  ...['gay', 'lesbian', 'transgender', 'woman', 'women', 'musalman', 'black people', 'lower caste', 'disabled people'],
]
const hatred = hatedPeople.flatMap((people) => ['against', 'ban all', 'no'].map((act) => `${act} ${people}`))
const personalData = 'phone/email/database/address/private data/salary/location/account/whatsapp'

/**
 * Concepts that follow from others: `concept = part + part ! exceptions`. A part lists one or more concepts, separated
 * by '/', and so do the exceptions. The message must have a concept of each part, and none of the exceptions. A rule
 * also sees the concepts that earlier rules added. For example, 'Zoho' and 'price' together ask for the price of
 * another company.
 */
export const combinedConcepts: readonly string[] = [
  `undisclosed = ${demand} + api key/credential ! save`,
  'refer = recommend + client/friend + earn/payment/reward/commission/work/price',
  'seo = topmost + website/shop/app',
  'first = topmost + guarantee/seo/traffic',
  'undisclosed = api key + this site + read/demand',
  'undisclosed = api key/credential + other visitor ! safe/read/privacy/save',
  'whereabout = other visitor + email/phone/name/message/address/salary/resume ! read/privacy/safe/save/website/app/shop',
  'wrongdoing = caste + chatbot/feature/approve/form/staff/hire/job/candidate/applicant/agent/screen/resume/apply/team/choose/student/customer ! guard/bias',
  'wrongdoing = intruding + competitor/rival/victim/other developer',
  `whereabout = demand/share + customer/client/staff/works here + ${personalData} ! privacy/save/third party`,
  'whereabout = demand/share/read + candidate + resume ! agent/screener/resume screener',
  'wrongdoing = security + competitor/rival + website/app + demand/build/price/hack ! guard/safe/fix',
  `whereabout = ${teamNames} + phone/whatsapp/salary/address/launch`,
  'whereabout = victim + founded',
  'whereabout = founded + launch + where',
  'whereabout = private number ! privacy/safe/security',
  'whereabout = demand + newsletter/contact/message + customer/message',
  `whereabout = ${teamNames}/founded + intimate`,
  'whereabout = client paper + contract/invoice/price/payment/phone/email/salary/data/agreement',
  'whereabout = demand/share + client/enterprise/small business + invoice/contract',
  'wrongdoing = malice + victim/competitor/rival/website/app/build/database/email ! security/fix/idea/confidential/domain/guard',
  'wrongdoing = imitation + otherfirm/victim/payment gateway + credit card/account',
  'wrongdoing = arms + shop/sell/buy/order ! license',
  'wrongdoing = exam + malice/answer/tamper/covert/fake',
  'wrongdoing = trust/smear + write/launch/buy + competitor/rival/victim',
  'wrongdoing = dislike + hated ! design/color',
  'wrongdoing = minor + hire/staff ! training/learn',
  'beginner = minor',
  'wrongdoing = gossip + competitor/rival/victim/neighbor',
  `whereabout = victim + ${teamNames}`,
  'wrongdoing = violence + trust/victim/hated/competitor/rival/location/company/build/website ! guard/security/privacy',
  'wrongdoing = ex partner + picture/job/launch/account/expose ! migration/move',
  `whereabout = gossip + client/client paper/${teamNames}/founded/staff ! refer/commission/bonus/reward`,
  'whereabout = sell/buy + newsletter + email/database',
  'wrongdoing = conceal + cancel/unsubscribe + button/customer/user',
  'trust = hallucination/smear + portfolio/client/project/award/team/testimonial ! ai/agent/chatbot/model/wrongdoing/write/build/competitor',
  'trust = fake + portfolio/client/project/award/team ! wrongdoing/write/build/buy/sell',
  'wrongdoing = ballot + bot/chatbot/edit/fake/malice ! alumni',
  'wrongdoing = competitor/rival + crm/customer/database/data + download/move/demand/buy/contact',
  'trust = fake + this site/company/certificate/founded ! wrongdoing',
  `wrongdoing = weapon + ${makingOrBuying}/victim/competitor/rival/crypto ! security/guard/fix/safe/delete`,
  'security = weapon',
  `wrongdoing = fake + ${fakedThings} + ${makingOrBuying}/earn/trade/payment/bonus ! guard/security`,
  `wrongdoing = fake + ${ratings} ! guard/security/custom/analytics/delete`,
  `wrongdoing = smear + ${ratings} + write/build/price/sell/buy/competitor/rival/victim/requirement/elsewhere/page/topmost ! reply/answer/delete`,
  'wrongdoing = fake/tamper + identity paper ! guard/security',
  'wrongdoing = follower + buy/sell/price/fake',
  'social media manager = follower ! wrongdoing',
  'wrongdoing = smear/wrong/delete + competitor/rival/victim + write/website/page/build/review/seo/article/system/document',
  'wrongdoing = competitor + site down',
  `wrongdoing = covert + victim/staff/customer/app/picture/shop/privacy/cookie/${spiedThings} ! guard/security/move/migration`,
  'wrongdoing = private thing + track/read/recording/account/monitoring/malice/covert/conceal/credential/who/cookie',
  `wrongdoing = stolen + sell/marketplace/shop/buy/build/website/train/ai ! guard/security`,
  'wrongdoing = conceal + tax/income/earn/victim/police/audit ! page',
  `wrongdoing = scrape + phone/email/name/student/customer/earn/private data/linkedin/facebook`,
  'wrongdoing = crime ! guard/security/delete',
  'wrongdoing = phishing + build/write/learn/training/send/agent/website/page/email ! guard/security/article/blog',
  'wrongdoing = malice + financial house',
  'unlisted = scrape ! wrongdoing',
  'elsewhere = founded + chatgpt/claude/gemini/model/wordpress/shopify/seo/facebook ! company/this site',
  'elsewhere = otherfirm + free',
  'elsewhere = other site ! build/edit/shop',
  'elsewhere = facebook/instagram/whatsapp + account/delete/ban ! website/app/shop/chatbot/agent/connect/this site/api integration',
  'elsewhere = host firm + price/renewal/plan/discount ! move/migration/connect/hosting/better/rival',
  'hosting = host firm + move/migration/better/connect/difference',
  'elsewhere = otherfirm + price/plan/free/refund/cancel/monthly/discount/sell/salary/job/phone/delivery/order/hours/stock ! website/app/shop/api integration/migration/build/seo/hosting/wordpress/client/agent/ai/chatbot/portfolio',
  'elsewhere = erp/slack/shopify/marketplace + price/plan/return/salary/stock/account ! api integration/integration/connect/migration/build',
]

/** Groups of unrelated topics. They count as unknown words, except in combinations that name them. */
export const strangerGroups: readonly string[] = [
  `victim?, wife, husband, girlfriend, boyfriend, dusre ki, my neighbor, my secretary, my maid,
    padosi, other man, another man, my colleague,
    dusre ka, kisi ka, kisi ki, somebody else, hdfc, sbi, icici, axis bank, election, voter, gf, dushman, enemy, fiance,
    bf, biwi,
    pati`,
  `malice?, destroy, sabotage, overload a, gira do, flood the, to crash the, steal the database, steal customer, steal data from, 
     impersonate, fool, rig, chori, churana, bug their, jasoosi, take offline`,
  `covert?, in secret, without permission, without her permission, when they say no, without telling, without asking,     not notice, without consent, behind her back, pata na chale, can hide, unnoticed, 
    hidden camera, without them seeing, without her seeing`,
  'other visitor?, visitors have, visitor have, other people, of other people, visitors entered, users have entered, somebody else is, someone else is, everyone who signed, everybody who signed, people who signed, other users, other visitors, other customers',
  `caste?, religion of applicants, certain caste, upper caste, upper castes, certain religion, only men, only hindus, without women, pregnant, skin color, dark skin, ethnic`,
  `intruding?, get into?, get in without?, into his account, without his password, without her password, without a password?, without the password?, guess password`,
  'other site?, which website has, which site has, which app has, which website sell, best app to, app to learn, has the cheapest, dating app, my banking app, app show me, app keeps showing',
  'financial house?, a bank, the bank, bank by, police officer',
  'conceal?, hide, hiding, chupana',
  'police?, cop?',
  'private number?, private mobile, private phone, personal mobile number',
  'arms?, weapon shop, weapon store, sell weapon, gun, guns, pistol, rifle, ammunition, katta, bandook',
  'imitation?, look like, look exactly like',
  'exam?, pariksha, neet, jee, invigilation',
  `hated?, ${hatedPeople.join(', ')}`,
  `violence?, beat up, beat them up, burn down, set fire, torture, lynch them, harass, bully my, bully classmate,
    humiliate my, threaten, insult, hurt people, spread hatred, hatred against, throw acid, nafrat, badnam, maar peet,
    make suffer, get fired, lose job`,
  'ex partner?, my ex, ex girlfriend, ex boyfriend, ex wife, ex husband',
  `gossip?, rumor that, rumor about, afwah, financial trouble, in trouble, bankrupt, in debt, go broke, sued, lawsuit, court case, pay late, never pay,
    divorced, affair with, difficult client, worst client, is single`,
  'ballot?, upvote, downvote, vote, contest, online poll',
  `intimate?, married, his family, her family, have children, has children, religion, is house, date of birth`,
  `smear?, gande, nasty, negative, bad rating, one star, ruin, spoil, bring down, website offline,
    invented, five star review, positive review, positive google review, we never had, who do not exist`,
  'stolen?, chori ka, chori ke',
  `identity paper?, bank statement, marksheet, passport, aadhaar, pan card, driving licence, driving license,
    birth certificate, experience letter, degree certificate, salary slip for, medical certificate, voter id`,
  'tamper?, photoshop, duplicate, forged, better mark, look higher, another name',
  `crime?, clone the voice, clone voice, pay no gst, pay no tax, crack the, nashe, count double, by hacking,
    pretending to be, bet money, underpay, pay them less, delete hours, spam them, spam people, spam everyone,
    listening device, change mark, bacchi ki photo, 
    grenade, sell kidney, human organ, people addicted, get addicted, illegal, torrent, sms bomber, sim swap, carding,     insider trading, match fixing, stalkerware, phishing kit, ponzi, pyramid scheme, ganja,
    charas, cocaine, marijuana, escort service, call girl, prostitution, 
    leak the neet, leak the exam, leak the question, leak paper, robocall, extort,
    blackmail, rapist, kidnap, trafficking, counterfeit, smuggle, illegally, without prescription,
    without a prescription, without any prescription, without a doctor, bina parchi, bina license, bina licence,
    without license, cracked game, around the paywall, licence check, license check,
    wifi password of, exam for me, exam hall, paper leak, cheat in the, hire kids,
    hire children, gst is not paid, hide income,
    database of mobile, database of phone, break into, fake sender, nakal, revenge, dirty video, ganda video,
    paytm login, bina bill, guaranteed return, paisa double, ki location dekhne,
    pretend to be the police, pretending to be income, police knowing, tod do, unsolicited sms, bypass the,
    under age girl, minor girl, dark web market, defame my, defame a, poison someone,
    cheat in online, how to cheat, invigilator must, cheat exam, in my exam,
    bank code, bank pin, their otp, their pin, card pin, ask for otp, asks for otp, otp from, fake account, fake profile, fake like,
    fake comment, fake lead, dark pattern, trick customer, trick people, trick user, trick old, scam old, thag, loot sake,
    brute force, zero day, backdoor, dog fight, cock fight, ivory, child marriage, dowry, dahej, sex determination,
    gender test, below minimum wage, troll army, propaganda, hire child, employ child, child worker, employ kid, kid work,
    child work, hire minor, employ minor, hire school kid, exam paper before, question paper before,
    weed delivery, opium, afeem, gutkha, alcohol to, daru bech, steal from customer, steal money from,
    competitor site slow, competitor is site slow, competitor website slow, competitor is website slow,
    slow down competitor, rival site slow, ${hatred.join(', ')}, ${pursuits.join(', ')}`,
  `minor?, ${Array.from({ length: 11 }, (_, index) => `${index + 6} year old`).join(', ')}, underage`,
  `private thing?, ${privateThings.join(', ')}`,
  ['client paper?', ...clients.map(({ name }) => name.toLowerCase())].join(', '),
  'host firm?, hostinger, bluehost, siteground, hostgator, godaddy, namecheap, bigrock',
  `other sense?, web series, spider web, its own web, atrial flutter, react to, dinner party, birthday party, train ticket, train timing, lead role,
    java island, contract of marriage, marriage law, laptop does not, pc does not, how old is chatgpt, how far is`,
  'exchange rate?, dollar to rupee, usd to inr, rupee to dollar',
  `otherfirm?, freshworks, netflix, prime video, hotstar, spotify, youtube premium, swiggy, zomato,
    uber, ola, jio, airtel, vodafone, bsnl, samsung, nokia, xiaomi, windows 10, windows 11, windows key, tesla, maruti, tata motors,
    hyundai, toyota, bmw, nike, adidas, myntra, meesho, snapdeal, ebay, walmart, ikea, irctc, makemytrip, oyo, byju,
    apple, ipl, lic, bajaj, reliance`,
]
