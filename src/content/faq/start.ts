import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

/** What most visitors ask first. The first three are suggested when a message is about nothing the site knows. */
export const startQuestions: readonly FaqEntry[] = [
  {
    id: 'services',
    title: 'What services do you offer?',
    question:
      'service|offer|list work|build company|list build|company work|website offer|offer more|offer service trade|' +
      'digital service|build business',
    answer:
      'Eight: custom websites, e-commerce, SEO, UI/UX design, hosting and maintenance, WordPress, mobile apps, and APIs. ' +
      'Beside them we build AI agents and chatbots, and give AI training.',
    link: { label: 'All services', href: paths.services },
    options: ['website', 'shop', 'seo', 'design', 'hosting', 'wordpress', 'app', 'api'],
  },
  {
    id: 'price',
    title: 'How much does it cost?',
    question:
      'price|price project|hourly rate|price design|price api|price developer|price connect|price ui ux|price ux|' +
      'price website app|price invoice hour|price before start|price money requirement',
    answer:
      `Monthly packages start at ${facts.packagesFrom}. What your project costs depends on its size: you get the figure in a ` +
      'quote before any work starts.',
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'contact',
    title: 'How can I contact you?',
    question:
      'contact|contact team|contact form|contact manager|where write|question where|contact support|contact better|' +
      'contact founded|person|person chat contact|phone email',
    answer: `Call ${config.phone} or ${config.phone2}, write to ${config.email}, or use the form on the contact page. A person reads every message.`,
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'time',
    title: 'How long does a project take?',
    question:
      'duration|duration shop|duration api|duration design|duration software|duration chatbot|when ready|' +
      'when project|when launch|duration process|duration enterprise|duration size',
    answer: `Simple sites take ${facts.simpleSiteTime}, complex apps ${facts.complexAppTime}. Larger shops, APIs, designs and AI agents depend on the systems they touch: tell us yours, and the plan names the date.`,
    link: { label: 'How a project goes', href: `${paths.services}#process` },
  },
]
