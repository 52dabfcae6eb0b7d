import { record as meetingReply } from 'virtual:records/facts/meetingReply'

/** What the meeting form says. Wording of spec §5 and §8 is kept to the letter. */
export const meetingMessages = {
  done: 'Meeting Request Sent!',
  doneHint: `We'll get back to you within ${meetingReply} to confirm your meeting.`,
  failed: 'Error',
  failedHint: 'Failed to send meeting request. Please try again or contact us directly.',
} as const
