import { referralExample } from '#content/refer-example.ts'
import { commission } from '#lib/engrave/commission.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'

export const art: Drawings = {
  'refer-commission': () => commission(referralExample),
}
