import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'
import { features, questions } from './service-groups.ts'

const from = `from ${facts.packagesFrom} a month`

export const outline: Outline = {
  path: paths.uiUx,
  title: 'UI/UX Design',
  description:
    'User research, wireframes, clickable mockups, usability tests and a design system your developers can build from.',
  heading: 'UI/UX Design',
  lead: 'We draw the interface, then watch people use it. What they stumble over is changed while it is still a drawing.',
  groups: [
    features('From interview to handover', [
      {
        name: 'User research and personas',
        text: 'We talk to people who do the task today and write down their steps, their words and their workarounds.',
      },
      {
        name: 'Wireframing and prototyping',
        text: 'Grey boxes first: the order of the screens is settled before anyone argues about colour.',
      },
      {
        name: 'Interactive mockups',
        text: 'A link you can open on your phone and click through, with real texts in place.',
      },
      {
        name: 'Usability testing',
        text: 'People outside the project try set tasks while we stay quiet and note where they stop.',
      },
      {
        name: 'Design system creation',
        text: 'Colours, type, spacing and every component with its states, in a file your developers can use.',
      },
    ]),
    questions([
      {
        name: 'How long does it take?',
        text: `The design of a simple site fits into its ${facts.simpleSiteTime}. For a complex app it runs ahead of the code inside the ${facts.complexAppTime}.`,
      },
      {
        name: 'What does it cost?',
        text: 'The number of screens and of test rounds sets the price. Design can be booked without development.',
        data: from,
      },
      {
        name: 'What do you need from us?',
        text: 'Your brand files, and an introduction to a few users who have half an hour for us.',
      },
    ]),
  ],
  closing: {
    question: 'Where do your users get stuck?',
    action: { label: 'Elevate Your Design', href: paths.contact },
  },
}
