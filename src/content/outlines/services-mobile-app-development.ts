import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'
import { features, questions } from './service-groups.ts'

const from = `from ${facts.packagesFrom} a month`

export const outline: Outline = {
  path: paths.mobileApps,
  title: 'Mobile App Development',
  description: `Apps for iOS and Android from one team: design, code, store release and the updates that follow. Complex apps take ${facts.complexAppTime}.`,
  heading: 'Mobile App Development',
  lead: 'One product on both stores. We design it for a thumb, a moving train and a weak signal.',
  groups: [
    features('What an app from us includes', [
      {
        name: 'iOS and Android',
        text: 'Both versions are released together and follow the habits of their own system.',
      },
      {
        name: 'Cross-platform',
        text: 'Shared code in React Native or Flutter where that fits, Swift and Kotlin where the device demands it.',
      },
      {
        name: 'Mobile UI/UX',
        text: 'The main action lies within reach of a thumb, and every screen says what happens without a connection.',
      },
      {
        name: 'App store optimisation',
        text: 'Name, screenshots and description are written for the words people search in the stores.',
      },
      {
        name: 'Ongoing maintenance',
        text: 'Crash reports are read, and new system versions are tested before your users install them.',
      },
    ]),
    questions([
      {
        name: 'How long does it take?',
        text: `A complex app takes ${facts.complexAppTime}. The stores add their own review before it appears.`,
      },
      {
        name: 'What does it cost?',
        text: 'The two stores charge for developer accounts. Those are in your name and paid by you.',
        data: from,
      },
      {
        name: 'What do you need from us?',
        text: 'The one task the app exists for, access to the systems it talks to, and a few people who test it early.',
      },
      {
        name: 'Do we need an app at all?',
        text: 'Sometimes a website that can be installed is enough. We say so before you spend the money.',
      },
    ]),
  ],
  closing: {
    question: 'What should the phone in your client’s hand do?',
    action: { label: 'Start Mobile Project', href: paths.contact },
  },
}
