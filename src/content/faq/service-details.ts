import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

const shops = { label: 'E-commerce Solutions', href: paths.ecommerce } as const
const apps = { label: 'Mobile App Development', href: paths.mobileApps } as const
const hosting = { label: 'Web Hosting & Maintenance', href: paths.hosting } as const
const seo = { label: 'SEO Optimization', href: paths.seo } as const
const design = { label: 'UI/UX Design', href: paths.uiUx } as const

/** What the pages of the services say beyond price, time and what is included. */
export const detailQuestions: readonly FaqEntry[] = [
  {
    id: 'shop-edit',
    title: 'Can we change prices and products in the shop ourselves?',
    question:
      'online shop edit|shop update|shop edit product price myself|shop staff edit|shop product move|product excel|shop excel|shop product upload',
    answer:
      'Prices, stock and texts are edited in the shop, without a developer. Your team is shown how before the launch.',
    link: shops,
  },
  {
    id: 'shop-few-products',
    title: 'Can a shop begin with a few products?',
    question: 'online shop small|shop start product|shop limit product|few product',
    answer:
      'A shop can begin with a few products, and we advise it: it shows within weeks whether delivery, returns and support work.',
    link: shops,
  },
  {
    id: 'app-offline',
    title: 'Does an app work without a connection?',
    question: 'app offline',
    answer:
      'An app works offline as far as its task allows: we decide for each screen what is kept on the phone and what waits.',
    link: apps,
  },
  {
    id: 'app-native',
    title: 'Should an app have one codebase or two?',
    question:
      'app both|flutter react native|flutter or|react native or|flutter better|native app|android separate|' +
      'double charge android|android price twice|app native',
    answer:
      'One codebase for iPhone and Android, in React Native or Flutter, serves most apps. Two, in Swift and Kotlin, pay where the device is the product: camera, sensors, sound.',
    link: { label: 'One codebase or two', href: `${paths.mobileApps}#codebases` },
  },
  {
    id: 'hosting-down',
    title: 'My site that you host is down. What do I do?',
    question:
      'site down hosting|uptime urgent|uptime fix|hosting lost|website site problem|website problem fix|' +
      'shop site problem|shop problem|hosting site problem|hosting problem|client site problem|' +
      'customer site problem|shop uptime|uptime website problem|app site problem|uptime phone|uptime who|site down|' +
      'wordpress site problem|wordpress site down',
    answer: `Call the number in your hosting contract: support is ${facts.support}. Without a contract, ring ${config.phone} in office hours or write to us.`,
    link: { label: 'When an alarm comes', href: `${paths.hosting}#incident` },
  },
  {
    id: 'hosting-scope',
    title: 'Are new pages and changes part of hosting and maintenance?',
    question:
      'hosting page|hosting edit included|hosting feature|hosting text edit|hosting update included|' +
      'maintenance page|maintenance included|maintenance feature|maintenance edit|maintenance text|' +
      'hosting included price',
    answer: 'Maintenance is updates, repairs and security. New pages and functions are agreed apart.',
    link: hosting,
  },
  {
    id: 'seo-stop',
    title: 'What do I keep if I stop SEO?',
    question: 'seo cancel|seo save|seo after|seo ownership|seo data|seo leave you|seo contract data',
    answer: 'Everything stays yours: the texts, the list of changes, the access and the data.',
    link: seo,
  },
  {
    id: 'seo-local',
    title: 'Do you do SEO for one town, with the Google business profile?',
    question: 'seo place|seo location|seo trade|seo small business|local seo|seo shop',
    answer:
      'For one town the Google business profile, opening hours, reviews and the name of the place weigh more than articles.',
    link: { label: 'SEO Optimization', href: `${paths.seo}#questions` },
  },
  {
    id: 'design-only',
    title: 'Can I order the design without development?',
    question: 'design only|design own developer|design staff developer',
    answer: 'Design can be booked without development. Your developers get files in the tool they already use.',
    link: design,
  },
  {
    id: 'api-failure',
    title: 'What happens when a connected system is down?',
    question:
      'api uptime|api lost|api problem|erp uptime|erp offline|erp problem|erp lost|api offline|erp order|' +
      'connect uptime|system uptime|connect order lost|integration problem|system order lost|api site down|' +
      'system site down|data lost system|api wrong|api fix',
    answer:
      'A call that a connected system does not answer waits in a queue and is tried again, so that nothing is lost and nothing done twice.',
    link: { label: 'When the other side is silent', href: `${paths.apis}#silence` },
  },
  {
    id: 'website-pages',
    title: 'How many pages does a website have?',
    question: 'website page how many|page how many|website page included|page limit|page extra|landing page how many',
    answer:
      'The site names no number of pages. Your plan lists the kinds of pages, and the quote is made from that list.',
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'website-covers',
    title: 'What does the price of a website cover?',
    question:
      'website included price|website included hosting|website included domain|website included seo|' +
      'hosting domain included price|price included domain|website included ssl|website included logo|' +
      'website included maintenance|website hosting extra|website domain extra|website included text',
    answer:
      'A custom website comes with responsive design, a CMS, performance work, browser checks and accessibility. Hosting, SEO and the domain are separate; the quote says which your price covers.',
    link: { label: 'Custom Website Development', href: paths.customWebsites },
  },
  {
    id: 'website-like',
    title: 'Can you build something like a site I know?',
    question: 'lookalike site',
    answer:
      'Name the site and say what you like about it: we design and build to your brief. Whose texts and pictures may be used is settled before.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'marketing-service',
    title: 'Do you do digital marketing, social media or ads for clients?',
    question:
      'digital marketing|social media manager|ad|social media service|ad google price|marketing package|' +
      'social media price',
    answer:
      'Of marketing, SEO is one of our eight services; running advertisements and social media pages is not, though there are AI agents for both. Ask us what you need.',
    link: { label: 'AI agents', href: paths.agents },
  },
  {
    id: 'website-functions',
    title: 'Can my website have bookings, a blog, a chat or statistics?',
    question:
      'website feature|website appointment|customer appointment book|website blog add|website whatsapp|' +
      'website analytics|website booking|website blog build|website customer account|website map|website video add|' +
      'website chat add|own blog|website instagram|website chat button',
    answer:
      'Functions such as bookings, a blog, a chat or statistics are built to your brief. Name each one: they count in the quote.',
    link: { label: 'Custom Website Development', href: paths.customWebsites },
  },
]
