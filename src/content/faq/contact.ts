import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { officeAt } from '#content/faq/moments.ts'
import { paths } from '#content/paths.ts'
import { team } from '#content/team.ts'

const link = { label: 'Contact us', href: paths.contact } as const
const meeting = { label: 'Schedule a meeting', href: `${paths.contact}#meeting` } as const

/** Reaching the agency, meetings, the newsletter. */
export const contactQuestions: readonly FaqEntry[] = [
  {
    id: 'phone',
    title: 'What is your phone number?',
    question: 'phone|contact phone|phone when|phone talk|team phone',
    answer: `${config.phone} or ${config.phone2}. Mon–Fri ${facts.weekdayHours}, Sat and Sun ${facts.weekendHours}.`,
    link,
  },
  {
    id: 'email',
    title: 'What is your email address?',
    question: 'email|contact email|email send|email write|email where|email document',
    answer: `${config.email}. A button on the contact page copies it.`,
    link,
  },
  {
    id: 'chat-app',
    title: 'Can I write to you on WhatsApp?',
    question:
      'whatsapp|whatsapp contact|whatsapp phone|whatsapp message|whatsapp send|whatsapp chat|whatsapp write|' +
      'whatsapp person|whatsapp reply|whatsapp document|contact form app',
    answer: `'Get a Quote!' and the contact form open our chat app with your message ready; you press send there, and a person answers. Without the app, call or write to ${config.email}.`,
    link,
  },
  {
    id: 'hours',
    title: 'What are your opening hours?',
    question: 'hours|weekend|hours when|weekend location|weekend phone|hours contact',
    answer:
      `Mon–Fri ${facts.weekdayHours}; Sat and Sun ${facts.weekendHours}, both ${facts.country} time. ` +
      'For a call from elsewhere, propose a time that suits you in the meeting form.',
    answerAt: (moment) =>
      `Mon–Fri ${facts.weekdayHours}; Sat and Sun ${facts.weekendHours}, both ${facts.country} time. ${officeAt(moment)}`.trim(),
    link,
  },
  {
    id: 'holidays',
    title: 'Are you open on public holidays?',
    question: 'holiday|holiday meeting|festival hours|festival work|festival phone|festival location',
    answer: `The site names no public holidays: write to us or propose another day in the meeting form. Support of hosted sites is ${facts.support}.`,
    link: meeting,
  },
  {
    id: 'human',
    title: 'Does a person answer here?',
    question:
      'person answer|person reply|person chat|person chatbot or|person online|person read message|person hours|' +
      'person when|chat who answer|chat ai|chat chatgpt|chat model|read along|chat staff|person machine|' +
      'team answer|team reply|anyone there',
    answer: `This chat answers by itself, from notes on your device; nobody reads along. A person reads what you send by the contact form, mail or chat app, and answers ${config.phone} in office hours.`,
    link,
  },
  {
    id: 'who-reads',
    title: 'Who reads what I send by a form?',
    question: 'who reads|person form',
    answer:
      'A person reads every message. The contact form opens the chat app, where you press send; the privacy page says where the others go.',
    link: { label: 'Privacy', href: `${paths.privacy}#leaves` },
  },
  {
    id: 'meeting',
    title: 'How do I book a meeting?',
    question:
      'meeting|consultation discuss|meeting online|meeting person|meeting how|meeting first|meeting price quote|meeting expect|meeting duration|meeting team|meeting developer|meeting project|meeting place|phone book|first meeting|meeting company|meeting talk|meeting requirement|appointment|appointment when',
    answer:
      'Fill in the meeting form on the contact page: name and email are required, date, time and details help. We go through your project, AI, timeline and budget.',
    link: meeting,
  },
  {
    id: 'spoken-languages',
    title: 'In which languages can I talk to you?',
    question:
      'phone hindi|phone language|phone english|meeting language|meeting hindi|meeting english|team language|' +
      'team hindi|contact hindi|contact language|contact english|staff language|developer language|developer hindi|' +
      'team english|developer english|staff hindi|whatsapp hindi|speak|speak french',
    answer:
      'The site names no languages for calls and meetings; it is itself in English. Say in the meeting form or on the phone which one suits you.',
    link: meeting,
  },
  {
    id: 'meeting-change',
    title: 'How do I move or cancel a meeting?',
    question:
      'meeting edit|meeting cancel|meeting move|postpone|phone cancel|meeting late|cancel appointment|' +
      'appointment edit|meeting another day|meeting lost|meeting request edit',
    answer:
      'A request that still waits on this device you can edit or cancel in the list behind the count in the header. Once it is sent, write or call us with your name and the time that suits you.',
    link,
  },
  {
    id: 'reply-time',
    title: 'How fast do you reply?',
    question:
      'reply|reply duration|answer when|answer duration|message reply|contact when|form reply|email reply when|answer speed|contact duration|reply weekend|meeting answer|meeting confirm',
    answer: `We answer meeting requests within ${facts.meetingReply}; for mail and the forms no time is named. If you have waited too long, call ${config.phone}.`,
    link,
  },
  {
    id: 'complaint',
    title: 'How do I make a complaint?',
    question: 'complaint|complaint who|feedback|complaint where',
    answer: `Write to ${config.email} or call ${config.phone}, and say what went wrong. A person reads it; the founder, ${team[0]?.name}, reads the same letters.`,
    link,
  },
  {
    id: 'newsletter',
    title: 'How do I subscribe to the newsletter, or leave it?',
    question:
      'newsletter|subscribe|unsubscribe|email cancel|blog subscribe|article email|newsletter send|newsletter delete',
    answer: `Subscribe to the newsletter in the form at the foot of any page or on the blog. To leave it, write to ${config.email} from the address you subscribed with.`,
    link: { label: 'Subscribe', href: `${paths.blog}#letter` },
  },
]
