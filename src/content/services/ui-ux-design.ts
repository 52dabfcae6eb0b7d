import { paths } from '#content/paths.ts'
import { complexApp, packages, simpleSite } from './figures.ts'
import type { Service } from './service.ts'

export const service = {
  path: paths.uiUx,
  name: 'UI/UX Design',
  description:
    'User research, wireframes, clickable mockups, usability tests and a design system your developers can build from.',
  intro:
    'We draw the interface, then watch people use it. What they stumble over is changed while it is still a drawing.',
  instrument: 'uiux',
  ink: 'slate',
  action: 'Elevate Your Design',
  tour: { label: 'Follow one question', to: 'thread' },
  blocks: [
    {
      kind: 'thread',
      id: 'thread',
      heading: 'One question, all the way to a\u00a0tested screen',
      note: 'An invented example: a clinic whose booking form is started often and finished seldom. One line is one person.',
      stages: [
        {
          name: 'The question',
          text: 'Why do people leave the form? The statistics say how many. They do not say why.',
        },
        {
          name: 'Watching',
          text: 'Five people try to book while we keep quiet. Four stop at the third field: it wants an insurance number they do not carry.',
        },
        {
          name: 'The wireframe',
          text: 'Grey boxes settle the order. The day comes first, the name second, the number last and optional.',
        },
        {
          name: 'The mockup',
          text: 'Real words on your own phone. The button says what it does: “Book Tuesday morning”.',
        },
        {
          name: 'The test',
          text: 'Five others try, and all five finish. One searches for the address first, and that is the next question.',
        },
      ],
    },
    {
      kind: 'features',
      id: 'features',
      heading: 'From interview to handover',
      note: 'Five spans of the same distance. Leave one out and the last one misses.',
      cards: [
        {
          icon: 'people',
          name: 'User research and personas',
          text: 'We talk to people who do the task today and write down their steps, their words and their workarounds. A persona is a summary of that, not a stock photo with a hobby.',
        },
        {
          icon: 'frames',
          name: 'Wireframing and prototyping',
          text: 'Grey boxes first: the order of the screens is settled before anyone argues about colour.',
        },
        {
          icon: 'click',
          name: 'Interactive mockups',
          text: 'A link you can open on your phone and click through, with real texts in place.',
        },
        {
          icon: 'eye',
          name: 'Usability testing',
          text: 'People outside the project try set tasks while we stay quiet and note where they stop.',
        },
        {
          icon: 'parts',
          name: 'Design system creation',
          text: 'Colours, type, spacing and every component with its states, in a file your developers can use.',
        },
      ],
    },
    {
      kind: 'inventory',
      id: 'receive',
      heading: 'What you receive',
      note: 'Files you can open without us, in the tool your developers already use.',
      items: [
        {
          name: 'Research notes',
          text: 'What was seen and heard, sorted by task, with every name removed.',
          place: 'a document',
        },
        {
          name: 'The map of screens',
          text: 'Every screen and every way between them, dead ends included.',
          place: 'one sheet',
        },
        {
          name: 'Clickable mockup',
          text: 'The main paths from the first to the last screen, for phone and desk.',
          place: 'a link',
        },
        {
          name: 'Test report',
          text: 'Each obstacle, how serious it is, and what was changed because of it.',
          place: 'a document',
        },
        {
          name: 'Design system',
          text: 'Parts with all their states: hover, focus, error, loading, empty.',
          place: 'a library',
        },
        {
          name: 'Tokens',
          text: 'Colours, sizes and distances as values that code can read.',
          place: 'your repository',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'time-and-cost',
      heading: 'Time and price of a design',
      note: 'Design can be booked without development.',
      readings: [
        { ...simpleSite, text: 'Its design fits inside: one round of wireframes, one test, one set of parts.' },
        { ...complexApp, text: 'Here design runs ahead of the code, one part of the product after the other.' },
        {
          ...packages,
          text: 'A month covers the interviews, drawings and tests agreed for it. More screens and more rounds of tests cost more.',
        },
      ],
      needs: [
        'Your brand files',
        'A few users with half an hour for us',
        'Whatever you already know: support emails, numbers, complaints',
        'A developer who may say “that is hard”',
      ],
    },
    {
      kind: 'ledger',
      id: 'limits',
      heading: 'What a usability test can tell you',
      note: 'And what it cannot, so that nobody pays for the wrong answer.',
      yes: {
        name: 'It tells you',
        items: [
          'Where people stop, and what they expected there',
          'Which words they do not understand',
          'What they overlook although it is large',
          'Whether what stopped people is gone',
        ],
      },
      no: {
        name: 'It does not tell you',
        items: [
          'How many visitors will buy',
          'Whether the blue is beautiful',
          'What people will do in a year',
          'Which of two ideas is right, if both are wrong',
        ],
      },
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Before you order a design',
      items: [
        {
          question: 'How many people do you test with?',
          answer:
            'A handful in each round. The serious obstacles show themselves early, and a second round after the repair teaches more than a longer first one.',
        },
        {
          question: 'We have no users yet. What then?',
          answer:
            'Then we look for people who solve the same task today, on paper or with another product. They know what hurts.',
        },
        {
          question: 'Can you improve what exists?',
          answer:
            'Yes. We watch people use it as it is and list what stops them. Often a few words and the order of two fields are worth more than new colours.',
        },
        {
          question: 'Will the design be accessible?',
          answer:
            'Contrast, focus states, target sizes and the reading order are part of every component, so they do not have to be repaired in code.',
        },
        {
          question: 'Do you work with our developers?',
          answer:
            'Yes. They see the wireframes first, because they know what is costly, and we stay reachable while they build.',
        },
      ],
    },
    {
      kind: 'related',
      id: 'related',
      heading: 'Development services, and our projects',
      links: [
        {
          name: 'Custom Website Development',
          href: paths.customWebsites,
          text: 'The same people turn the tested screens into pages.',
        },
        {
          name: 'Mobile App Development',
          href: paths.mobileApps,
          text: 'Screens for a thumb, on both systems.',
        },
        { name: 'Projects', href: paths.projects, text: 'What has left the drawing board so far.' },
      ],
    },
  ],
  closing: {
    question: 'Where do your users get stuck?',
    text: 'Give us the address of the screen people complain about most. We tell you how we would test it.',
    moon: 4,
  },
} as const satisfies Service
