import { paths, postPath } from '#content/paths.ts'
import { complexApp, packages, simpleSite } from './figures.ts'
import type { Service } from './service.ts'

export const service = {
  path: paths.wordpress,
  name: 'WordPress Development',
  description:
    'WordPress with a theme of your own, few plugins, WooCommerce where you sell, quick pages and a hardened install.',
  intro: 'WordPress without the bloat. Your editors keep the tool they know, and the site carries only what it uses.',
  instrument: 'wp',
  ink: 'ember',
  action: 'Start WordPress Project',
  tour: { label: 'Is it the right tool?', to: 'decision' },
  blocks: [
    {
      kind: 'decision',
      id: 'decision',
      heading: 'A bought theme, a custom theme, or not WordPress',
      note: 'Find the rows that describe you. The fuller the moon, the better the fit.',
      fits: { fits: 'Fits', care: 'With care', poor: 'Poor fit' },
      options: ['A bought theme', 'A custom theme', 'Not WordPress'],
      rows: [
        {
          case: 'Pages and news, soon',
          verdicts: [
            { fit: 'fits', text: 'The quickest, if you take its layout as it is.' },
            { fit: 'care', text: `${simpleSite.figure}, and it looks like you.` },
            { fit: 'poor', text: 'More than you need.' },
          ],
        },
        {
          case: 'Several people write every week',
          verdicts: [
            { fit: 'care', text: 'They meet many settings they must not touch.' },
            { fit: 'fits', text: 'Blocks carry your own names for things.' },
            { fit: 'care', text: 'A separate editor works, and has to be learnt.' },
          ],
        },
        {
          case: 'You sell from a catalogue',
          verdicts: [
            { fit: 'care', text: 'WooCommerce runs. The theme decides how fast.' },
            { fit: 'fits', text: 'WooCommerce with a checkout in your design.' },
            { fit: 'care', text: 'Much is built anew. It pays only for unusual prices or stock.' },
          ],
        },
        {
          case: 'Rules nobody else has',
          verdicts: [
            { fit: 'poor', text: 'You would bend plugins until they break.' },
            { fit: 'care', text: 'One plugin of your own, as long as it stays small.' },
            { fit: 'fits', text: 'Build the application. Keep WordPress for the news.' },
          ],
        },
        {
          case: 'Every tenth of a\u00a0second counts',
          verdicts: [
            { fit: 'poor', text: 'A theme for everyone carries code for everyone.' },
            { fit: 'care', text: 'Good, with caching and restraint.' },
            { fit: 'fits', text: 'Sends only what the page needs.' },
          ],
        },
        {
          case: 'Nobody will maintain it',
          verdicts: [
            { fit: 'poor', text: 'Old plugins are how sites are broken into.' },
            { fit: 'poor', text: 'Fewer doors, but they still need locking.' },
            { fit: 'fits', text: 'As finished static pages only. A custom application needs care too.' },
          ],
        },
      ],
    },
    {
      kind: 'features',
      id: 'features',
      heading: 'What we do with WordPress',
      note: 'If it turned out to be the right tool.',
      cards: [
        {
          icon: 'brush',
          name: 'Custom themes',
          text: 'A theme written for your pages, with blocks named after what your editors call them. What they cannot break, they are not afraid of.',
        },
        {
          icon: 'plug',
          name: 'Plugin integration',
          text: 'We choose plugins that are maintained, and write a few lines ourselves where a plugin would be too much.',
        },
        {
          icon: 'store',
          name: 'WooCommerce integration',
          text: 'Products, tax and delivery set up for your country, and a checkout in your own design.',
        },
        {
          icon: 'gauge',
          name: 'Performance optimisation',
          text: 'Page caching, resized images and a cleaned database, measured before and after.',
        },
        {
          icon: 'lock',
          name: 'Security hardening',
          text: 'Two-factor login, limited roles, no file editing from the dashboard, and updates on a schedule.',
        },
      ],
    },
    {
      kind: 'ledger',
      id: 'plugins',
      heading: 'How a plugin gets in',
      note: 'Each one is somebody else’s code with the keys to your site.',
      yes: {
        name: 'It goes in',
        items: [
          'when its authors answer, and repair what is reported',
          'when it does one thing, and you need that thing',
          'when its data can be exported again',
          'when we can name who updates it',
        ],
      },
      no: {
        name: 'It stays out',
        items: [
          'when a few lines of our own do the same',
          'when it loads scripts on every page for a form on one',
          'when its licence or its maker is unclear',
          'when it wants an administrator to show a slider',
        ],
      },
    },
    {
      kind: 'sequence',
      id: 'new-site',
      heading: 'A new site, from the theme to the launch',
      note: 'Your site exists and is slow? The rescue stands further down.',
      steps: [
        {
          name: 'Theme',
          text: 'The table above decides: a theme of your own, designed with your texts, or a bought one that has shown it can hold them.',
        },
        {
          name: 'Content types',
          text: 'Pages, news, people or products get their fields first. Your editors can write while the design is still being made.',
        },
        {
          name: 'Few plugins',
          text: 'Forms, search and languages are added one at a time. Each plugin has to pass the list above.',
        },
        {
          name: 'Training',
          text: 'Your editors publish a page, schedule another and bring back an older version, with us beside them.',
        },
        {
          name: 'Launch',
          text: 'Old addresses are redirected and tried one by one. Sample content, test accounts and unused plugins are removed.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'time-and-cost',
      heading: 'Weeks, months and money',
      note: 'Licences for paid plugins are yours and stand as separate lines in the offer.',
      readings: [
        { ...simpleSite, text: 'Pages and a blog, with a theme of your own.' },
        { ...complexApp, text: 'A members’ area or a large shop can take this long.' },
        {
          ...packages,
          text: 'For a site in use: updates tried on a copy, and changes to templates your editors cannot make. The extent is agreed with you.',
        },
      ],
      needs: [
        'An administrator login, if a site exists',
        'Your texts and pictures',
        'A list of who may publish',
        'The plugins you pay for, and why',
      ],
    },
    {
      kind: 'sequence',
      id: 'rescue',
      heading: 'How we rescue a slow site',
      note: 'In this order, because the first two usually explain the rest.',
      steps: [
        {
          name: 'Measure',
          text: 'Loading times of real visits, page by page. What is not measured is only a feeling.',
        },
        { name: 'Switch off', text: 'On a copy, one plugin after the other, until the culprit is known.' },
        { name: 'Shrink', text: 'Pictures in the size they are shown, and fonts that are really used.' },
        { name: 'Tidy up', text: 'Old revisions and forgotten options leave the database.' },
        { name: 'Cache', text: 'Finished pages are kept ready. The basket and the login are left out.' },
        { name: 'Decide', text: 'With numbers on the table: repair was enough, or a new theme is cheaper.' },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Before you decide',
      items: [
        {
          question: 'Do you use page builders?',
          answer:
            'If your team works with one and is happy, we keep it and tidy up around it. For a new site we prefer the editor WordPress brings, with blocks made for your pages.',
        },
        {
          question: 'Can updates break the site?',
          answer:
            'They can, so they run on a copy first. If we host the site, we do that as part of the hosting. If not, we show your team how.',
        },
        {
          question: 'Is WordPress secure?',
          answer:
            'The core is looked after by many people. Most break-ins begin with an old plugin or a weak password, and both can be prevented.',
        },
        {
          question: 'Can we keep our content and addresses?',
          answer:
            'Yes. Posts, pictures and comments move with their addresses. Those that have to change are redirected.',
        },
        {
          question: 'What is headless, and do we need it?',
          answer:
            'Editors keep WordPress, visitors get pages built elsewhere from its data. It is fast, and it means two systems to maintain. Most sites do not need it.',
        },
      ],
    },
    {
      kind: 'related',
      id: 'related',
      heading: 'A comparison, and services that go with WordPress',
      links: [
        {
          name: 'WordPress, headless or custom',
          href: postPath('wordpress-headless-or-custom'),
          text: 'An article that compares WordPress, headless and custom, with five years of cost.',
        },
        {
          name: 'E-commerce Solutions',
          href: paths.ecommerce,
          text: 'What a shop has to do after the button is pressed.',
        },
        {
          name: 'Web Hosting & Maintenance',
          href: paths.hosting,
          text: 'Updates on a copy, backups that were restored, and a person on call.',
        },
      ],
    },
  ],
  closing: {
    question: 'A new WordPress site, or one that needs care?',
    text: 'For the second, the address is enough. We look at it from outside first.',
    moon: 6,
  },
} as const satisfies Service
