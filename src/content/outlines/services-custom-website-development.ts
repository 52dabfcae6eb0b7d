import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'
import { features, questions } from './service-groups.ts'

const from = `from ${facts.packagesFrom} a month`

export const outline: Outline = {
  path: paths.customWebsites,
  title: 'Custom Website Development',
  description: `A website built to your brief: responsive, fast, accessible and editable by your own team. A simple site takes ${facts.simpleSiteTime}.`,
  heading: 'Custom Website Development',
  lead: 'A site designed around one job: what your visitor came to do. We start with that job and leave out what does not serve it.',
  groups: [
    features('What every site includes', [
      {
        name: 'Responsive design',
        text: 'One layout that reads well on a phone in the sun and on a wide desk screen.',
      },
      {
        name: 'Custom CMS integration',
        text: 'Your team changes words and pictures in an editor that shows only the fields your pages have.',
      },
      {
        name: 'Performance optimisation',
        text: 'Every page has a weight limit, and one that exceeds it is not released.',
      },
      {
        name: 'Cross-browser compatibility',
        text: 'We test in Chrome, Safari, Firefox and Edge, and in any older browser your visitors still use.',
      },
      {
        name: 'Accessibility compliance (WCAG)',
        text: 'Keyboard, screen reader and contrast are checked against WCAG in each round of work.',
      },
    ]),
    questions([
      {
        name: 'How long does it take?',
        text: `A simple site takes ${facts.simpleSiteTime}. A complex web app takes ${facts.complexAppTime}.`,
      },
      {
        name: 'What does it cost?',
        text: 'The number of page types and of systems to connect sets the price. You see it in writing first.',
        data: from,
      },
      {
        name: 'What do you need from us?',
        text: 'Your goal, your logo and texts as far as they exist, and one person who may decide.',
      },
      {
        name: 'Can we move our old site?',
        text: 'Yes. We list the old addresses and redirect each one, so that links and bookmarks keep working.',
      },
    ]),
  ],
  closing: {
    question: 'What should your visitors be able to do?',
    action: { label: 'Get Started', href: paths.contact },
  },
}
