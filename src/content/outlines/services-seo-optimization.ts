import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'
import { features, questions } from './service-groups.ts'

const from = `from ${facts.packagesFrom} a month`

export const outline: Outline = {
  path: paths.seo,
  title: 'SEO Optimization',
  description:
    'Keyword research, on-page work, technical audits, link building and monthly reports in plain words. No promised positions.',
  heading: 'SEO Optimization',
  lead: 'We find the words your clients use, repair what keeps search engines out, and report each month what changed. Nobody can promise a position, and we do not.',
  groups: [
    features('Five parts of the work', [
      {
        name: 'Keyword research',
        text: 'We collect the questions people type before they buy, and give each one to a single page.',
      },
      {
        name: 'On-page SEO',
        text: 'Titles, headings and internal links are rewritten so that a page answers its question near the top.',
      },
      {
        name: 'Technical audits',
        text: 'A crawl lists broken links, slow templates, doubled pages and blocked files, sorted by what to repair first.',
      },
      {
        name: 'Link building',
        text: 'We write pieces worth citing and offer them to trade sites and local press. We buy no links.',
      },
      {
        name: 'Analytics and reporting',
        text: 'Two pages a month: visits, enquiries, what we did, and what we do next.',
      },
    ]),
    questions([
      {
        name: 'How long until it works?',
        text: 'Repairs count once search engines have read the pages again. Competitive words take months.',
      },
      {
        name: 'What does it cost?',
        text: 'A monthly package. The audit of the first month decides what the following months contain.',
        data: from,
      },
      {
        name: 'What do you need from us?',
        text: 'Access to your site and its search console, and an hour with someone who talks to customers.',
      },
      {
        name: 'What about answers from AI models?',
        text: 'Clear facts, named authors and structured data help there too, so the work is the same.',
      },
    ]),
  ],
  closing: {
    question: 'Which search should end on your site?',
    action: { label: 'Improve Your SEO', href: paths.contact },
  },
}
