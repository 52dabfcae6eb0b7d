import { config } from './config.ts'
import { paths } from './paths.ts'

type Mark = { readonly name: string; readonly text: string }
type Block = string | { readonly list: readonly string[] } | { readonly write: string }

export type PrivacySection = { readonly id: string; readonly heading: string; readonly blocks: readonly Block[] }

export const privacy = {
  path: paths.privacy,
  title: 'Privacy Policy',
  description:
    'What this site keeps on your device, what leaves it and when, and how to delete it. No accounts, no cookies, no visitor counting.',
  heading: 'Privacy',
  lead: 'No accounts, no cookies, no visitor counting. A few things are kept on your device, and nothing you type leaves it unless you send it.',
  email: config.email,
} as const

/** The two sides of the horizon: each mark is one thing, and stands for nothing else. */
export const horizon = {
  label: 'What leaves this device, above the line, and what stays on it, below',
  leaving: 'leaves when you send it',
  staying: 'stays on this device',
  leaves: [
    { name: 'Meeting and training requests', text: 'To our mail service, when you press the button of the form.' },
    { name: 'Contact and quote messages', text: 'To the chat app, in a new tab. You send them there yourself.' },
    { name: 'Agent runs', text: 'Straight to the provider you choose, with your own key. Never through us.' },
    { name: 'The request for a page', text: 'To our own server, as on every website. It shows your internet address.' },
  ],
  stays: [
    { name: 'Best memory score', text: 'One number: the fewest moves you needed.' },
    { name: 'Chat history', text: 'The newest 200 messages. The chat answers from the site itself.' },
    { name: 'Half-typed words', text: 'Until they are sent or you close the tab.' },
    { name: 'Install hint', text: 'Whether you closed it, so that it stays away.' },
    { name: 'The site’s own files', text: 'So that it opens without a connection.' },
  ],
} as const satisfies Readonly<Record<'label' | 'leaving' | 'staying', string>> &
  Readonly<Record<'leaves' | 'stays', readonly Mark[]>>

export const privacySections: readonly PrivacySection[] = [
  {
    id: 'stays',
    heading: 'What stays on this device',
    blocks: [
      'The site works without a network because a service worker keeps its pages, fonts and pictures in your browser’s storage. Beside them lie your best memory score, the newest 200 messages of the chat, and a note that you closed the install hint, if you did.',
      'What you have begun to type in a form or in the chat survives a reload of the tab. It is forgotten when you close the tab, and a form’s words are forgotten as soon as they are sent.',
      'None of this is copied to us. Another person who uses the same browser profile can see it.',
    ],
  },
  {
    id: 'leaves',
    heading: 'What leaves it, and when',
    blocks: [
      'A meeting request carries your name, your e-mail address and whatever you add: phone number, date, time, details. A training inquiry carries your name, address, interest level and message, and the batch you came for. Both go to a mail service that delivers them to us, when you press the button and not before.',
      'The contact form sends nothing by itself. It opens the chat app in a new tab with your message ready; so do ‘Get a Quote!’, ‘Refer Someone Now’ and the buttons of the jobs page. You read the text and send it there, and from then on the rules of the chat app apply.',
      'The newsletter form checks your address on your device. An address given for the letter is used for the letter and nothing else.',
      `When a page loads, your browser asks the server of ${config.name} for it, and nobody else. As with every website, that request shows your internet address to the company that runs the server.`,
      'What you send us we keep for as long as your question or your project needs it.',
    ],
  },
  {
    id: 'keys',
    heading: 'Your AI provider key',
    blocks: [
      'The agents of the library run on a model provider you choose, with a key of your own. The key stays in the memory of the dialog you enter it in. It goes to that provider and to nobody else, together with what you asked, and is gone when you close the dialog: it is not stored, logged or put into a link.',
    ],
  },
  {
    id: 'never',
    heading: 'What we do not do',
    blocks: [
      {
        list: [
          'We set no cookies.',
          'We do not count visitors, record clicks or follow anyone to other sites.',
          'We load no fonts, pictures or scripts from other companies, and show no advertising.',
          'Our profiles on social networks are ordinary links. Nothing of those networks is loaded before you press one.',
        ],
      },
    ],
  },
  {
    id: 'delete',
    heading: 'How to delete it',
    blocks: [
      'Clear the conversation in the chat panel, and the stored messages go at once. Empty a field, and its draft is gone.',
      'To remove everything, open your browser’s settings for this site and delete its data: score, chat, drafts and stored pages go together.',
      { write: 'What you have sent us, we show or delete when you ask: write to' },
    ],
  },
  {
    id: 'questions',
    heading: 'Questions',
    blocks: [{ write: 'A person answers them at' }],
  },
]
