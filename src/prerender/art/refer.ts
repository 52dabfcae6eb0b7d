import { referralExample } from '#content/refer-example.ts'
import { commission } from '#lib/engrave/commission.ts'
import type { Art } from '../art.ts'

export const referArt: Art = {
  'refer-commission': () => commission(referralExample),
}
