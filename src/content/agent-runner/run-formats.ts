import { record as words } from 'virtual:records/messages/run'
import { fillTemplate, pluralize } from '#lib/fill-template.ts'

/** Formats an estimated number of tokens: 'about 1,240 tokens'. From 100 tokens on, it is rounded to tens. */
export function formatTokens(tokens: number): string {
  const rounded = tokens < 100 ? tokens : Math.round(tokens / 10) * 10
  return pluralize(words.tokens, rounded, { count: String(rounded).replace(/\B(?=(\d{3})+$)/g, ',') })
}

/**
 * Formats a cost in US dollars: 'about $0.0042', 'about $1.20'. A cost above zero but below $0.0001 has its own text.
 */
export function formatCost(cost: number): string {
  if (cost > 0 && cost < 0.0001) return words.cost.least
  return fillTemplate(words.cost.about, { cost: cost.toFixed(cost < 0.1 ? 4 : 2) })
}

/** Formats a duration in milliseconds: '8 s', '1 min 20 s'. */
export function formatRunDuration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return fillTemplate(words.duration.short, { seconds })
  return fillTemplate(words.duration.long, { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
}
