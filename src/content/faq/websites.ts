import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

const link = { label: 'Custom Website Development', href: paths.customWebsites } as const
const quote = { label: 'Ask for a quote', href: paths.contact } as const
const quoted = `Monthly packages start at ${facts.packagesFrom}.`

/** Websites and WordPress: what we build, what it costs, and what people want to know before they order one. */
export const websiteQuestions: readonly FaqEntry[] = [
  {
    id: 'website',
    title: 'Do you build custom websites?',
    question:
      'website|website included|website company|website business|website new|website build|' +
      'website offer portfolio|website form|website student|website trade|website friend|website friend trade|' +
      'website trade new|website training',
    answer:
      'Websites are what we design and build, to your brief, from a company site to a web portal. Responsive design, a custom ' +
      'CMS, performance optimisation, cross-browser compatibility and accessibility (WCAG) belong to each.',
    link,
  },
  {
    id: 'website-price',
    title: 'How much does a website cost?',
    question:
      'website price|landing page price|redesign price|website business price|website build price|page price|page blog price|blog website price|website currency|website price enough|website company price|page website price|website trade price|website price place|website build price place|website price duration|website price duration monthly',
    answer:
      `${quoted} The figure for your site depends on its pages, functions and content, and stands in the quote before any ` +
      `work starts. Simple sites take ${facts.simpleSiteTime}.`,
    link: quote,
  },
  {
    id: 'website-time',
    title: 'How does a website project go, and how long does it take?',
    question:
      'website duration|website when|website ready|website process|wordpress duration|landing page duration|' +
      'redesign duration|website build duration|website launch when|website duration enough',
    answer:
      `Simple sites take ${facts.simpleSiteTime}, WordPress sites among them. Each goes through seven steps: Discovery, ` +
      'Strategy, Design, Development, Testing, Launch and Support.',
    link: { label: 'The seven steps', href: paths.services },
  },
  {
    id: 'website-redesign',
    title: 'Can you redesign my existing website?',
    question:
      'redesign|website redesign|website old|website improve|design old|wordpress redesign|website look|website look old|website new look|website edit old|website old new|website dislike start|redesign seo|redesign website seo|redesign old website seo|redesign seo lost|redesign website seo lost|website old seo lost',
    answer:
      'A redesign begins with what the present site does well, what it loses, and what search engines know about it. Old ' +
      'addresses are redirected, so that links and rankings are not thrown away. Scope and price are agreed in the quote.',
    link,
  },
  {
    id: 'website-landing-page',
    title: 'Can you build a landing page?',
    question: 'landing page|landing page ad|landing page website',
    answer: `Landing pages are among what we build. One goes through the same seven steps as a larger site, only shorter. Simple sites take ${facts.simpleSiteTime}.`,
    link,
  },
  {
    id: 'website-cms',
    title: 'Can I edit the website myself?',
    question:
      'cms|website edit|edit text|edit page|edit picture|edit myself|website update myself|text update|' +
      'website myself|edit product|page add|update myself|page update|page update myself|edit page myself|' +
      'edit small text|text edit page|picture myself|website edit later|content edit later|shop product add|' +
      'product add|team train website update|train website update|article add myself|article add|product upload|' +
      'new product upload|page upload|picture upload|page new|price update myself|staff update myself|' +
      'staff update|staff edit|price edit myself|edit price|who upload product|update new page|' +
      'update new page myself|website text after|handover team add new page|handover add page|who edit picture|' +
      'handover edit',
    answer:
      'You can edit it yourself: a custom website comes with a content management system (CMS), so you change texts and pictures without a ' +
      'developer. Which CMS fits depends on who edits, and how often.',
    link,
  },
  {
    id: 'website-responsive',
    title: 'Will my website work on phones and in every browser?',
    question:
      'responsive|website phone device|phone device look|website android|website responsive|design responsive|' +
      'work phone|phone look|old phone|browser|website browser|browser work|android look|android phone device|' +
      'this site design browser|this site browser|text phone device|button phone device|button text phone device|' +
      'work phone device|phone device included|customer phone device|phone device read|phone device optimization|' +
      'phone device optimization included',
    answer:
      'Responsive design is part of every custom website: one site that fits phones, tablets and desktop screens. So is ' +
      'cross-browser compatibility; which versions are tested is agreed per project, by what your visitors use.',
    link,
  },
  {
    id: 'website-accessibility',
    title: 'Do you build accessible websites?',
    question:
      'wcag|website accessibility|accessibility build|accessibility design|disabled|website disabled|' +
      'disabled user',
    answer:
      'Accessibility compliance (WCAG) is part of custom website development. The level to reach is settled at the start of the project.',
    link,
  },
  {
    id: 'website-speed',
    title: 'How do you make a website fast?',
    question:
      'website speed|wordpress speed|speed|website optimization|speed optimization|wordpress optimization|website speed improve|picture speed|picture speed website|this site speed|page speed seo|page speed improve|why page speed',
    answer:
      'By sending less: smaller images, less code, fewer plugins, caching, and a server close to the visitor. Performance ' +
      'optimisation is part of every custom website and of WordPress work, and we can repair a slow one.',
    link,
  },
  {
    id: 'website-languages',
    title: 'Can my website be in several languages?',
    question:
      'multilingual|website language|website multilingual|website english|website hindi|website english hindi|' +
      'translate website|website french|english french|hindi english french',
    answer:
      'A site can be built for several languages. Which ones, and who translates, is agreed per project; tell us early, since adding a language later costs more.',
    link,
  },
  {
    id: 'website-content',
    title: 'Who writes the texts and pictures for my website?',
    question:
      'copywriting|text write|website text|website picture|picture text|website write|text picture write|' +
      'picture provide|text provide|product picture|picture product write|text requirement|picture|text|who text',
    answer:
      'That is agreed per project: you supply texts and pictures, or we include them in the quote. A clear list of what is ' +
      'needed comes with the plan.',
    link: { label: 'Talk it over', href: paths.contact },
  },
  {
    id: 'website-wordpress-or-custom',
    title: 'Should I choose WordPress or a custom website?',
    question:
      'wordpress better|wordpress or|website builder|wordpress difference|headless|wordpress scratch|' +
      'website scratch|wordpress or custom|wordpress custom better|wordpress custom difference|' +
      'choose wordpress custom|why custom wordpress|wordpress choose|why wordpress',
    answer:
      'WordPress suits a site that editors change every week with common functions. A custom site pays when the functions ' +
      'are your own or speed matters most. Our blog has a comparison with a decision table.',
    link: { label: 'Read the blog', href: paths.blog },
  },

  {
    id: 'wordpress',
    title: 'Do you build WordPress sites?',
    question:
      'wordpress|wordpress theme|wordpress included|theme|elementor|wordpress build|wordpress custom|theme custom',
    answer:
      'WordPress is one of our services: custom themes, plugin integration, WooCommerce, performance optimisation and security hardening. ' +
      'A theme is written for your content, so it carries nothing the site does not need.',
    link: { label: 'WordPress Development', href: paths.wordpress },
  },
  {
    id: 'wordpress-price',
    title: 'How much does a WordPress site cost?',
    question: 'wordpress price|wordpress website price|wordpress theme price|wordpress blog price',
    answer: `${quoted} What your WordPress site costs depends on theme, plugins and content, and is agreed in the quote.`,
    link: quote,
  },
  {
    id: 'wordpress-plugins',
    title: 'Can you set up or write WordPress plugins?',
    question: 'plugin|wordpress plugin|wordpress website plugin|plugin build',
    answer:
      'Plugin integration is part of WordPress development: we choose few, test each, and keep them updated. A custom ' +
      'plugin is quoted per project.',
    link: { label: 'WordPress Development', href: paths.wordpress },
  },
]
