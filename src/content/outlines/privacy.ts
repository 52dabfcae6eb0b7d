import { config } from '#content/config.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'

export const outline: Outline = {
  path: paths.privacy,
  title: 'Privacy Policy',
  description:
    'What this site keeps on your device, what leaves it and when, and how to delete it. No accounts, no cookies, no visitor counting.',
  heading: 'Privacy',
  lead: 'No accounts, no cookies, no visitor counting. A few things are kept on your device, and nothing you type leaves it unless you send it.',
  groups: [
    {
      id: 'stays',
      heading: 'What stays on this device',
      note: 'None of this is copied to us. Another person who uses the same browser profile can see it.',
      rows: [
        { name: 'Best memory score', text: 'One number: the fewest moves you needed.' },
        {
          name: 'Chat history',
          text: 'The newest 200 messages, so that a conversation is still there after a reload. The answers come from the site itself.',
        },
        { name: 'Install hint', text: 'Whether you dismissed it, so that it does not come back.' },
        {
          name: 'Half-typed words',
          text: 'What you have begun to type in a form survives a reload and is gone when you close the tab.',
        },
        {
          name: 'The site’s own files',
          text: 'Pages, fonts and images are cached by a service worker, so that the site opens without a connection.',
        },
      ],
    },
    {
      id: 'leaves',
      heading: 'What leaves it, and when',
      rows: [
        {
          name: 'When a page loads',
          text: `Your browser asks the server of ${config.name} for the page and its files, and nobody else. As with every website, that request shows your internet address to the company that runs the server.`,
        },
        {
          name: 'When you press a chat-app link',
          text: 'The chat app opens in a new tab with a text ready. You read it and send it there yourself; from then on the rules of the chat app apply.',
        },
        {
          name: 'When you enter your address for the letter',
          text: 'The form checks it on your device. An address given for the letter is used for the letter and nothing else.',
        },
        {
          name: 'When you call or write',
          text: 'We keep your message for as long as your question or your project needs it.',
        },
        {
          name: 'When you follow a link to another site',
          text: 'Our profiles on social networks are ordinary links. Nothing of those networks is loaded before you press one.',
        },
      ],
    },
    {
      id: 'never',
      heading: 'What we do not do',
      rows: [
        { name: 'Cookies', text: 'We set none.' },
        { name: 'Analytics', text: 'We do not count visitors, record clicks or follow anyone to other sites.' },
        {
          name: 'Third parties',
          text: 'No fonts, pictures or scripts are loaded from other companies. There is no advertising.',
        },
      ],
    },
    {
      id: 'delete',
      heading: 'How to delete it',
      rows: [
        { name: 'The conversation', text: 'Clear the conversation in the chat panel. The stored messages go at once.' },
        {
          name: 'Everything',
          text: 'Open your browser’s settings for this site and delete its data. Score, chat and cached pages go together.',
        },
        {
          name: 'What you sent us',
          text: 'Write to us and say what we should delete or show you.',
          data: config.email,
        },
      ],
    },
  ],
  closing: { question: 'Is something unclear?', action: { label: 'Contact us', href: paths.contact } },
}
