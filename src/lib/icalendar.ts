/** An event that is not certain yet. It begins at `start` and has neither an end nor people who are invited. */
type TentativeEvent = {
  /** The same for every copy of the event, and different from the uid of any other event in the world. */
  readonly uid: string
  /** When the file is written, in milliseconds since the epoch. */
  readonly writtenAt: number
  readonly start: number
  readonly title: string
  readonly description: string
}

/** The most bytes in a line of the file (RFC 5545, section 3.1). Longer lines are folded. */
const MAX_LINE_BYTES = 75

/**
 * Returns a calendar file (RFC 5545) with one tentative event. `product` names the program that writes it. Times are
 * in UTC, so that a calendar shows them in its own time zone and the file needs no description of one.
 */
export function calendarFile(product: string, { uid, writtenAt, start, title, description }: TentativeEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//EN`,
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utcTime(writtenAt)}`,
    `DTSTART:${utcTime(start)}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** Returns a timestamp as '20250714T060000Z'. */
function utcTime(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** Escapes what has a meaning in the file. Control characters, which it must not contain, are left out. */
function escapeText(text: string): string {
  const escaped = text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
  return escaped.replace(/\p{Cc}/gu, (character) => (character === '\t' ? character : ''))
}

/** Folds a line into lines of at most 75 bytes of UTF-8, between characters. */
function foldLine(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = utf8Size(character)
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n '
      bytes = 1 // the space at the start of the line
    }
    folded += character
    bytes += size
  }
  return folded
}

/** Returns how many bytes a character has in UTF-8. */
function utf8Size(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
