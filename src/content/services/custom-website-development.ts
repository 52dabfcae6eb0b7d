import { paths, postPath } from '#content/paths.ts'
import { unbroken } from '#lib/unbroken.ts'
import { complexApp, packages, simpleSite } from './figures.ts'
import type { Service } from './service.ts'

export const service = {
  path: paths.customWebsites,
  name: 'Custom Website Development',
  description: `A website built to your brief: responsive, fast, accessible and editable by your own team. A simple site takes ${simpleSite.figure}.`,
  intro:
    'A site designed around one job: what your visitor came to do. We start with that job and leave out what does not serve it.',
  instrument: 'web',
  ink: 'azure',
  action: 'Get Started',
  tour: { label: 'Six checks you can repeat', to: 'checks' },
  blocks: [
    {
      kind: 'features',
      id: 'features',
      heading: 'What every site includes',
      note: 'Five things we do not sell as extras.',
      cards: [
        {
          icon: 'devices',
          name: 'Responsive design',
          text: 'One layout that reads well on a phone in the sun and on a wide desk screen. We draw the narrow one first, because it forces the decisions.',
        },
        {
          icon: 'layout',
          name: 'Custom CMS integration',
          text: 'Your team changes words and pictures in an editor that shows only the fields your pages have. Nobody breaks a layout by typing.',
        },
        {
          icon: 'gauge',
          name: 'Performance optimisation',
          text: 'Every page has a weight limit, and one that exceeds it is not released. Pictures arrive in the size they are shown.',
        },
        {
          icon: 'globe',
          name: 'Cross-browser compatibility',
          text: 'We test in Chrome, Safari, Firefox and Edge, and in any older browser your visitors still use.',
        },
        {
          icon: 'access',
          name: 'Accessibility compliance (WCAG)',
          text: 'Keyboard, screen reader and contrast are checked against WCAG in each round of work, not once at the end.',
        },
      ],
    },
    {
      kind: 'checks',
      id: 'checks',
      heading: 'Six checks you can repeat',
      note: 'From WCAG 2.2. Each takes a minute and nothing but a browser. Which level to reach is settled at the start.',
      items: [
        {
          specimen: 'keys',
          name: 'Put the mouse away',
          text: 'Press Tab. Every link, menu and form can be reached, used and left again.',
          criterion: '2.1.1 Keyboard',
        },
        {
          specimen: 'ring',
          name: 'Look for the ring',
          text: 'The place where you stand is always marked. If you have to guess, the page fails.',
          criterion: '2.4.7 Focus visible',
        },
        {
          specimen: 'contrast',
          name: 'Read the palest grey',
          text: `Body text keeps a contrast of at least ${unbroken('4.5 to 1')} with what lies behind it.`,
          criterion: '1.4.3 Contrast (minimum)',
        },
        {
          specimen: 'reflow',
          name: 'Zoom to 400%',
          text: 'A window 1280 pixels wide becomes a column of 320. The page follows, and nothing scrolls sideways.',
          criterion: '1.4.10 Reflow',
        },
        {
          specimen: 'picture',
          name: 'Switch the pictures off',
          text: 'A picture that says something says it in words as well. Decoration keeps silent.',
          criterion: '1.1.1 Non-text content',
        },
        {
          specimen: 'error',
          name: 'Send the form empty',
          text: 'The page names the field and what is missing, in a sentence and not by colour alone.',
          criterion: '3.3.1 Error identification',
        },
      ],
    },
    {
      kind: 'sequence',
      id: 'steps',
      heading: 'From the first talk to the first visitor',
      note: 'Each step ends with something you can look at.',
      steps: [
        {
          name: 'Goal and pages',
          text: 'We settle what a visitor must be able to do, which pages that takes, and who approves them.',
        },
        {
          name: 'Design',
          text: 'Drawn with your real texts, the narrow screen first. A long heading shows what filler text would hide.',
        },
        {
          name: 'Building',
          text: 'The site grows at a test address that only your people can open. You try each page as soon as it works.',
        },
        {
          name: 'Final checks',
          text: 'Keyboard, screen reader, browsers, page weight and forms are gone through once more, on the whole site.',
        },
        {
          name: 'Launch',
          text: 'Old addresses are redirected and the domain points to the new site. The keys change hands the same day.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'time-and-cost',
      heading: 'How long, and what it costs',
      note: 'What delays a website is seldom the code. It is texts that arrive late, so we ask for them first.',
      readings: [
        { ...simpleSite, text: 'A few kinds of page, your own texts, and one editor who looks after them.' },
        { ...complexApp, text: 'Accounts with roles, or data that lives in several other systems.' },
        {
          ...packages,
          text: 'A month can hold new pages, changes to old ones and care for the running site. What yours holds is put in writing before work starts.',
        },
      ],
      needs: [
        'Your goal, in one sentence',
        'Logo and texts, as far as they exist',
        'Access to the domain and the old site',
        'One person who may decide',
      ],
    },
    {
      kind: 'inventory',
      id: 'handover',
      heading: 'What is in the handover',
      note: 'On the day of the launch the site is yours. You can leave with it.',
      items: [
        {
          name: 'The code',
          text: 'All of it, with its history and a page that explains how to run it.',
          place: 'your repository',
        },
        { name: 'The content', text: 'Every text and picture, in a form another system can read.', place: 'your CMS' },
        {
          name: 'The accounts',
          text: 'The domain and outside services are registered in your name, with your address on their bills.',
          place: 'your password safe',
        },
        {
          name: 'The editor’s guide',
          text: 'Short instructions with pictures of your own pages, for the colleague who starts next year.',
          place: 'a document',
        },
        { name: 'The redirects', text: 'Each old address, and where it leads now.', place: 'a table' },
        {
          name: 'The test report',
          text: 'What was checked, in which browser, and the points left open on purpose.',
          place: 'a document',
        },
        {
          name: 'The licences',
          text: 'Fonts, pictures and packages: whose they are, and what they allow.',
          place: 'a list',
        },
        {
          name: 'The way back',
          text: 'How to return to yesterday’s version, step by step, without calling us.',
          place: 'your repository',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Before you order a website',
      items: [
        {
          question: 'Can we move our old site?',
          answer:
            'Yes. We list the old addresses and redirect each one, so that links and bookmarks keep working. Pages that search engines already value are kept and improved, not thrown away.',
        },
        {
          question: 'Who writes the texts?',
          answer: 'You, we, or both. In each case you get a list of what is missing, page by page, with the plan.',
        },
        {
          question: 'WordPress or custom?',
          answer:
            'WordPress suits a site that editors change every week with common functions. A custom site pays when the functions are your own or speed matters most. We tell you which one we would choose, and why.',
        },
        {
          question: 'Can it be in several languages?',
          answer:
            'Yes. Which ones, and who translates, is agreed per project. Tell us early: it costs less to leave room for a second language than to add one later.',
        },
        {
          question: 'Who looks after it once it is online?',
          answer:
            'You can host the site with us or anywhere else. If it stays with us, backups, updates and monitoring belong to the hosting service, and you have a number to call.',
        },
      ],
    },
    {
      kind: 'related',
      id: 'related',
      heading: 'Worth reading next',
      links: [
        {
          name: 'WordPress, headless or custom',
          href: postPath('wordpress-headless-or-custom'),
          text: 'An article with a decision table, for the choice that comes before the offer.',
        },
        {
          name: 'UI/UX Design',
          href: paths.uiUx,
          text: 'When nobody agrees yet what the pages should do, start with research.',
        },
        {
          name: 'Web Hosting & Maintenance',
          href: paths.hosting,
          text: 'Who updates, backs up and watches the site after the launch.',
        },
      ],
    },
  ],
  closing: {
    question: 'What should your visitors be able to do?',
    text: 'One or two sentences are enough to start. We ask for the rest.',
    moon: 1,
  },
} as const satisfies Service
