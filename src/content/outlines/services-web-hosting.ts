import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'
import { features, questions } from './service-groups.ts'

const from = `from ${facts.packagesFrom} a month`

export const outline: Outline = {
  path: paths.hosting,
  title: 'Web Hosting & Maintenance',
  description: `Cloud hosting with backups, updates, monitoring, security scans and ${facts.support} support. We look after the site and tell you what we did.`,
  heading: 'Web Hosting & Maintenance',
  lead: `Somebody looks after what we host, ${facts.support}. The uptime we state is ${facts.uptime}.`,
  groups: [
    features('What the watch covers', [
      {
        name: 'Secure cloud hosting',
        text: 'Encrypted connections, a firewall, and a separate environment for each client.',
      },
      {
        name: 'Backups and updates',
        text: 'Backups are stored away from the server and restored as a trial; updates run on a copy before they reach your site.',
      },
      {
        name: 'Performance monitoring',
        text: 'We measure loading times from outside and look for the cause when they rise.',
      },
      {
        name: `${facts.support} support`,
        text: 'At any hour you reach a person who can restart, roll back or restore.',
      },
      {
        name: 'Security scanning',
        text: 'Files and packages are compared with lists of known weaknesses, and you hear what we found and repaired.',
      },
    ]),
    questions([
      {
        name: 'How does the move work?',
        text: 'We set up a copy, compare it with the original, and switch the address over on a quiet day.',
      },
      {
        name: 'What does it cost?',
        text: 'Hosting is part of a monthly package. Traffic and storage decide which one.',
        data: from,
      },
      {
        name: 'What do you need from us?',
        text: 'Access to the present server and to your domain, and the name of the person we call first.',
      },
      {
        name: 'Do you host sites you did not build?',
        text: 'Yes, after a check. We tell you what has to be repaired before we can answer for it.',
      },
    ]),
  ],
  closing: {
    question: 'Who notices when your site is down?',
    action: { label: 'Get Secure Hosting', href: paths.contact },
  },
}
