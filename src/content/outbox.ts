import { record as referenceKept } from 'virtual:records/facts/referenceKept'
import { capital, inWords } from '#lib/in-words.ts'
import { meetingMessages } from './meeting-messages.ts'

/** The kinds of requests, as visitors know them. */
export const requestNames = {
  meeting: 'Meeting request',
  newsletter: 'Newsletter',
  training: 'Training inquiry',
  contact: 'Message',
} as const

type Kind = keyof typeof requestNames

/** What is said when waiting requests have arrived; null where none has. Nothing is said of a newsletter: it was before. */
export function outboxSent(kinds: readonly Kind[]): { readonly title: string; readonly text?: string } | null {
  const told = kinds.filter((kind) => kind !== 'newsletter')
  const [kind] = told
  if (!kind) return null
  if (told.length > 1) return { title: `${told.length} requests sent` }
  return kind === 'meeting'
    ? { title: meetingMessages.done, text: meetingMessages.doneHint }
    : { title: `${requestNames[kind]} sent` }
}

/** The panel 'Waiting requests' and the count in the header. It says only what is true (art direction §7). */
export const outbox = {
  title: 'Waiting requests',
  list: 'The list of your waiting requests',
  close: 'Close',
  kept: 'Kept on this device until it is sent or you cancel it.',
  /** Said only where something goes out without the visitor's word. */
  triedAgain: 'We try again by ourselves while this site is open.',
  sentHeading: `Sent in the last ${referenceKept}`,
  empty: {
    title: 'Nothing is waiting.',
    text: 'What you send while offline is kept here and goes out when the connection returns.',
  },
  sendAll: 'Send all now',
  trying: 'Trying...',
  /** The state of a request. */
  says: {
    sending: 'Sending now',
    offline: 'Waiting for a connection',
    soon: 'Waiting · next try within a minute',
    behind: 'Waiting · goes after the one above',
    noAnswer: 'Needs you: no clear answer came back',
    refused: 'Needs you: the mail service refused it',
    past: 'Needs you: that date has passed',
    unreadable: 'Needs you: it could not be read',
    cleared: 'Needs you: the browser cleared this site’s storage',
    plain: 'It is kept, but can be shown as plain text only',
  },
  why: {
    noAnswer: 'It may have arrived. Sending again can make one double, with the same Ref.',
    refused: 'Usually the email address. Check it and send again.',
    past: 'Choose another one, or send it without a date.',
    maybe:
      'No clear answer came back, so it may have arrived. We send it again with the same Ref: that can make a double.',
    ordered: 'The mail service asked us to wait that long.',
    wiped: 'Its words are no longer on this device.',
    unreadable: 'It was damaged on this device and cannot be sent. Whatever it was, please send it anew.',
    cleared:
      'These words are only in this tab now. Keep them again, and we send them, or copy them before you close it.',
    newer: 'A newer version of this site keeps more here. Reload this page to see it.',
  },
  actions: {
    send: 'Send now',
    keepAgain: 'Keep again',
    sendAgain: 'Send again',
    markSent: 'Mark as sent',
    edit: 'Edit',
    changeDate: 'Change date',
    sendWithoutDate: 'Send without date',
    cancel: 'Cancel',
    copy: 'Copy text',
    mail: 'Email it instead',
    remove: 'Remove',
  },
  /** What is asked once more, in place. */
  questions: {
    cancel: { text: 'Cancel this request? Its words are gone then.', yes: 'Yes, cancel', no: 'Keep' },
    replace: { text: 'The form holds other words. Replace them with these?', yes: 'Yes, replace', no: 'Keep them' },
  },
  toasts: {
    copied: { title: 'Text copied' },
    notCopied: { title: 'The text could not be copied', text: 'The browser does not allow it here.' },
    busy: { title: 'It is being sent just now', text: 'In a moment you see here what became of it.' },
    unchangeable: {
      title: 'Nothing was changed',
      text: 'The browser lets nothing be written on this device just now.',
    },
    unkept: {
      title: 'It stays here',
      text: 'The browser cannot take these words over into the form just now. Copy the text instead.',
    },
    offline: { title: 'Nothing was sent', text: 'There is no connection just now. We try again by ourselves.' },
    elsewhere: { title: 'Another tab is sending just now', text: 'It takes these along.' },
    unwritable: { title: 'Nothing was sent', text: 'The browser lets nothing be written on this device just now.' },
    /** Said while words are on their way from a device that keeps nothing. */
    unstored: {
      title: 'Nothing can be kept on this device now',
      text: 'Your words are being sent all the same. Please leave this page open until that is said.',
    },
    unloaded: {
      title: 'The list could not be loaded',
      text: 'Check the connection and try again, or reload the page.',
    },
  },
} as const

/** 'Waiting · next try in 40 s'. */
export function nextTry(time: string): string {
  return `Waiting · next try in ${time}`
}

/** 'Sent · Ref MR-7K2QX4AB'. */
export function sentAs(reference: string): string {
  return `Sent · Ref ${reference}`
}

const requests = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`

type Counts = { readonly asking: number; readonly sending: number; readonly waiting: number }

/** The name of the count in the header: '4 requests, one needs you'. */
export function countName({ asking, sending, waiting }: Counts): string {
  const all = asking + sending + waiting
  if (all === 0) return 'No requests waiting'
  if (asking > 0) return `${requests(all)}, ${inWords(asking)} ${asking === 1 ? 'needs' : 'need'} you`
  return sending > 0 ? `${requests(all)}, sending` : `${requests(all)} waiting on this device`
}

/** The line below the panel's name: 'One needs you. Two wait, one is on its way.' `cleared` of them are not on the device. */
export function summary(
  { asking, sending, waiting, cleared }: Counts & { readonly cleared: number },
  isOnline: boolean,
) {
  const all = asking + sending + waiting
  const asks = asking > 0 && `${capital(inWords(asking))} ${asking === 1 ? 'needs' : 'need'} you.`
  if (!isOnline && all > 0) {
    const stored = all - cleared
    const kept =
      stored > 0 && `${capital(inWords(stored))} ${stored === 1 ? 'request is' : 'requests are'} kept on this device.`
    return ['You are offline.', kept, asks].filter(Boolean).join(' ')
  }
  const waits = waiting > 0 && `${inWords(waiting)} ${waiting === 1 ? 'waits' : 'wait'}`
  const goes =
    sending > 0 && `${inWords(sending)} ${sending === 1 ? 'is' : 'are'} on ${sending === 1 ? 'its' : 'their'} way`
  const rest = [waits, goes].filter(Boolean).join(', ')
  return [asks, rest && `${capital(rest)}.`].filter(Boolean).join(' ')
}

/** Said when the number of those that wait has changed: '1 request waits'. */
export function waits(count: number): string {
  if (count === 0) return 'Nothing waits any more'
  return `${requests(count)} ${count === 1 ? 'waits' : 'wait'}`
}

/** The name of what cannot be read. */
export function unreadableName(count: number): string {
  return count === 1 ? 'A damaged request' : `${capital(inWords(count))} damaged requests`
}
