import { records as trainingBatches } from 'virtual:records/batches'
import { calendarOf } from '#lib/calendar.ts'
import { calendarRule } from '#lib/engrave/calendar-rule.ts'
import { globe } from '#lib/engrave/globe.ts'
import type { Art } from '../art.ts'

export const trainingArt: Art = {
  'training-globe': globe,
  'training-rule': () => calendarRule(calendarOf(trainingBatches)),
}
