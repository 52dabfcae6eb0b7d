import { keptMessages } from '#content/kept.ts'
import type { EpochMs } from '#platform/ports.ts'
import { slot } from '#platform/storage.ts'

export const LONGEST_MESSAGE = 500

export type Message = {
  readonly id: string
  readonly from: 'visitor' | 'assistant'
  readonly text: string
  readonly at: EpochMs
  readonly link?: { readonly label: string; readonly href: string }
  /** Questions offered under an answer. */
  readonly suggestions?: readonly string[]
  /** The question was not understood. */
  readonly isMiss?: boolean
}

/** The conversation of this device, untrusted: whatever is not a message is left out. */
export const historySlot = slot<readonly Message[]>('chat-history', parseHistory, [])

export function parseHistory(stored: unknown): readonly Message[] | null {
  return Array.isArray(stored) ? stored.flatMap((item) => parseMessage(item) ?? []).slice(-keptMessages) : null
}

export function append(history: readonly Message[], message: Message): readonly Message[] {
  return [...history, message].slice(-keptMessages)
}

function parseMessage(stored: unknown): Message | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, from, text, at, link, suggestions, isMiss } = stored as Record<string, unknown>
  if (typeof id !== 'string' || typeof text !== 'string' || typeof at !== 'number' || !Number.isFinite(at)) return null
  if (from !== 'visitor' && from !== 'assistant') return null
  return {
    id,
    from,
    text: text.slice(0, 2000),
    at,
    ...(isLink(link) && { link: { label: link.label, href: link.href } }),
    ...(Array.isArray(suggestions) && {
      suggestions: suggestions.filter((item) => typeof item === 'string').slice(0, 4),
    }),
    ...(isMiss === true && { isMiss }),
  }
}

/** Only addresses of this site: a stored link must not lead anywhere else. (Browsers drop tabs: '/<tab>/x' is '//x'.) */
function isLink(stored: unknown): stored is { readonly label: string; readonly href: string } {
  if (typeof stored !== 'object' || stored === null) return false
  const { label, href } = stored as Record<string, unknown>
  return typeof label === 'string' && typeof href === 'string' && /^\/(?![/\\])\S*$/.test(href)
}
