import { clients } from '#content/clients.ts'
import { team } from '#content/team.ts'

/** First names and surnames of the people on the site, as a message would name them. */
const people = [...new Set(team.flatMap(({ name }) => name.toLowerCase().split(' ')))].join('/')

const demand = 'demand/read/list/share'
const making = 'build/edit/write/buy/sell/price/demand/collect/hire/install/quote/send/add/trick'
const pretended =
  'certificate/certification/website/app/job/shop/product/trade/account/name/document/landing page/mailbox/email/form/bot'
const praise = 'review/social media/instagram/facebook/testimonial/voter/profile/client/traffic/article/marketplace'
const spied = 'phone/phone device/email/chat/message/whatsapp/instagram/facebook/social media'
/** What is another's: 'my wife's phone', 'phone of my wife', 'biwi ka phone'. */
const kin = [
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
const things = [
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
const privateThings = kin.flatMap((one) =>
  things.flatMap((thing) => [
    ...['is', 'ka', 'ki', 'ke'].map((of) => `${one} ${of} ${thing}`),
    `${one} ${thing}`,
    `${thing} of my ${one}`,
  ]),
)
const personal = 'phone/email/database/address/private data/salary/location/account/whatsapp'

/**
 * Concepts that a message names by several others: `concept = part + part`, where a part is one of several concepts, parted
 * by '/', and one behind '!' must not be there. Each is read with what those before it added. 'Zoho' and 'price' ask for a
 * price that is not ours to tell.
 */
export const combined: readonly string[] = [
  `undisclosed = ${demand} + api key/credential`,
  'refer = recommend + client/friend + earn/payment/reward/commission/work/price',
  'seo = topmost + website/shop/app',
  'first = topmost + guarantee/seo/traffic',
  'undisclosed = api key + this site + read/demand',
  `whereabout = demand/share + customer/client/staff/works here + ${personal} ! privacy/save/third party`,
  'whereabout = demand/share/read + candidate + resume ! agent/screener/resume screener',
  'wrongdoing = security + competitor/rival + website/app + demand/build/price/hack ! guard/safe/fix',
  `whereabout = ${people} + phone/whatsapp/salary/address/launch`,
  'whereabout = victim + founded',
  'whereabout = founded + launch + where',
  'whereabout = private number ! privacy/safe/security',
  'whereabout = demand + newsletter/contact/message + customer/message',
  `whereabout = ${people}/founded + intimate`,
  'whereabout = client paper + contract/invoice/price/payment/phone/email/salary/data/agreement',
  'whereabout = demand/share + client/enterprise/small business + invoice/contract',
  'wrongdoing = malice + victim/competitor/rival/website/app/build/database/email ! security/fix/idea/confidential/domain/guard',
  'wrongdoing = imitation + otherfirm/victim/payment gateway + credit card/account',
  'wrongdoing = arms + shop/sell/buy/order ! license',
  'wrongdoing = exam + malice/answer/tamper/covert/fake',
  'wrongdoing = ballot + bot/chatbot/edit/fake/malice ! alumni',
  'wrongdoing = competitor/rival + crm/customer/database/data + download/move/demand/buy/contact',
  'trust = fake + this site/company/certificate/founded ! wrongdoing',
  `wrongdoing = weapon + ${making}/victim/competitor/rival/crypto ! security/guard/fix/safe/delete`,
  'security = weapon',
  `wrongdoing = fake + ${pretended} + ${making}/earn/trade/payment/bonus ! guard/security`,
  `wrongdoing = fake + ${praise} ! guard/security/custom/analytics/delete`,
  `wrongdoing = smear + ${praise} + write/build/price/sell/buy/competitor/rival/victim/requirement/elsewhere/page/topmost ! reply/answer/delete`,
  'wrongdoing = fake/tamper + identity paper ! guard/security',
  'wrongdoing = follower + buy/sell/price/fake',
  'social media manager = follower ! wrongdoing',
  'wrongdoing = smear/wrong/dislike/delete + competitor/rival/victim + write/website/page/build/review/seo/article/system/document',
  'wrongdoing = competitor + site down',
  `wrongdoing = covert + victim/staff/customer/app/picture/shop/privacy/cookie/${spied} ! guard/security/move/migration`,
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
  'elsewhere = facebook/instagram/whatsapp + account/delete/ban ! website/app/shop/chatbot/agent/connect/this site/api integration',
  'elsewhere = host firm + price/renewal/plan/discount ! move/migration/connect/hosting/better/rival',
  'hosting = host firm + move/migration/better/connect/difference',
  'elsewhere = otherfirm + price/plan/free/refund/cancel/monthly/discount/sell/salary/job/phone/delivery/order/hours/stock ! website/app/shop/api integration/migration/build/seo/hosting/wordpress/client/agent/ai/chatbot/portfolio',
  'elsewhere = erp/slack/shopify/marketplace + price/plan/return/salary/stock/account ! api integration/integration/connect/migration/build',
]

/** Groups of what is not ours: unknown words, but for the combinations that name them. */
export const strangers: readonly string[] = [
  `victim?, wife, husband, girlfriend, boyfriend, about my ex, my ex is, ex girlfriend, ex boyfriend, dusre ki, my neighbor, my secretary, my maid,
    business partner, ex husband, ex wife, padosi, other man, another man, my colleague,
    dusre ka, kisi ka, kisi ki, somebody else, hdfc, sbi, icici, axis bank, election, voter, gf, dushman, enemy, tenant, fiance,
    fiancee, daughter in law, bf, biwi,
    pati`,
  `malice?, destroy, sabotage, overload a, band karwa do, gira do, gira dena, flood the, to crash the, steal the database, steal customer, steal data from, 
     impersonate, fool, rig, chori, churana, bug their, jasoosi, take offline`,
  `covert?, without permission, without their permission, without her permission, without his permission, when they say no,
    without telling, without asking, noticing, not notice, without consent, behind her back, behind his back,
    pata na chale, can hide, unnoticed, undetected, hidden tracker, hidden camera, without them seeing, without him seeing, without her seeing`,
  'financial house?, a bank, the bank, bank by, police officer',
  'conceal?, hide, hiding, chupana',
  'police?, cop?',
  'private number?, private mobile, private phone, personal mobile number',
  'arms?, weapon shop, weapon store, sell weapon, gun, guns, pistol, rifle, ammunition, katta, bandook',
  'imitation?, look like, looks like, look exactly like',
  'exam?, pariksha, neet, jee, invigilation',
  'ballot?, upvote, downvote, vote, contest, online poll',
  `intimate?, married, his family, her family, have children, has children, religion, caste, is house, date of birth`,
  `smear?, gande, nasty, negative, bad rating, one star, ruin, spoil, bring down, website offline,
    invented, five star review, positive review, positive google review, we never had, who do not exist`,
  'stolen?, chori ka, chori ke',
  `identity paper?, bank statement, marksheet, passport, aadhaar, aadhar, pan card, driving licence, driving license,
    birth certificate, experience letter, degree certificate, salary slip for, medical certificate, voter id`,
  'tamper?, photoshop, duplicate, forged, better mark, look higher, another name',
  `crime?, clone the voice, clone voice, pay no gst, pay no tax, crack the, nashe, count double, by hacking, pretending to be, bet money, underpay, pay them less, delete hours,
    spam them, spam people, spam everyone, listening device, hidden mic, change mark, remove the copyright, remove
    copyright, remove the watermark, remove watermark, bachchi ki photo, bacchi ki photo, lsd, mdma, ketamine, afeem,
    grenade, torrent, mod apk, serial key, otp bomber, sms bomber, sim swap, carding, mule account, catfish, insider
    trading, match fixing, booth capturing, stalkerware, phishing kit, ponzi, pyramid scheme, ganja, charas, cocaine,
    heroin, marijuana, cannabis, tramadol, opioid, escort service, call girl, prostitution, keygen, aimbot, earpiece,
    leak the neet, leak the exam, leak question, leak the question, leak paper, robocall, extort, blackmail, rapist,
    kidnap, trafficking, counterfeit, smuggle, illegally, without prescription, without a prescription, without any
    prescription, without a doctor, bina parchi, bina license, bina licence, without license, cracked game, duplicate
    watch, duplicate rolex, around the paywall, licence check, license check, wifi password of, exam for me, exam hall,
    answers in the exam, paper leak, cheat in the, children of 12, hire kids, hire children, second set of book, gst is
    not paid, tax is not paid, bill without doing, hide income, database of mobile, database of phone, dubte, break
    into, fake sender, nakal, revenge, dirty video, ganda video, paytm login, without a bill, without bill, bina bill,
    guaranteed return, paisa double, ki location dekhne, pretend to be the police, pretends to be the police,
    pretending to be income, police knowing, tod do, unsolicited sms, bypass the, under age girl, underage girl, minor
    girl, dark web market, darknet market, defame my, defame a, poison someone, poison my, spoof caller, cheat in
    online, how to cheat, invigilator must`,
  `private thing?, ${privateThings.join(', ')}`,
  `client paper?, ${clients.map(({ name }) => name.toLowerCase()).join(', ')}`,
  'host firm?, hostinger, bluehost, siteground, hostgator, godaddy, namecheap, bigrock',
  `other sense?, web series, spider web, its own web, atrial flutter, react to, dinner party, birthday party, train ticket, train timing, lead role,
    java island, contract of marriage, marriage law, laptop does not, pc does not, how old is chatgpt, how far is`,
  'exchange rate?, dollar to rupee, usd to inr, rupee to dollar',
  `otherfirm?, freshworks, netflix, prime video, hotstar, spotify, youtube premium, swiggy, zomato,
    uber, ola, jio, airtel, vodafone, bsnl, samsung, nokia, xiaomi, windows 10, windows 11, windows key, tesla, maruti, tata motors,
    hyundai, toyota, bmw, nike, adidas, myntra, meesho, snapdeal, ebay, walmart, ikea, irctc, makemytrip, oyo, byju,
    apple, ipl, lic, bajaj, reliance`,
]
