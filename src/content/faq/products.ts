import { facts, products } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { either, includedWords, pairs, priceWords } from '#content/faq/phrases.ts'
import { paths } from '#content/paths.ts'

const link = { label: 'Products', href: paths.products } as const
const [attendance, crm, alumni] = products
const popular = products.find(({ label }) => label !== null) ?? crm

/** The three products with monthly prices, and the portfolio. */
export const productQuestions: readonly FaqEntry[] = [
  {
    id: 'products',
    title: 'Which products do you sell?',
    question: either(
      'product|products|software products|ready made software|readymade software|product list|three products|saas',
      'saas products|ready software|shelf|product catalogue|products sell|readymade|shelf software|products list',
      'software sell|buy software|software subscription|product range|company products|your-products',
      'products sale|for-sale|for-sale products',
    ),
    answer: `Three: ${products.map(({ name, price }) => `${name} (${price} a month)`).join(', ')}.`,
    link,
  },
  {
    id: 'product-prices',
    title: 'What do your products cost?',
    question: either(
      pairs('product|products|software product|saas|software subscription', priceWords),
      'product pricing|pricing plans|plans|plan|pricing page|pricing table|product charges|subscription price',
      'subscription cost|software price|software cost|price plans|software cost monthly|three plans|plan price',
      'plan cost|plans price|plans cost|plan charge',
    ),
    answer: `${products.map(({ name, price }) => `${name}: ${price}`).join('. ')}. Each a month.`,
    link,
  },
  {
    id: 'product-attendance',
    title: 'What is the Attendance System?',
    question: either(
      pairs('attendance|attendance system|attendance software', `${priceWords}|${includedWords}`),
      'attendance|attendance system|attendance software|attendance app|time attendance|biometric',
      'employee attendance|student attendance|hajiri|haziri|upasthiti|timesheet|attendance management',
      'attendance tracking|track attendance|attendance product|leave management|punch|employee hours',
      'attendance register|presence|staff attendance|staff hours|working hours staff|staff present',
      'employees present|who present|present day|employees present day',
    ),
    answer: `A product that records who is present and who is away, for ${attendance.price} a month.`,
    link,
  },
  {
    id: 'product-crm',
    title: 'What is the CRM Solution?',
    question: either(
      pairs('crm|crm solution|crm software', `${priceWords}|${includedWords}`),
      'crm|crm solution|crm software|crm system|customer relationship|customer relationship management',
      'lead management|manage leads|manage customers|sales pipeline|crm product|pipeline|contacts management',
      'track leads|customer management|track customers|leads software|customer database|crm tool|sales software',
      'lead tracking|manage contacts|contact management|keep track customers|keep track leads',
    ),
    answer: `A product that keeps the history of every lead and customer in one place, for ${crm.price} a month.`,
    link,
  },
  {
    id: 'product-alumni',
    title: 'What is the Alumni Portal?',
    question: either(
      pairs('alumni|alumni portal|alumni software', `${priceWords}|${includedWords}`),
      'alumni|alumni portal|alumni software|alumni network|alumni management|former students|old students',
      'ex students|alumni system|alumni database|alumni website|alumni product|alumni association|alumni app',
      'college alumni|school alumni|past students|past pupils|graduates network|alumni platform|alumni directory',
      'touch former students|keep touch students|former students touch|touch students|touch former',
      'contact graduates|stay contact graduates|college graduates contact|college graduates product',
    ),
    answer: `A product with which a school or college keeps in touch with its former students, for ${alumni.price} a month.`,
    link,
  },
  {
    id: 'product-popular',
    title: 'Which product is the most popular?',
    question: either(
      'popular product|popular|popular plan|best seller|bestseller|bestselling|recommended plan|product recommend',
      'recommend product|favourite product|popular choice|products popular|best product|top product',
      'recommended product|best selling product|product customers choose|top selling|product popular|plan popular',
      'plan recommended|plan recommend|best plan|plan people choose|people choose|people choose plan',
    ),
    answer: `The ${popular.name}, at ${popular.price} a month, carries the label '${popular.label ?? ''}'.`,
    link,
  },
  {
    id: 'product-plan',
    title: 'How do I choose a plan?',
    question: either(
      'choose plan|select plan|buy product|buy plan|order product|order plan|purchase|purchase product',
      'subscribe product|subscribe plan|buy crm|buy attendance|order crm|plan button|purchase plan|buy alumni',
      'product buy|product purchase|buy|subscribe crm|choose product|order attendance|take plan|pick plan',
      'product order|start plan|purchase crm|sign plan|sign product|plan choose|product subscribe',
      'purchase software|activate plan|checkout product|get crm|get product|get attendance|purchase attendance',
      'purchase attendance system|buy attendance system|get attendance system|sign-up plan|signup plan',
    ),
    answer:
      "Press 'Choose Plan' on the products page. It opens the contact form with the plan filled in; nothing is charged on the site.",
    link,
  },
  {
    id: 'product-trial',
    title: 'Is there a free trial of the products?',
    question: either(
      'trial|free trial|trial period|trial product|trial version|free version|product trial|try product|try crm',
      'test product|free plan|demo account|trial crm|product free|free product|free tier|trial attendance|try buy',
      'demo crm|crm trial|try before|evaluation|trial software|try software|crm free|free crm|trial account',
      'try attendance|product test|try products|trial products|try first|attendance free|alumni trial|freemium',
      'try free',
    ),
    answer: 'The site lists no free trial. Ask for a demonstration of the product you have in mind.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'product-custom',
    title: 'Can a product be adapted to us?',
    question: either(
      pairs(
        'attendance|attendance system|crm|alumni|product',
        'adapted|customised|changed|modified|tailored|extended|adjusted',
      ),
      'customise|customize|custom product|product customisation|product customization|customization|customisation',
      'adapt product|modify product|change product|tailor product|customized crm|custom crm|custom attendance',
      'product custom|own branding product|white label product|product own logo|configure|adapt crm',
      'product adapted|customisable|customizable|adapted|product tailored|extend product|product extra feature',
      'product fit|tailored product|crm adapted|crm custom|customised|customized|change crm|modify crm',
      'product changes|adjust product',
    ),
    answer: `Ask for it: what can be set, and what would be custom work, is agreed per project. Packages for custom work start at ${facts.packagesFrom} a month.`,
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'projects',
    title: 'Can I see your work?',
    question: either(
      'portfolio|work samples|samples|examples|case study|case studies|previous work|past work|past projects|work',
      'show work|previous projects|sample work|recent work|recent projects|example projects|work examples',
      'sample websites|projects page|project gallery|kaam dikhao|show portfolio|example websites|examples work',
      'completed work|success stories|work before|built before|earlier work|earlier projects|showcase',
      'reference projects|project examples|website examples|websites built examples|portfolio link|work portfolio',
      'latest projects|sample projects|finished work|show projects|live examples|app examples|demo websites',
      'project|your-work|your-projects|your-portfolio|you-built|you-made|you-delivered|you-done|built far',
      'projects-you|projects',
      'worked-on projects',
      'which-projects worked',
      'worked-on projects|which-projects worked|projects you-worked',
    ),
    answer: `Yes. The projects page shows ${facts.portfolioProjects} of them, each with its technologies and a link to the real thing.`,
    link: { label: 'Projects', href: paths.projects },
  },
]
