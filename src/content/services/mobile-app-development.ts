import { paths } from '#content/paths.ts'
import { complexApp, packages, simpleSite } from './figures.ts'
import type { Service } from './service.ts'

export const service = {
  path: paths.mobileApps,
  name: 'Mobile App Development',
  description: `Apps for iOS and Android from one team: design, code, store release and the updates that follow. Complex apps take ${complexApp.figure}.`,
  intro: 'One product in both stores. We design it for a thumb, a moving train and a weak signal.',
  instrument: 'mobile',
  ink: 'indigo',
  action: 'Start Mobile Project',
  tour: { label: 'One codebase or two?', to: 'codebases' },
  blocks: [
    {
      kind: 'cases',
      id: 'need',
      heading: 'Does it have to be an app?',
      note: 'Sometimes it does not. We say so before you spend the money.',
      rows: [
        {
          when: 'People come to read, compare or buy',
          follows: 'A website. It is found by search, needs no store, and nobody has to install anything.',
        },
        {
          when: 'They come back often, and the signal is weak',
          follows:
            'A website that can be installed, such as this one. It opens offline and is updated without a review.',
        },
        {
          when: 'They use it daily, with the camera, Bluetooth or sensors',
          follows: 'An app. Now the stores are worth their rules, and the rest of this page is for you.',
        },
      ],
    },
    {
      kind: 'versus',
      id: 'codebases',
      heading: 'One codebase or two',
      note: 'Most business apps are well served by one. These are the points that decide.',
      points: ['Fits when', 'You gain', 'You pay with', 'A typical case'],
      one: {
        name: 'One codebase',
        by: 'React Native or Flutter',
        says: [
          'Lists, forms, maps, payments and messages are the product.',
          'Each change is written once and is sent to both stores together.',
          'A layer between you and the system, which has to follow every new version.',
          'Booking, ordering, field reports, a customer card.',
        ],
      },
      two: {
        name: 'Two codebases',
        by: 'Swift and Kotlin',
        says: [
          'The device itself is the product: camera, sensors, sound, graphics.',
          'New system functions on the day they appear, and the last bit of speed.',
          'Every feature is built and tested twice, by people with different skills.',
          'A scanner that runs all day, a health sensor, an audio tool.',
        ],
      },
    },
    {
      kind: 'features',
      id: 'features',
      heading: 'What an app from us includes',
      note: 'Two faces, one product.',
      cards: [
        {
          icon: 'phone',
          name: 'iOS and Android',
          text: 'Both versions are released together and follow the habits of their own system: the back swipe on an iPhone, the back gesture or button on Android.',
        },
        {
          icon: 'code',
          name: 'Cross-platform',
          text: 'Shared code in React Native or Flutter where that fits, Swift and Kotlin where the device demands it.',
        },
        {
          icon: 'click',
          name: 'Mobile UI/UX',
          text: 'The main action lies within reach of a thumb, and every screen says what happens without a connection.',
        },
        {
          icon: 'search',
          name: 'App store optimisation',
          text: 'Name, keywords and description are written for the words people search in the stores.',
        },
        {
          icon: 'wrench',
          name: 'Ongoing maintenance',
          text: 'Crash reports are read, and new system versions are tested before your users install them.',
        },
      ],
    },
    {
      kind: 'sequence',
      id: 'making',
      heading: 'From a prototype in your hand to both stores',
      note: 'After each step there is something on your phone to judge.',
      steps: [
        {
          name: 'Prototype',
          text: 'Screens to tap, with no code behind them yet. The one task is tried on the way to work, not in a meeting room.',
        },
        {
          name: 'One thin feature',
          text: 'A single path runs for real on both systems, from the first tap to your data and back. Surprises show here.',
        },
        {
          name: 'Hard cases',
          text: 'No signal, a refused permission, an app closed halfway: every screen gets an answer to them before more features are added.',
        },
        {
          name: 'Testers',
          text: 'The other features follow, build by build. People you name install each through TestFlight and a Google Play testing track, and their reports shape the next.',
        },
        {
          name: 'Both stores',
          text: 'Listing, privacy forms and a login for the reviewers are prepared. Both versions are submitted, and you choose the day of release.',
        },
      ],
    },
    {
      kind: 'review',
      id: 'stores',
      heading: 'Through both stores',
      note: 'The stores decide, and their rules change. We read them again before every submission.',
      stores: ['App Store', 'Google Play'],
      steps: [
        {
          name: 'Account',
          says: [
            'A membership in your company’s name, with a DUNS number.',
            'An organisation account, in the same name and with the same number.',
          ],
        },
        {
          name: 'Listing',
          says: [
            'Name, subtitle and a field of keywords, with screenshots for iPhone, and for iPad if it runs there.',
            'Name, short and long description. The words of the description are searched.',
          ],
        },
        {
          name: 'Privacy',
          says: [
            'Privacy details, and a reason for each permission the app asks for.',
            'The Data safety form, checked against what the app really sends.',
          ],
        },
        {
          name: 'Trial',
          says: [
            'TestFlight brings a build to your own team at once. Testers outside the company wait for a beta review first.',
            'Internal first, then a closed test, which Google demands of new personal accounts only.',
          ],
        },
        {
          name: 'Review',
          says: [
            'They need a login that works, and a way for users to delete their account inside the app.',
            'A new developer account waits longer. Deleting a user account is asked for here as well.',
          ],
        },
        {
          name: 'Release',
          says: [
            'An update can be spread over seven days, and paused.',
            'An update goes to a share of users first. You raise it while the crash reports stay quiet.',
          ],
        },
      ],
    },
    {
      kind: 'facts',
      id: 'time-and-cost',
      heading: 'Time and price of an app',
      note: 'The stores add their own review, and charge for developer accounts. Those are yours and paid by you.',
      readings: [
        { ...complexApp, text: 'Accounts, data that works offline, and a system of yours behind it.' },
        {
          name: 'A simple installable site takes',
          figure: simpleSite.figure,
          text: 'If the first question on this page led to a website instead.',
        },
        {
          ...packages,
          text: 'A month can cover work on the next version, store updates, crash reports and tests on new systems. What yours covers is agreed with you.',
        },
      ],
      needs: [
        'The one task the app exists for',
        'Access to the systems it talks to',
        'A few people who test it early',
        'Someone who may sign for your company at the stores',
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Before you order an app',
      items: [
        {
          question: 'What if a store rejects it?',
          answer:
            'The reviewers name the rule. We change the app or explain it to them, and submit again. Most rejections concern logins, permissions and payments, so we check those beforehand.',
        },
        {
          question: 'Who owns the app?',
          answer:
            'You do. Store accounts, certificates and code are in your company’s name, so that another team could take over.',
        },
        {
          question: 'Can we try it before it is finished?',
          answer: 'Yes, on your own phone, from the first weeks on. You get a build to install and a way to comment.',
        },
        {
          question: 'What happens after the release?',
          answer:
            'Both systems bring a large version each year and small ones in between. Maintenance tests them early, reads crash reports and keeps the store forms true.',
        },
        {
          question: 'Does it work without a connection?',
          answer:
            'As far as its task allows. We decide for each screen what is kept on the phone, what waits, and what the person reads meanwhile.',
        },
      ],
    },
    {
      kind: 'related',
      id: 'related',
      heading: 'What an app stands on',
      links: [
        {
          name: 'API Development & Integration',
          href: paths.apis,
          text: 'The system behind the screens, safe to ask again when the signal comes back.',
        },
        { name: 'UI/UX Design', href: paths.uiUx, text: 'Screens tried by people before a line of code exists.' },
        {
          name: 'Custom Website Development',
          href: paths.customWebsites,
          text: 'For everyone who stopped at the first question.',
        },
      ],
    },
  ],
  closing: {
    question: 'What should the phone in your customer’s hand do?',
    text: 'One task in one sentence. If it needs two, the second becomes the update.',
    moon: 7,
  },
} as const satisfies Service
