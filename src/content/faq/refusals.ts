import { clients } from '#content/clients.ts'
import { team } from '#content/team.ts'

/** First names and surnames of the people on the site, as a message would name them. */
const people = [...new Set(team.flatMap(({ name }) => name.toLowerCase().split(' ')))].join('/')

const demand = 'demand/read/list/share'
const making = 'build/edit/write/buy/sell/price/demand/collect/hire/install/quote/send/add/trick'
const pretended = 'certificate/website/app/job/shop/product/trade/account/name/document/landing page/mailbox/email/form/bot'
const praise = 'review/social media/instagram/facebook/testimonial/voter/profile/client/traffic/article/marketplace'
const spied = 'phone/phone device/email/chat/message/whatsapp/instagram/facebook/social media'
const personal = 'phone/email/database/address/private data/salary/location/account/whatsapp'

/**
 * Concepts that a message names by several others: `concept = part + part`, where a part is one of several concepts, parted
 * by '/', and one behind '!' must not be there. Each is read with what those before it added. 'Zoho' and 'price' ask for a
 * price that is not ours to tell.
 */
export const combined: readonly string[] = [
  `undisclosed = ${demand} + api key/credential`,
  'undisclosed = api key + this site + read/demand',
  `whereabout = demand + customer/client/staff/works here + ${personal}`,
  `whereabout = ${people} + phone/salary/address/launch`,
  'whereabout = victim + founded',
  'whereabout = client paper + contract/invoice/price/payment/phone/email/salary/data/agreement',
  'whereabout = demand/share + client/enterprise/small business + invoice/contract',
  'wrongdoing = malice + victim/competitor/rival/website/app/build',
  `wrongdoing = weapon + ${making}/victim/competitor/rival/crypto ! security/guard/fix/safe/delete`,
  'security = weapon',
  `wrongdoing = fake + ${pretended} + ${making}/earn/trade/payment ! guard/security`,
  `wrongdoing = fake/smear/buy + ${praise} ! guard/security/custom/analytics/delete`,
  'wrongdoing = fake/tamper + identity paper ! guard/security',
  'wrongdoing = smear/wrong/dislike/delete + competitor/rival/victim + write/website/page/build/review/seo/article/program',
  `wrongdoing = covert + victim/staff/customer/app/picture/shop/${spied} ! guard/security/move/migration`,
  `wrongdoing = victim + track/read/recording/account + ${spied} ! privacy/attendance`,
  `wrongdoing = stolen + sell/marketplace/shop/buy/build/website ! guard/security`,
  'wrongdoing = conceal + tax/income/earn/victim/staff/police ! page',
  `wrongdoing = scrape + phone/email/name/student/customer/earn/private data/linkedin/facebook`,
  'wrongdoing = crime ! guard/security/delete',
  'unlisted = scrape ! wrongdoing',
  'elsewhere = founded + chatgpt/claude/gemini/model/wordpress/shopify/seo/facebook ! company/this site',
  'elsewhere = host firm + price/renewal/plan/discount ! move/migration/connect/hosting/better/rival',
  'hosting = host firm + move/migration/better/connect/difference',
  'elsewhere = otherfirm ! website/app/shop/api integration/migration/build/seo/hosting/wordpress/client/agent/ai/chatbot/portfolio',
  'elsewhere = erp/slack/shopify/marketplace + price/plan/return/salary/stock/account ! api integration/integration/connect/migration/build',
]

/** Groups of what is not ours: unknown words, but for the combinations that name them. */
export const strangers: readonly string[] = [
  `victim?, wife, husband, girlfriend, boyfriend, my ex, dusre ki, my neighbor, my secretary, my maid, boss is email,
    business partner, ex husband, ex wife, padosi, other man, another man, my colleague,
    dusre ka, kisi ka, kisi ki, somebody else, hdfc, sbi, icici, axis bank, exam, election, voter, gf, bf, biwi,
    pati`,
  `malice?, destroy, sabotage, band karwa do, clone the voice, clone voice,
    without permission, impersonate, fool, rig, chori, churana, bug their, jasoosi, take offline`,
  `covert?, without telling, without asking, noticing, not notice, without consent, behind her back, behind his back,
    pata na chale, can hide, unnoticed, undetected, hidden tracker, hidden camera, quietly`,
  'conceal?, hide, hiding, chupana',
  'police, cop',
  `smear?, gande, negative, bad rating, bad review, one star, ruin, spoil, bring down, website offline, upvote,
    invented, five star review, positive review, positive google review`,
  'stolen?, chori ka, chori ke',
  `identity paper?, bank statement, marksheet, passport, aadhaar, aadhar, pan card, driving licence, driving license,
    birth certificate, experience letter, degree certificate, salary slip for, medical certificate, voter id`,
  'tamper?, photoshop, duplicate, forged, better mark, look higher, another name',
  `crime?, botnet, trojan, rootkit, stalkerware, phishing kit, ponzi, pyramid scheme, ganja, charas, cocaine, heroin,
    marijuana, cannabis, tramadol, opioid, pistol, rifle, ammunition, escort service, call girl, prostitution,
    under age, underage, dark web, darknet, keygen, aimbot, invigilator, proctored, earpiece, question paper, robocall,
    unsolicited, extort, blackmail, defame, slander, rapist, poison, kidnap, trafficking, counterfeit, smuggle,
    illegally, without prescription, without a prescription, without any prescription, without a doctor, bina parchi,
    bina license, bina licence, without license, cracked game, duplicate watch, duplicate rolex, rolex, bypass,
    around the paywall, licence check, license check, wifi password of, exam for me, exam hall, answers in the exam,
    paper leak, cheat in the, children of 12, hire kids, hire children, second set of book, gst is not paid, tax is not paid,
    bill without doing, hide income, database of mobile, database of phone, dubte, break into, fake sender,
    pretend to be the police, pretends to be the police, pretending to be income, police knowing, tod do`,
  `client paper?, ${clients.map(({ name }) => name.toLowerCase()).join(', ')}`,
  'host firm?, hostinger, bluehost, siteground, hostgator, godaddy, namecheap, bigrock',
  'exchange rate?, dollar to rupee, usd to inr, rupee to dollar',
  `otherfirm?, freshworks, netflix, prime video, hotstar, spotify, youtube premium, swiggy, zomato,
    uber, ola, jio, airtel, vodafone, bsnl, samsung, nokia, xiaomi, windows, tesla, maruti, tata motors,
    hyundai, toyota, bmw, nike, adidas, myntra, meesho, snapdeal, ebay, walmart, ikea, irctc, makemytrip, oyo, byju,
    apple, ipl, lic, bajaj, reliance`,
]
