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
      'website|website included|website company|website offer portfolio|website form|website student|website trade|' +
      'website training',
    answer:
      'Custom websites, from a company site to a web portal, come with responsive design, a custom CMS, performance optimisation, cross-browser compatibility and accessibility (WCAG).',
    link,
  },
  {
    id: 'website-price',
    title: 'How much does a website cost?',
    question:
      'website price|landing page price|redesign price|page price|page blog price|website currency|' +
      'website trade price|website price place|website price duration monthly',
    answer: `${quoted} Your figure depends on pages, functions and content, and stands in the quote before any work starts. Simple sites take ${facts.simpleSiteTime}.`,
    link: quote,
  },
  {
    id: 'website-time',
    title: 'How does a website project go, and how long does it take?',
    question:
      'website duration|website when|website ready|website process|wordpress duration|landing page duration|' +
      'redesign duration|website launch when|website account duration|redirect duration',
    answer: `Simple sites take ${facts.simpleSiteTime}, WordPress sites among them; a portal with accounts and roles, or data from other systems, ${facts.complexAppTime}. There are seven steps.`,
    link: { label: 'How long, and what it costs', href: `${paths.customWebsites}#time-and-cost` },
  },
  {
    id: 'website-redesign',
    title: 'Can you redesign my existing website?',
    question:
      'redesign|website old|website improve|design old|wordpress redesign|website look|website edit old|' +
      'website dislike start|redesign seo lost',
    answer:
      'A redesign begins with what the present site does well and what it loses. Old addresses are redirected. Scope and price stand in the quote.',
    link,
  },
  {
    id: 'website-redirects',
    title: 'What happens to my old addresses when the site is rebuilt?',
    question:
      'redirect website|redirect|redirect page|redirect redesign|redirect problem|redirect launch|redirect lost|' +
      'redirect seo|redirect move|redirect wordpress|redirect shop',
    answer:
      'Old addresses are redirected, so that links, bookmarks and rankings keep working; the table of redirects is yours at the handover.',
    link: { label: 'What is in the handover', href: `${paths.customWebsites}#handover` },
  },
  {
    id: 'website-landing-page',
    title: 'Can you build a landing page?',
    question: 'landing page|landing page ad',
    answer: `Landing pages are among what we build, in the same seven steps as a larger site. Simple sites take ${facts.simpleSiteTime}.`,
    link,
  },
  {
    id: 'website-cms',
    title: 'Can I edit the website myself?',
    question:
      'website edit|cms|edit text|edit page|edit picture|edit myself|text update|website myself|edit product|' +
      'page add|update myself|page update|edit small text|picture myself|product add|train website update|' +
      'article add|product upload|page upload|picture upload|page new|staff update|staff edit|edit price|' +
      'website text after|handover edit',
    answer: 'You can edit texts and pictures yourself: a custom website comes with a content management system (CMS).',
    link,
  },
  {
    id: 'website-responsive',
    title: 'Will my website work on phones and tablets?',
    question:
      'website phone device|responsive|phone device look|website android|work phone|phone look|old phone|' +
      'android look|android phone device|text phone device|button phone device|work phone device|' +
      'phone device included|customer phone device|phone device read|phone device optimization',
    answer:
      'Responsive design is part of every custom website: one layout that fits phones, tablets and desktop screens.',
    link: { label: 'Custom Website Development', href: `${paths.customWebsites}#features` },
  },
  {
    id: 'website-browsers',
    title: 'Which browsers do you test?',
    question:
      'website browser|browser|browser test|browser support|browser old|this site browser|browser android|' +
      'app browser',
    answer: 'We test in Chrome, Safari, Firefox and Edge, and in any older browser your visitors still use.',
    link: { label: 'Custom Website Development', href: `${paths.customWebsites}#features` },
  },
  {
    id: 'website-accessibility',
    title: 'Do you build accessible websites?',
    question:
      'wcag|disabled|accessibility|screen reader test|screen reader website|screen reader build|' +
      'screen reader support|wcag hidden',
    answer: 'Accessibility (WCAG) is part of every custom website and no extra. The level is settled at the start.',
    link: { label: 'Six checks you can repeat', href: `${paths.customWebsites}#checks` },
  },
  {
    id: 'website-speed',
    title: 'How do you make a website fast?',
    question:
      'website speed|wordpress speed|speed|website optimization|wordpress optimization|picture speed|' +
      'this site speed|page speed seo|page speed improve|speed score|page speed phone device|picture size',
    answer:
      'A website gets fast by smaller images, less code, fewer plugins and caching. This is part of every custom website and of WordPress work; we also repair a slow one.',
    link,
  },
  {
    id: 'website-languages',
    title: 'Can my website be in several languages?',
    question:
      'website language|multilingual|website english|website hindi|translate website|website french|english french|' +
      'who translate|language add|who language|shop hindi|shop language|app language|app hindi|' +
      'wordpress multilingual',
    answer:
      'Websites, shops and apps can be built for several languages. Which ones, and who translates, is agreed per project.',
    link: { label: 'Custom Website Development', href: `${paths.customWebsites}#questions` },
  },
  {
    id: 'website-content',
    title: 'Who writes the texts and pictures for my website?',
    question: 'website text|copywriting|website write|product picture|picture|text|author text|who write',
    answer: 'You, we, or both: pictures and texts that we supply stand in the quote.',
    link: { label: 'Custom Website Development', href: `${paths.customWebsites}#questions` },
  },
  {
    id: 'website-wordpress-or-custom',
    title: 'Should I choose WordPress or a custom website?',
    question:
      'wordpress better|wordpress or|website builder|wordpress difference|headless|wordpress scratch|' +
      'website scratch|wordpress or custom|wordpress choose|why wordpress',
    answer:
      'WordPress suits a site that editors change every week with common functions. A custom site pays when the functions are your own or speed matters most. Most sites do not need headless.',
    link: { label: 'A plain comparison', href: `${paths.blog}/wordpress-headless-or-custom` },
  },

  {
    id: 'wordpress',
    title: 'Do you build WordPress sites?',
    question: 'wordpress|theme|theme custom difference',
    answer:
      'WordPress is one of our services: custom themes, plugin integration, WooCommerce, performance optimisation and security hardening.',
    link: { label: 'WordPress Development', href: paths.wordpress },
  },
  {
    id: 'wordpress-price',
    title: 'How much does a WordPress site cost?',
    question: 'wordpress price',
    answer: `${quoted} What your WordPress site costs depends on theme, plugins and content, and is agreed in the quote.`,
    link: quote,
  },
  {
    id: 'wordpress-plugins',
    title: 'Can you set up or write WordPress plugins?',
    question: 'plugin|wordpress plugin',
    answer:
      'Plugin integration is part of WordPress development: few, tested and kept updated. A custom plugin is quoted per project.',
    link: { label: 'Which plugins go in', href: `${paths.wordpress}#plugins` },
  },
  {
    id: 'wordpress-builders',
    title: 'Do you use page builders such as Elementor?',
    question: 'wordpress elementor|elementor',
    answer: 'We keep the page builder your team is happy with. For a new site we prefer the editor of WordPress.',
    link: { label: 'WordPress Development', href: `${paths.wordpress}#questions` },
  },
  {
    id: 'wordpress-updates',
    title: 'Can updates break my WordPress site?',
    question:
      'wordpress update|plugin update|plugin wordpress update|update test|update fix website|plugin fix|' +
      'staging update|staging wordpress|staging test|woocommerce update|website update problem',
    answer:
      'Updates can break a site, so new versions run on a copy first. This is part of our hosting; elsewhere we show your team how.',
    link: { label: 'What is watched, and when', href: `${paths.hosting}#watch` },
  },
  {
    id: 'website-preview',
    title: 'Can I try my website before it is live?',
    question:
      'website preview|website test before|website read before|website read build|website test myself|staging|' +
      'website midway',
    answer:
      'Your site grows at a test address that only your people can open, and you try each page as soon as it works.',
    link: { label: 'The steps', href: `${paths.customWebsites}#steps` },
  },
  {
    id: 'website-training',
    title: 'Do you show our team how to run the site?',
    question: 'website train|website learn|train editor|wordpress learn|wordpress train|handover train',
    answer: 'Your editors practise on their own pages with us beside them; a shop team is shown how before the launch.',
    link: { label: 'What is in the handover', href: `${paths.customWebsites}#handover` },
  },
  {
    id: 'website-handover',
    title: 'What do I get at the handover of a website?',
    question:
      'handover website|handover list|handover reward|handover included|website ready reward|website launch reward|' +
      'handover document|handover account',
    answer:
      'You get the code with its history, texts and pictures, the accounts in your name, an editor’s guide, the table of redirects, the test report and the licences.',
    link: { label: 'What is in the handover', href: `${paths.customWebsites}#handover` },
  },
]
