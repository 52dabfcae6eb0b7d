import { expect, test } from 'vitest'
import { answerMessage } from '#support/chat.ts'

/**
 * Questions about services, agents, the library and this site, in the words of visitors who have not read the pages.
 */
test.each([
  ['nayi website banegi to purane link kharab to nahi honge', 'website-redirects'],
  ['do old bookmarks keep working after the relaunch', 'website-redirects'],
  ['which browsers', 'website-browsers'],
  ['can wordpres updats brake my site', 'wordpress-updates'],
  ['page builders', 'wordpress-builders'],
  ['gmb', 'seo-local'],
  ['backup kaha rakhte ho', 'hosting-backups'],
  ['who would notice at night if my site goes down', 'hosting-watch'],
  ['site down', 'hosting-down'],
  ['two people order the same item at the same time', 'shop-last-piece'],
  ['payment done but order not created', 'shop-payment-trouble'],
  ['gateway charges', 'shop-fees'],
  ['who can see customer data in the shop', 'shop-data'],
  ['will you host a joomla site', 'hosting-elsewhere'],
  ['do i have to host with you', 'hosting-choice'],
  ['where are your servers', 'hosting-where'],
  ['one codebase for iphone and android?', 'app-native'],
  ['testflight', 'app-try'],
  ['who pays the apple developer fee', 'app-store-fees'],
  ['rest or graphql', 'api-rest-graphql'],
  ['swagger documentation', 'api-documentation'],
  ['how many testers', 'design-test'],
  ['can yuo improov the scrreens of my exsisting app', 'design-improve'],
  ['do i get the figma source', 'design-files'],
  ['are your sites wcag or is that extra', 'website-accessibility'],
  ['will openai learn from our documents', 'agents-training-data'],
  ['on premise llm', 'agents-on-premise'],
  ['we get 300 cvs, who sorts them', 'agent-screener'],
  ['review generator invents reviews?', 'agents-ecommerce'],
  ['does it diagnose', 'agent-healthcare'],
  ['ai se photo banate ho', 'ai-images'],
  ['cost of running an agent library prompt', 'library-cost'],
  ['do you log my key', 'library-key-safe'],
  ['who wrote the chatbot article', 'blog-authors'],
  ['rss', 'blog-feed'],
  ['put it on my phone', 'install'],
  ['did my message arrive', 'form-arrived'],
  ['mera data kaha jata hai', 'privacy'],
  ['meri chat aap log padhte ho kya', 'human'],
])('“%s” is answered by %s', (message, id) => {
  expect(answerMessage(message).entry).toBe(id)
})

test.each([
  ['do you make backups', 'where are they kept', 'hosting-backups'],
  ['do you do seo', 'and for one town only?', 'seo-local'],
  ['do you make online shops', 'can i begin with 5 products', 'shop-few-products'],
  ['which agents do you have for shops', 'does the review one invent reviews?', 'agents-ecommerce'],
  ['do you design without coding it', 'what do we get at the end', 'design-files'],
  ['do you build mobile apps', 'does it work offline', 'app-offline'],
  ['do you build apis', 'what if it is down', 'api-failure'],
  ['can a chatbot use our pdfs', 'is that safe', 'agents-reliability'],
  ['how do i run an agent', 'and the price?', 'library-free'],
  ['can you redesign my site', 'what about the old links', 'website-redirects'],
])('after “%s”, “%s” is answered by %s', (first, second, id) => {
  expect(answerMessage(second, { last: answerMessage(first).entry }).entry).toBe(id)
})

test('messages that use the thesaurus’ words for something else are not answered', () => {
  const messages = [
    'money deducted from atm but no cash',
    'charged twice at the petrol pump',
    'who was woken up by the earthquake',
    'how to reuse plastic bottles',
    'the last piece of the puzzle',
    'my toilet is broken',
    'is netflix down right now',
    'beta blockers dosage',
    'near me atm',
    'price of onions',
    'how do i install windows',
  ]
  expect(messages.flatMap((text) => answerMessage(text).entry ?? [])).toEqual([])
})
