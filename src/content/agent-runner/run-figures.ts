import { record as words } from 'virtual:records/messages/run'
import { counted, filled } from '#lib/filled.ts'

/** 'about 1,240 tokens': an estimate, so it is rounded and says so. */
export function aboutTokens(tokens: number): string {
  const rounded = tokens < 100 ? tokens : Math.round(tokens / 10) * 10
  return counted(words.tokens, rounded, { count: String(rounded).replace(/\B(?=(\d{3})+$)/g, ',') })
}

/** 'about $0.0042', 'about $1.20'; less than a hundredth of a cent is said as that. */
export function dollars(cost: number): string {
  if (cost > 0 && cost < 0.0001) return words.cost.least
  return filled(words.cost.about, { cost: cost.toFixed(cost < 0.1 ? 4 : 2) })
}

/** '8 s', '1 min 20 s'. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return filled(words.duration.short, { seconds })
  return filled(words.duration.long, { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
}
