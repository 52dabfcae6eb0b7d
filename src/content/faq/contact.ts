import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { either } from '#content/faq/phrases.ts'
import { paths } from '#content/paths.ts'

const link = { label: 'Contact us', href: paths.contact } as const
const meeting = { label: 'Schedule a meeting', href: paths.contact } as const

/** Reaching the agency, meetings, the newsletter. */
export const contactQuestions: readonly FaqEntry[] = [
  {
    id: 'phone',
    title: 'What is your phone number?',
    question: either(
      'phone|phone number|telephone|telephone number|mobile number|call|contact number|cell number|number call',
      'call phone|landline|helpline number|phone no|contact no|mobile no|fon|phone call|phon|call number|number',
      'call office|ring|calling number|dial|phone contact|tel|callback|support number|mob no|your-phone',
      'your-number|phone-number|call-you|mobile-number|contact-number|number ring|ring number',
    ),
    answer: `${config.phone} or ${config.phone2}. Mon–Fri ${facts.weekdayHours}, Sat and Sun ${facts.weekendHours}.`,
    link,
  },
  {
    id: 'email',
    title: 'What is your e-mail address?',
    question: either(
      'email|email address|mail|mail address|send email|write email|email contact|contact email|emailid',
      'mail kahan|company email address|email company|send mail|write mail|contact mail|e mail',
      'email team|drop mail|office email|official email|your-email|email-you',
    ),
    answer: `${config.email}. On the jobs page a button copies it.`,
    link,
  },
  {
    id: 'chat-app',
    title: 'Can I write to you on WhatsApp?',
    question: either(
      'whatsapp|watsapp|whatsap|chat app|whatsapp number|whatsapp message|message whatsapp|whatsapp contact|dm',
      'text message|sms|contact whatsapp|wa|whatsapp chat|chat whatsapp|whatsapp reach|text|signal app',
      'write whatsapp|texting|message-you|text-you',
    ),
    answer:
      "'Get a Quote!' and the contact form open our chat app in a new tab with your message ready. You press send there.",
    link,
  },
  {
    id: 'hours',
    title: 'What are your opening hours?',
    question: either(
      'hours|opening hours|office hours|working hours|business hours|office timing|office timings|timing|timings',
      'office time|when open|open today|office open|business open|open|working time|office close|work hours',
      'open till|opening time|closing time|call time|availability hours|when|office khulta|khula|time call',
      'hours operation|open morning|working days|time office|open evening|contact hours|reach hours|weekday',
      'weekdays|open weekdays|daily hours|timetable office|phone hours|open close|you-open|you-close|you-closed',
      'your-hours|working-hours|work-hours|open-today|you-available|when call|your-business hours|business-hours',
      'your-office open|when office open|opening-time|opening-times|closing-time|what-time open|time you-open',
      'what-time you-open|reach evening|reach time|time evening|time reach|times reachable|reachable',
      'when reachable',
      'when reach|when call|when phone|reach phone',
    ),
    answer: `Mon–Fri ${facts.weekdayHours}; Sat and Sun ${facts.weekendHours}.`,
    link,
  },
  {
    id: 'weekend',
    title: 'Are you open on weekends?',
    question: either(
      'weekend|weekends|saturday|sunday|open weekend|open weekends|open sunday|open saturday|ravivar|shanivar',
      'itwar|saturday sunday|sat sun|work weekend|work weekends|weekend hours|saturdays|sundays|open sundays',
      'weekend call|sunday call|hours weekend|hours saturday|hours sunday|office sunday|office saturday',
      'timing sunday|timing saturday|closed sunday|closed weekends|closed weekend|you-open weekend',
    ),
    answer: `Yes. On Saturday and Sunday we are there from ${facts.weekendHours}.`,
    link,
  },
  {
    id: 'time-zone',
    title: 'Which time zone are your hours in?',
    question: either(
      'time zone|timezone|ist|gmt|utc|est|zone|time zones|timezones|hours zone|local time|indian time|hours ist',
      'pst|indian standard time|time zone hours|time zone office|hours local|zone hours',
      'time-zone',
    ),
    answer: `The hours are those of our office in ${facts.country}. For a call from elsewhere, propose a time that suits you in the meeting form.`,
    link: meeting,
  },
  {
    id: 'meeting',
    title: 'How do I book a meeting?',
    question: either(
      'book meeting|schedule meeting|meeting|appointment|book appointment|schedule call|book call|set meeting',
      'arrange meeting|meeting schedule|book consultation|schedule consultation|fix meeting|calendar slot',
      'arrange call|schedule appointment|mulaqat|meeting book|request meeting|plan meeting|set call|meeting fix',
      'calendly|book slot|time slot|meeting request|meeting slot|make appointment|video call|zoom call',
      'google meet|book time|schedule discussion|discuss project|project discussion|book session|schedule time',
      'set appointment|talk project|call schedule|meet discuss|discuss idea|online meeting|slot',
      'arrange appointment|organise meeting|meetings|reserve|time-slot|book-call|meet|meet-with',
    ),
    answer:
      'Fill in the meeting form on the contact page: name and e-mail are required, date, time and details help. Offline, the request is kept on your device and sent later.',
    link: meeting,
  },
  {
    id: 'meeting-expect',
    title: 'What happens in a first meeting?',
    question: either(
      'expect meeting|first meeting|meeting agenda|meeting expect|meeting cover|cover meeting|discuss meeting',
      'meeting prepare|prepare meeting|meeting discuss|expect consultation|expect call|first call',
      'consultation cover|bring meeting|meeting topics|meeting long|long meeting|meeting duration|initial meeting',
      'agenda|consultation expect|talk meeting|discussed meeting',
      'consultation meeting',
    ),
    answer:
      'We go through your project, recommend what AI can do in it, discuss timeline and budget, and plan the next steps.',
    link: meeting,
  },
  {
    id: 'meeting-change',
    title: 'How do I move or cancel a meeting?',
    question: either(
      'cancel meeting|reschedule|reschedule meeting|change meeting|move meeting|postpone|postpone meeting',
      'cancel appointment|change appointment|meeting date change|edit meeting|shift meeting|rescheduling',
      'call meeting|cancel call|different date meeting|cancel consultation|change date meeting|reschedule call',
      'reschedule appointment|attend meeting|miss meeting|missed meeting|meeting another day|move appointment',
      'meeting later|meeting time change|new date meeting',
    ),
    answer:
      'While the request still waits on your device, open the list of waiting requests and edit or cancel it. Once it is sent, write or call us.',
    link,
  },
  {
    id: 'reply-time',
    title: 'How fast do you reply?',
    question: either(
      'reply|reply time|response time|respond|soon reply|fast reply|long reply|answer time|response|waiting reply',
      'soon respond|fast respond|quick reply|quickly reply|quickly respond|when reply|reply message|jawab',
      'wait answer|soon answer|time reply|time respond|long wait|no reply|reply enquiry|soon hear|expect reply',
      'expect answer|expect response|reply takes|response speed|responses|replies|respond enquiries|wait response',
      'soon contact|long response|when hear|long take answer|answer take|take-you answer|long answer|get-back',
      'gets-back|sent message|message yesterday',
      'answer quickly|answer fast|you-answer quickly',
    ),
    answer: `We answer meeting requests within ${facts.meetingReply}.`,
    link,
  },
  {
    id: 'complaint',
    title: 'How do I make a complaint?',
    question: either(
      'complaint|complaints|feedback|unhappy|dissatisfied service|bad service|shikayat|grievance|problem service',
      'escalate complaint|make complaint|poor service|report problem|issue service|lodge complaint|raise issue',
      'suggestion|suggestions|raise complaint|feedback service|angry|bad experience|file complaint|unsatisfactory',
      'raise concern|concern|disappointed|not-happy|not happy service|unhappy service',
    ),
    answer: `Write to ${config.email} and say what went wrong and what would put it right. A person reads it.`,
    link,
  },
  {
    id: 'newsletter',
    title: 'How do I subscribe to the newsletter?',
    question: either(
      'newsletter|subscribe|mailing list|subscribe newsletter|sign newsletter|email updates|newsletter signup',
      'subscription newsletter|newsletter subscribe|join newsletter|receive newsletter|news updates|subscribing',
      'subscribe updates|newsletter often|newsletter email|subscribe blog|newsletter content|register newsletter',
      'email list|newsletter join|signup newsletter|news letter',
    ),
    answer: 'Enter your e-mail address in the form at the foot of any page, or on the blog.',
    link: { label: 'Read the blog', href: paths.blog },
  },
  {
    id: 'newsletter-stop',
    title: 'How do I unsubscribe from the newsletter?',
    question: either(
      'unsubscribe|stop newsletter|cancel newsletter|remove email|leave newsletter|newsletter cancel|opt|optout',
      'stop emails|unsubscribe newsletter|unsubscribing|end newsletter|newsletter stop|remove newsletter',
      'delete email|remove mailing list|email removed|stop mails|newsletter remove|receive emails',
      'newsletter anymore|opt emails|mailing list remove|leave mailing list|emails stop|emails anymore|not emails',
      'off-the list|off-the mailing list',
      'stop receiving newsletter|stop receiving',
      'address newsletter|take-my address',
      'off-your newsletter|off-the newsletter|address newsletter off|remove address newsletter',
    ),
    answer: `Write to ${config.email} from the address you subscribed with, and we take it off the list.`,
    link,
  },
]
