import { facts } from './facts.ts'

/** What the forms say. Wording of spec §5 and §8 is kept to the letter. */
export const formMessages = {
  sender: {
    nameMissing: 'Please enter your name.',
    emailMissing: 'Please enter your e-mail address, so that we can answer.',
    emailWrong: 'This does not look like an e-mail address. It should read like you@company.com.',
  },
  meeting: {
    done: 'Meeting Request Sent!',
    doneHint: `We'll get back to you within ${facts.meetingReply} to confirm your meeting.`,
    failed: 'Error',
    failedHint: 'Failed to send meeting request. Please try again or contact us directly.',
  },
  inquiry: {
    levelMissing: 'Please choose how far you are.',
    done: 'Request sent',
    doneHint: 'We write back to the address you gave.',
    failed: 'Error',
    failedHint: 'Failed to send your request. Please try again or contact us directly.',
  },
  contact: {
    incomplete: 'Please fill out all required fields',
    invalidEmail: 'Please enter a valid email address',
    redirecting: 'Redirecting you to the chat app to send your message!',
    offline: 'You are offline',
    offlineHint: 'The chat app cannot be reached now. Your message stays here: send it when you are back.',
    later: 'Send it as e-mail later',
  },
} as const
