import { team } from '#content/team.ts'

/** First names and surnames of the people on the site, as a message would name them. */
const people = [...new Set(team.flatMap(({ name }) => name.toLowerCase().split(' ')))].join('/')

const demand = 'demand/read/list/share'

/**
 * Concepts that a message names by several others: `concept = part + part`, where a part is one of several concepts, parted
 * by '/', and one behind '!' must not be there. 'Zoho' and 'price' ask for a price that is not ours to tell.
 */
export const combined: readonly string[] = [
  `undisclosed = ${demand} + api key/credential`,
  `whereabout = ${demand} + customer/client/staff + phone/email/database/address/private data`,
  `whereabout = ${people} + phone/salary/address/launch`,
  'wrongdoing = malice + victim/rival/website/app/build/work/shop/product',
  'elsewhere = otherfirm ! website/app/shop/api integration/migration/build/seo/hosting/wordpress/client/agent/ai/chatbot/portfolio',
  'elsewhere = erp/slack/shopify/marketplace + price/plan/return/salary/stock/account ! api integration/integration/connect/migration/build',
]

/** Groups of what is not ours: unknown words, but for the combinations that name them. */
export const strangers: readonly string[] = [
  `victim?, competitor, opponent, wife, husband, girlfriend, boyfriend, my ex, dusre ki,
    dusre ka, kisi ka, kisi ki, somebody else, hdfc, sbi, icici, axis bank, exam, election, voter, gf, bf, biwi,
    pati`,
  `malice?, illegal, destroy, sabotage, 
    without permission, clone, impersonate, fool, rig, blackmail, chori, churana, bug their, jasoosi`,
  `otherfirm?, freshworks, netflix, prime video, hotstar, spotify, youtube premium, swiggy, zomato,
    uber, ola, jio, airtel, vodafone, bsnl, samsung, nokia, xiaomi, windows, tesla, maruti, tata motors,
    hyundai, toyota, bmw, nike, adidas, myntra, meesho, snapdeal, ebay, walmart, ikea, irctc, makemytrip, oyo, byju,
    apple, ipl, lic, bajaj, reliance`,
]
