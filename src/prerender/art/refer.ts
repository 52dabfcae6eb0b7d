import { wedge } from '#content/refer-example.ts'
import { commission } from '#lib/engrave/commission.ts'
import type { Art } from '../art.ts'

export const refer: Art = {
  'refer-commission': () => commission(wedge),
}
