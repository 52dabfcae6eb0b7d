import { paths, postPath } from '#content/paths.ts'
import { complexApp, packages, simpleSite } from './figures.ts'
import type { Service } from './service.ts'

export const service = {
  path: paths.seo,
  name: 'SEO Optimization',
  description:
    'Keyword research, on-page work, technical audits, link building and reports in plain words. The texts and the data stay yours.',
  intro:
    'We find the words your customers use, repair what keeps search engines out, and report what changed, whether it rose or fell.',
  instrument: 'seo',
  ink: 'indigo',
  action: 'Improve Your SEO',
  tour: { label: 'See six months of the work', to: 'months' },
  blocks: [
    {
      kind: 'ledger',
      id: 'rules',
      heading: 'Where we draw the line',
      note: 'A shortcut works until it is found, and then the site pays for it.',
      yes: {
        name: 'We do',
        items: [
          'Write for the person who asks, and let machines read along',
          'Keep a dated list of every change, so that a rise has a cause',
          'Work in your own search console, which stays yours',
          'Say when a word is not worth the effort',
        ],
      },
      no: {
        name: 'We do not',
        items: [
          'Buy links, swap them, or rent blogs',
          'Promise a position or a date',
          'Publish pages that exist for one keyword and no reader',
          'Show crawlers what visitors do not see',
        ],
      },
    },
    {
      kind: 'features',
      id: 'features',
      heading: 'Five parts of the work',
      note: 'The first two decide what to say, the third whether it can be found.',
      cards: [
        {
          icon: 'search',
          name: 'Keyword research',
          text: 'We collect the questions people type before they buy, and give each one to a single page. Two pages for one question compete with each other.',
        },
        {
          icon: 'page',
          name: 'On-page SEO',
          text: 'Titles, headings and internal links are rewritten so that a page answers its question near the top and says who is answering.',
        },
        {
          icon: 'bug',
          name: 'Technical audits',
          text: 'A crawl lists broken links, slow templates, duplicate pages and blocked files, sorted by what to repair first.',
        },
        {
          icon: 'link',
          name: 'Link building',
          text: 'We write pieces worth citing and offer them to trade sites and local press. The report names who linked, and to which page.',
        },
        {
          icon: 'chart',
          name: 'Analytics and reporting',
          text: 'A two-page report, as often as we agree: visits, enquiries, what we did, and what we do next.',
        },
      ],
    },
    {
      kind: 'months',
      id: 'months',
      heading: 'Six months, and what we measure in each',
      note: 'An example. Your audit decides the order, and each report says why.',
      labels: { work: 'We do', measured: 'We measure' },
      items: [
        {
          name: 'Look',
          work: 'Crawl every address, read the search console, and listen to someone who talks to your customers.',
          measured: 'Pages in the index, faults by kind, searches that already bring people.',
        },
        {
          name: 'Repair',
          work: 'Broken links, duplicate pages and slow templates, the costly ones first.',
          measured: 'Faults left, and loading times of real visits.',
        },
        {
          name: 'Answer',
          work: 'One page for each question that matters, with a title that says so.',
          measured: 'How often you are shown for those questions.',
        },
        {
          name: 'Connect',
          work: 'Link your own pages to each other, and mark up facts for machines.',
          measured: 'Clicks, and the page each one reaches.',
        },
        {
          name: 'Be cited',
          work: 'Offer what is worth quoting to the sites your trade reads.',
          measured: 'Sites that link to you, and the visitors they send.',
        },
        {
          name: 'Count',
          work: 'Give more room to pages that work. Merge or remove the others.',
          measured: 'Enquiries and orders from search, beside month one.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Before you pay for SEO',
      items: [
        {
          question: 'Can you guarantee the first place?',
          answer:
            'No, and nobody can: search engines decide. We can find the right words, remove faults, and report honestly what moved and what did not.',
        },
        {
          question: 'What about answers from AI models?',
          answer:
            'Clear facts, named authors and structured data help there too, so most of the work is the same. What changes is the measuring: an answer that mentions you may bring no click.',
        },
        {
          question: 'We serve one town. Is that different?',
          answer:
            'Yes. Your business profile, opening hours, reviews and the name of the place weigh more than articles. We begin there.',
        },
        {
          question: 'What do we keep if we stop?',
          answer:
            'Everything: the texts, the list of changes, the access and the data. Pages that earned their place do not lose it because a contract ends.',
        },
        {
          question: 'Will a new design harm our ranking?',
          answer:
            'It can, if addresses change without redirects or texts disappear. Bring us in before the launch, and the list of old addresses becomes part of the plan.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'time-and-cost',
      heading: 'What a month costs, and when to rebuild instead',
      note: 'Repairs count once search engines have read the pages again. Competitive words take months.',
      readings: [
        {
          ...packages,
          text: 'The first month covers the audit. The later ones cover what it calls for: repairs, texts, work on links, and the report.',
        },
        { ...simpleSite, text: 'If the audit says that rebuilding a small site costs less than repairing it.' },
        {
          ...complexApp,
          text: 'If a shop or a portal needs a new foundation. We say so before you pay for more texts.',
        },
      ],
      needs: [
        'Access to the site and its search console',
        'An hour with someone who talks to customers',
        'A list of what you want to sell more of',
        'Somebody who approves texts',
      ],
    },
    {
      kind: 'related',
      id: 'related',
      heading: 'An article, and two services close to SEO',
      links: [
        {
          name: 'SEO when answers come from models',
          href: postPath('seo-when-answers-come-from-models'),
          text: 'An article on being quoted when nobody clicks, with samples and a plan.',
        },
        {
          name: 'Custom Website Development',
          href: paths.customWebsites,
          text: 'When the audit ends with the words “build it again”.',
        },
        {
          name: 'Web Hosting & Maintenance',
          href: paths.hosting,
          text: 'Slow servers undo good texts. Loading time is watched there.',
        },
      ],
    },
  ],
  closing: {
    question: 'Which search should end on your site?',
    text: 'Write it down as your customer would type it. That is where the audit begins.',
    moon: 3,
  },
} as const satisfies Service
