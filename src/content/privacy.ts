import { hostOf } from '#lib/host-of.ts'
import { config } from './config.ts'
import { facts } from './facts.ts'
import { keptMessages, keptRuns } from './kept.ts'
import { paths } from './paths.ts'

type Mark = { readonly name: string; readonly text: string }
type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly write: string; readonly end?: string }
  | { readonly action: 'delete' }

export type PrivacySection = { readonly id: string; readonly heading: string; readonly blocks: readonly Block[] }

/** What the owner's settings add to the way (see `.env.example`); empty out of the box. */
const relay = hostOf(config.corsProxy)
const outsideChat = hostOf(config.chatEmbedUrl)
const mailHost = hostOf(config.mail.endpoint)
const mailService = mailHost ? `our mail service (${mailHost})` : 'our mail service'
const chatApp = hostOf(config.chatApp.url)
const anyProvider = 'OpenAI, Anthropic or Google' // as in `models.ts`, which belongs to the library's scripts

export const privacy = {
  path: paths.privacy,
  title: 'Privacy Policy',
  description:
    'What this site keeps on your device, what leaves it and when, and how to delete it. No accounts, no cookies, no visitor counting.',
  heading: 'Privacy',
  lead: 'No accounts, no cookies, no visitor counting. A few things are kept on your device. What you write leaves it when you send it.',
  email: config.email,
} as const

/** The two sides of the horizon: each mark is one kind of thing, and stands for nothing else. */
export const horizon = {
  label: 'What leaves this device, above the line, and what stays on it, below',
  leaving: 'Leaves this device',
  staying: 'Stays on this device',
  leaves: [
    { name: 'Requests and newsletter addresses', text: `To ${mailService}, when you send the form.` },
    {
      name: 'Contact and quote messages',
      text: `To ${chatApp}, when its tab opens. To us, when you press send there.`,
    },
    {
      name: 'Agent runs',
      text: relay
        ? `To the provider you choose, with your own key, by way of our relay ${relay}.`
        : `Straight to the provider you choose (${anyProvider}), with your own key. Never through us.`,
    },
    { name: 'The request for a page', text: 'To our own server, as on every website. It shows your internet address.' },
  ],
  stays: [
    { name: 'Requests that wait', text: 'Until they are sent or you cancel them.' },
    { name: 'Chat history', text: `The newest ${keptMessages} messages. The chat answers from the site itself.` },
    {
      name: 'Earlier agent runs',
      text: `The newest ${keptRuns}, with what you entered and what came back. Never the key.`,
    },
    {
      name: 'References of what was sent',
      text: `Kind, time and reference, for ${facts.referenceKept}. No words of yours.`,
    },
    { name: 'Half-typed words', text: 'Until they are sent or you close the tab.' },
    {
      name: 'Three small notes',
      text: 'Your best memory score, when the last request was sent, and that you closed the install hint.',
    },
    { name: 'The site’s own files', text: 'So that it opens without a connection.' },
  ],
} as const satisfies Readonly<Record<'label' | 'leaving' | 'staying', string>> &
  Readonly<Record<'leaves' | 'stays', readonly Mark[]>>

export const privacySections: readonly PrivacySection[] = [
  {
    id: 'stays',
    heading: 'What stays on this device',
    blocks: [
      `The site works without a network because a service worker keeps its pages, fonts and pictures in your browser’s storage. Beside them lie your best memory score, the newest ${keptMessages} messages of the chat, the newest ${keptRuns} runs of the agents’ library with what you entered and what came back, a note that you closed the install hint, if you did, requests that could not be sent yet, the references of those that were, and the time of the last request.`,
      'What you have begun to type in a form, in the chat or for an agent is kept in the session storage of its tab, so that it survives a reload. It is forgotten when you close the tab; a form’s words are forgotten there as soon as they are sent or wait to be sent.',
      'None of this is copied to us. Another person who uses the same browser profile can see it.',
    ],
  },
  {
    id: 'waits',
    heading: 'Requests that wait to be sent',
    blocks: [
      'A form you send without a connection is kept on this device until it is sent or you cancel it: its words, and nothing else about you. The same goes for a newsletter address that could not be delivered at once, and for a request you chose to save when sending failed. The count in the header opens the list, where you can copy, send or cancel each of them, and edit those that cannot have arrived yet.',
      'We try to send them while this site is open. Some browsers, Chrome and Edge among them, may also send them in the background when the site is closed. All others send only once you open it again.',
      'If the answer of the mail service gets lost, or something else answers in its place, nobody can tell whether the request arrived. It is then sent again, twice at most by itself, and each lost answer can leave one double with us; all copies carry the same reference.',
      `Once a request is sent, its words are wiped from this device. What kind of request it was, when it went and its reference stay for ${facts.referenceKept}, so that you can name it to us.`,
      `We cannot promise to keep a waiting request for ever: a browser may clear what a site has stored, Safari does so after ${facts.safariKeeps} without a visit, and a private window forgets it when you close it. If it matters, write to us as well.`,
    ],
  },
  {
    id: 'leaves',
    heading: 'What leaves this device, and when',
    blocks: [
      `A meeting request carries your name, your email address and whatever you add: phone number, date, time, details. A training inquiry carries your name, email address, interest level and message, and the batch you chose. Both go to ${mailService}, which delivers them to us, when you press the button and not before; without a connection, later.`,
      `The contact form opens the chat app (${chatApp}) in a new tab. Your name, email address, phone number and message are part of the address that is opened, so the company behind the chat app receives them at that moment, under its own rules, and your browser may keep the address in its history. We receive them when you press send there. ‘Get a Quote!’, ‘Refer Someone Now’, ‘Talk to an Expert’ and, on the jobs page, ‘Apply Now’ and ‘Call Us’ open it the same way, with a fixed text, and so does the link that the chat offers when it could not answer you twice, with what you asked. Without a connection the contact form offers to send your message as an email later, through our mail service.`,
      {
        write:
          'The newsletter form sends your email address to the same mail service. It is used for the newsletter and nothing else. We keep it until you leave the newsletter: write to',
        end: ' from that address.',
      },
      `When a page loads, your browser asks the server of ${config.name} for it, and nobody else. As with every website, that request shows your internet address to the company that runs the server. Words you type into a search box become part of the page’s address: our server sees them when you reload that address or share it.`,
      'What you send us we keep for as long as your question or your project needs it.',
    ],
  },
  {
    id: 'keys',
    heading: 'Your AI provider key',
    blocks: [
      `The agents of the library run on a model provider you choose, ${anyProvider}, with a key of your own. The key stays in the memory of the dialog you enter it in. ${
        relay
          ? `It goes to that provider by way of our relay ${relay}, together with what you asked and what comes back; whoever runs the relay could read all of it. It goes to nobody else and is gone when you close the dialog: this site does not store it, log it or put it into a link.`
          : 'It goes to that provider and to nobody else, together with what you asked, and is gone when you close the dialog: it is not stored, logged or put into a link.'
      } Use a key with a spending limit, and delete it at the provider when you are done.`,
      'Where your browser brings a model of its own, you can choose ‘On this device’ in the dialog. The agent then runs without a key, and what you enter stays here. Your browser may first download the model from its maker.',
      'A run is kept on this device so that you can read it again without a connection: the model, what you entered, the answer and what it used. You delete single runs in the dialog. A link to an agent carries what you entered in the part of the address that browsers do not send to servers.',
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
          outsideChat
            ? `We load no fonts, pictures or scripts from other companies, with one exception: the chat on the agents page comes from ${outsideChat}, once you ask for it and not before. What you write there goes to that company, and its rules apply. We show no advertising.`
            : 'We load no fonts, pictures or scripts from other companies, and show no advertising.',
          'Our profiles on social networks are ordinary links. Nothing of those networks is loaded before you press one.',
        ],
      },
    ],
  },
  {
    id: 'delete',
    heading: 'How to delete your data',
    blocks: [
      'This button deletes the chat history, the best score, the agents’ runs, the note about the install hint, the requests that wait and the references of those that were sent, in every open tab, and what you have begun to type in this one. It asks you first.',
      { action: 'delete' },
      'For one thing at a time: clear the conversation in the chat panel, delete a run in its agent’s dialog, cancel a request in the list behind the count in the header, empty a field.',
      'Two things stay: the site’s own files, and the moment of the last request, so that the mail service is not asked too often. To remove these as well, open your browser’s settings for this site and delete its data.',
      { write: 'What you have sent us, we show or delete when you ask: write to' },
    ],
  },
  {
    id: 'questions',
    heading: 'Questions',
    blocks: [{ write: 'A person answers them at' }],
  },
]

/** The button that deletes everything, what it asks, and what is said afterwards. */
export const deletion = {
  button: 'Delete my data on this device',
  title: 'Delete your data on this device?',
  goes: 'This cannot be undone. Gone are then:',
  lost: [
    'the chat with its history',
    'your best memory score',
    'the earlier runs of agents, with their results',
    'the note that you closed the install hint',
    'requests that wait to be sent, and the references of those that were',
    'what you have begun to type in this tab',
  ],
  stays: `The site’s own files stay, so that it opens without a connection, and so do the time of the last request and, until you close it, words half typed in another tab. What you have sent us is with us: write to ${config.email} to have it deleted.`,
  keep: 'Keep it',
  confirm: 'Delete it',
  deleting: 'Deleting...',
  done: {
    title: 'Your data on this device is gone',
    text: 'The site’s own files stay, and so do the time of the last request and words half typed in other tabs.',
  },
  refused: {
    title: 'Not everything could be deleted',
    text: 'The browser did not let us. Delete the data of this site in its settings.',
  },
  unloaded: {
    title: 'Nothing was deleted',
    text: 'The question could not be loaded. Check the connection and try again.',
  },
} as const

/** What is said of requests nobody will read then; null where none waits. `count` is null where it cannot be read. */
export function waitingLost(count: number | null): string | null {
  if (count === 0) return null
  if (count === null) return 'Whether a request still waits cannot be read just now. One that does is lost unsent.'
  return count === 1
    ? 'One request still waits. It is lost unsent, unless it is on its way at this very moment.'
    : `${count} requests still wait. They are lost unsent, except for one that may be on its way at this very moment.`
}
