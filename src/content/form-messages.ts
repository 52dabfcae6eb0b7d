/** What several forms say, and the first of the contact page. Wording of spec §5 and §8 is kept to the letter. */
export const formMessages = {
  sender: {
    nameMissing: 'Please enter your name.',
    emailMissing: 'Please enter your email address, so that we can answer.',
    emailWrong: 'This does not look like an email address. It should read like you@company.com.',
  },
  /** A date or a time of which only a part was typed. */
  unfinished: 'Please complete it, or clear it.',
  contact: {
    incomplete: 'Please fill out all required fields',
    messageMissing: 'Please write your message.',
    invalidEmail: 'Please enter a valid email address',
    tooLong: 'This is too long for the chat app. Please shorten it, or send it as an email.',
    redirecting: 'Redirecting you to the chat app to send your message!',
    heldBack: 'Your browser held the new tab back',
    open: 'Open the chat app',
    heldBackHint: 'Open the chat app yourself, and press send there.',
    offline: 'You are offline',
    offlineHint: 'The chat app cannot be reached now. Your message stays here.',
    offlineNext: 'Send it when you are online again, or save it now and it goes to us as an email.',
    later: 'Send it as email later',
  },
} as const
