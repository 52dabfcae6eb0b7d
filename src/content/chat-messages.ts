import { record as meetingReply } from 'virtual:records/facts/meetingReply'

/** What the chat says by itself. Wording of spec §8 is kept to the letter. */
export const chatMessages = {
  claim: 'Automatic answers from notes kept on this device',
  toPerson: 'Write to a person',
  welcome: 'Hello. Ask me about our services, prices, timelines or the team.',
  contact: `A person can answer this. Write to us, or ask for a meeting: meeting requests are answered within ${meetingReply}.`,
  comesAlong: 'What you asked comes along, if you have not begun a message there.',
  chatApp: 'Open the chat app',
  unavailable: 'Our notes could not be loaded. Check the connection and ask again, or write to us.',
  looking: 'Looking it up',
  /** Before the question that is answered, before those that were asked as well, and before those that go on from there. */
  about: 'About:',
  also: 'You also asked about:',
  related: 'Related:',
  unshown: 'A message could not be shown here.',
  unloaded: { title: 'The chat could not be opened', text: 'Check the connection and try again, or reload the page.' },
} as const
