import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import { messages } from '#content/messages.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'

export const outline: Outline = {
  path: paths.contact,
  title: 'Contact',
  description: `Call, write or open the chat app. Office hours Mon–Fri ${facts.weekdayHours}, weekends ${facts.weekendHours}. Meeting requests are answered within ${facts.meetingReply}.`,
  heading: 'Write to us',
  lead: `Say what you need in your own words. A person reads it, and answers a meeting request within ${facts.meetingReply}.`,
  groups: [
    {
      id: 'reach',
      heading: 'Where to reach us',
      rows: [
        { name: 'Phone', text: 'The office.', data: config.phone },
        { name: 'Second line', text: 'When the first is busy.', data: config.phone2 },
        { name: 'E-mail', text: 'For briefs, files and anything that needs more than a line.', data: config.email },
        { name: 'Chat app', text: 'The button below opens it in a new tab, with a message for you to change or send.' },
        { name: 'Location', text: '12 Station Road, Dhruvgarh, Rajasthan 000000, India' },
        { name: 'Monday to Friday', text: 'Calls are answered and visitors let in.', data: facts.weekdayHours },
        { name: 'Saturday and Sunday', text: 'We open earlier and close at the same hour.', data: facts.weekendHours },
      ],
    },
    {
      id: 'meeting',
      heading: 'What to Expect',
      note: 'From the first meeting, by phone or on a screen.',
      rows: [
        {
          name: 'Comprehensive project analysis',
          text: 'We go through what exists, what hurts and what it has to do in a year.',
        },
        {
          name: 'Custom AI solution recommendations',
          text: 'We say where an agent would help, and where a form or a script is enough.',
        },
        {
          name: 'Timeline and budget discussion',
          text: `Simple sites take ${facts.simpleSiteTime}, complex apps ${facts.complexAppTime}; packages start at ${facts.packagesFrom} a month.`,
        },
        { name: 'Next steps planning', text: 'You leave with a list: who does what, and by when.' },
      ],
    },
  ],
  closing: {
    question: 'What should we take off your desk?',
    action: { label: 'Get a Quote!', chatText: messages.quote },
  },
}
