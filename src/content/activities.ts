/** The things a visitor knows from any office, in the order of the day (spec §3: six activities). */
export type Activity = {
  readonly id: 'coffee' | 'laptop' | 'phone' | 'mail' | 'chat' | 'calendar'
  readonly action: string
  /** What becomes of it, in two short sentences. */
  readonly description: readonly [string, string]
}

export const activities = [
  { id: 'coffee', action: 'Ordering the coffee', description: ['The beans run low.', 'New ones are on the way.'] },
  { id: 'laptop', action: 'Writing the report', description: ['Every figure has a source.', 'You check, you sign.'] },
  { id: 'phone', action: 'Taking the call', description: ['It rings once.', 'The caller gets an answer.'] },
  { id: 'mail', action: 'Sorting the mail', description: ['Three need you.', 'The rest are done.'] },
  { id: 'chat', action: 'Chatting with a customer', description: ['An order was late.', 'It knows which one.'] },
  { id: 'calendar', action: 'Booking the meeting', description: ['Four calendars, one gap.', 'All four said yes.'] },
] as const satisfies readonly Activity[]

export const activitiesHeading = 'AI, doing human things'
