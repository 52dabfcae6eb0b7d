import { facts } from '#content/facts.ts'
import { paths, postPath } from '#content/paths.ts'
import { complexApp, packages, simpleSite } from './figures.ts'
import type { Service } from './service.ts'

const allDay = Array.from({ length: 24 }, (_, hour) => hour)

export const service = {
  path: paths.hosting,
  name: 'Web Hosting & Maintenance',
  description: `Cloud hosting with backups, updates, monitoring, security scans and ${facts.support} support. We look after the site and tell you what we did.`,
  intro: `Somebody looks after what we host, ${facts.support}. The uptime we promise is ${facts.uptime}, and you read in plain words what was done for it.`,
  instrument: 'host',
  ink: 'patina',
  action: 'Get Secure Hosting',
  tour: { label: 'One day of the watch', to: 'watch' },
  blocks: [
    {
      kind: 'watch',
      id: 'watch',
      heading: 'One day of the watch',
      note: 'A window for each of the 24 hours, lit while the task runs. An example: how often is agreed with you.',
      tasks: [
        {
          name: 'Seen from outside',
          text: 'A probe opens your pages as a visitor would, and notes how long they take.',
          when: 'all 24 hours',
          hours: allDay,
        },
        {
          name: 'A person on call',
          text: 'Woken when the probes find the site slow or down.',
          when: 'all 24 hours',
          hours: allDay,
        },
        {
          name: 'Backup',
          text: 'A copy leaves the server for another place.',
          when: '02:00 and 14:00',
          hours: [2, 14],
        },
        {
          name: 'Trial restore',
          text: 'The fresh copy is brought to life on a spare machine. A backup nobody has restored is only a hope.',
          when: '03:00',
          hours: [3],
        },
        {
          name: 'Security scan',
          text: 'Files and packages are compared with lists of known weaknesses.',
          when: '04:00',
          hours: [4],
        },
        {
          name: 'Updates, on a copy',
          text: 'New versions run on a twin of your site, and the important paths are tried.',
          when: '05:00 to 07:00',
          hours: [5, 6],
        },
        {
          name: 'Updates, for real',
          text: 'What passed goes live while the people who would notice are awake. The hours you name decide when.',
          when: '11:00',
          hours: [11],
        },
      ],
    },
    {
      kind: 'facts',
      id: 'time-and-cost',
      heading: 'What we promise, and what it costs',
      note: `If we build the site as well: a simple one takes ${simpleSite.figure}, a complex app ${complexApp.figure}.`,
      readings: [
        {
          name: 'Uptime',
          figure: facts.uptime,
          text: 'The other 0.1% of a month with thirty days is about 43 minutes.',
        },
        {
          name: 'Support',
          figure: `${facts.support} by people`,
          text: 'At any hour, the number in your contract reaches somebody who knows your server. Calls about new projects keep office hours.',
        },
        {
          ...packages,
          text: 'A month covers the server, backups, updates, scans and the people on call. Traffic and storage decide which package you need.',
        },
      ],
      needs: [
        'Access to the present server',
        'A domain registered in your own name, and access to it',
        'The name of the person we call first',
        'The hours when a restart would hurt least',
      ],
    },
    {
      kind: 'features',
      id: 'features',
      heading: 'What the watch covers',
      note: 'Five duties. None of them shows on a good day.',
      cards: [
        {
          icon: 'cloud',
          name: 'Secure cloud hosting',
          text: 'Encrypted connections, a firewall, and a separate environment for each client, so that a neighbour’s trouble does not become yours.',
        },
        {
          icon: 'refresh',
          name: 'Backups and updates',
          text: 'Backups are stored away from the server and restored as a trial. Updates run on a copy before they reach your site.',
        },
        {
          icon: 'gauge',
          name: 'Performance monitoring',
          text: 'We measure loading times from outside and look for the cause when they rise, not only when the site is down.',
        },
        {
          icon: 'lifebuoy',
          name: `${facts.support} support`,
          text: 'At any hour you reach a person who can restart, roll back or restore.',
        },
        {
          icon: 'scan',
          name: 'Security scanning',
          text: 'You hear what was found, how serious it was and when it was repaired.',
        },
      ],
    },
    {
      kind: 'sequence',
      id: 'incident',
      heading: 'When your site goes down',
      note: 'The order is written down, because nobody thinks well at three in the morning.',
      steps: [
        {
          name: 'Alarm',
          text: 'Two probes in different places agree that the page is gone. One alone may only have lost its own line.',
        },
        {
          name: 'A person',
          text: 'The one on call reads the log and writes to your contact: what is seen, and what is tried first.',
        },
        {
          name: 'The way back',
          text: 'A bad change is undone, a dead server replaced, damaged data restored from the newest sound backup.',
        },
        { name: 'Proof', text: 'Start page, form, login and order are tried by hand before the alarm is closed.' },
        {
          name: 'The note',
          text: 'You read what happened, how long it lasted, and what we change so that it does not happen again.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Before you move in',
      items: [
        {
          question: 'How does the move work?',
          answer:
            'We set up a copy, compare it with the original, and shorten the time other servers remember your old address. On a quiet day the domain is pointed to us. The old server stays on until nobody asks for it any more.',
        },
        {
          question: 'Do you host sites you did not build?',
          answer: 'Yes, after a check. We tell you what has to be repaired before we can answer for it.',
        },
        {
          question: 'How often are backups made, and how long are they kept?',
          answer:
            'That is agreed with you, because a shop loses orders where a brochure loses a comma. They are always kept in another place than the site.',
        },
        {
          question: 'What about email and the domain?',
          answer:
            'The domain should be registered in your own name, and we help with its settings. Mailboxes are agreed per project. During a move we check that mail keeps arriving.',
        },
        {
          question: 'Are changes to the site included?',
          answer:
            'Maintenance keeps what exists sound: updates, repairs, security. New pages and functions are agreed apart, so that you see what each costs.',
        },
      ],
    },
    {
      kind: 'related',
      id: 'related',
      heading: 'Close to the server',
      links: [
        {
          name: 'AI in cybersecurity, on both sides of the wall',
          href: postPath('ai-in-cybersecurity'),
          text: 'An article on what attackers automate now, and what a small firm can do.',
        },
        {
          name: 'WordPress Development',
          href: paths.wordpress,
          text: 'Fewer plugins, fewer doors: the repair that comes before hosting.',
        },
        {
          name: 'Custom Website Development',
          href: paths.customWebsites,
          text: 'If the check says that a new site is the cheaper repair.',
        },
      ],
    },
  ],
  closing: {
    question: 'Who notices when your site is down?',
    text: 'If the answer is “a customer”, send us the address.',
    moon: 5,
  },
} as const satisfies Service
