import { editDistance } from '#features/chat/spelling.ts'

/**
 * Returns the most similar name, ignoring case and most punctuation; undefined if more than two characters differ, or
 * more than a third of them.
 */
export function closestMatch(name: string, all: readonly string[]): string | undefined {
  const target = normalise(name)
  const maxEdits = Math.min(2, Math.floor(target.length / 3))
  const candidates = all.map((candidate) => ({
    candidate,
    edits: editDistance(normalise(candidate), target, maxEdits),
  }))
  return candidates.filter(({ edits }) => edits <= maxEdits).sort((a, b) => a.edits - b.edits)[0]?.candidate
}

function normalise(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9.:]/g, '')
}
