/** Characters (UTF-16 units) that a field of one line takes. */
export const MAX_LINE_LENGTH = 2000
/** Characters that a message takes, and each input of an agent. */
export const MAX_TEXT_LENGTH = 20_000
/** Characters of an address made of what was typed; a letter of Hindi takes nine. Servers refuse much longer ones. */
export const MAX_LINK_LENGTH = 4000

/** Says that a text is too long, and for what; undefined for one that fits. */
export function tooLong(length: number, limit: number): string | undefined {
  return length > limit ? `Please shorten this to ${grouped(limit)} characters at most.` : undefined
}

/** What there is to say of the length of a text, in sentences. */
export type Room = {
  /** How much is used, from nine tenths of the limit on: '18,000 of 20,000 characters'. */
  readonly used: string | undefined
  readonly problem: string | undefined
  /** Whether the text may soon be too long, from half of the limit on. */
  readonly isFilling: boolean
}

/** Returns how a text of some length stands to the longest that is taken, both in characters. */
export function roomFor(length: number, limit: number): Room {
  const isNearlyFull = length >= limit * 0.9
  return {
    used: isNearlyFull ? `${grouped(length)} of ${grouped(limit)} characters` : undefined,
    problem: tooLong(length, limit),
    isFilling: length >= limit / 2,
  }
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
