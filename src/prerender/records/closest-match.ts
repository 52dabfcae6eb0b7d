import { editDistance } from '#features/chat/spelling.ts'

/** Returns the nearest name, ignoring case and punctuation, at most two letters away; undefined if there is none. */
export function closestMatch(name: string, all: readonly string[]): string | undefined {
  const wanted = plain(name)
  const most = Math.min(2, Math.floor(wanted.length / 3))
  const near = all.map((one) => ({ one, edits: editDistance(plain(one), wanted, most) }))
  return near.filter(({ edits }) => edits <= most).sort((a, b) => a.edits - b.edits)[0]?.one
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9.:]/g, '')
}
