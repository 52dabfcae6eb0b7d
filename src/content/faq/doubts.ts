import { trainingBatches } from '#content/batches.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'
import { products } from '#content/products.ts'

const contact = { label: 'Contact us', href: paths.contact } as const
const quote = { label: 'Ask for a quote', href: paths.contact } as const
const cheapest = (prices: readonly string[]) =>
  prices.reduce((least, price) => (Number(price.slice(1)) < Number(least.slice(1)) ? price : least))
const productsFrom = cheapest(products.map(({ price }) => price))
const coursesFrom = cheapest(trainingBatches.map(({ price }) => price))

/** What one asks who hesitates: what is free, what comes back, what is not done, and whether others are better. */
export const doubtQuestions: readonly FaqEntry[] = [
  {
    id: 'free',
    title: 'What is free?',
    question:
      'free|free website|free hosting|free shop|free domain|free ssl|free seo|free audit|free logo|free design|' +
      'free wordpress|free chatbot|free maintenance price|free api|free package|free plugin|free backup|' +
      'free mailbox|free test|free prototype|free hire|free app build|newsletter free|blog free|this site free|' +
      'article free|offline free|chat price',
    answer: `Free are this site with its blog, chat and game, asking for a quote, and the AI Agents Library, where your provider bills your own key. Our services are not free: packages start at ${facts.packagesFrom} a month.`,
    link: { label: 'Our services', href: paths.services },
  },
  {
    id: 'refund',
    title: 'Do I get my money back?',
    question:
      'refund|refund dislike|refund cancel|refund complaint|refund training lost|refund product|refund package|' +
      'refund price|refund payment|refund how|refund when|refund crm|refund website|refund advance|' +
      'refund guarantee|refund masterclass|refund fundamentals|refund bundle|refund start|refund reply',
    answer:
      'The site states no rule on refunds, for work or courses: they follow your contract, and a person decides. Write to us or call with what you paid for and what happened.',
    link: contact,
  },
  {
    id: 'competitors',
    title: 'Are you better than other companies?',
    question: 'rival|rival website|rival app',
    answer:
      'We do not rank ourselves above others. Ask us and them for scope, date and price in writing, then compare.',
    link: contact,
  },
  {
    id: 'not-offered',
    title: 'What do you not offer?',
    question: 'not offered|unlisted',
    answer:
      'Logos, printed matter, games, hardware and repairs are not among our eight services, nor are languages outside our seventeen technologies. We do not buy links or promise a place on Google. Ask about anything else, and we say whether we take it on.',
    link: contact,
  },
  {
    id: 'price-budget',
    title: 'What can I get for less than a package costs?',
    question: 'small budget',
    answer: `Packages start at ${facts.packagesFrom} a month. Below that there are products from ${productsFrom} a month, courses from ${coursesFrom}, and the AI Agents Library, which costs nothing from us. Tell us your sum, and we say what a smaller scope would hold.`,
    link: quote,
  },
  {
    id: 'price-one-off',
    title: 'Do I pay once or every month?',
    question: 'one off|price monthly or|payment monthly or',
    answer: `The site names monthly packages, from ${facts.packagesFrom}, and monthly prices of the products, but no one-off price: say which you want when you ask for the quote.`,
    link: quote,
  },
]
