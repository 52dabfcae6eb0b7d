import { records as trainingBatches } from 'virtual:records/batches'
import { calendarOf } from '#lib/calendar.ts'
import { calendarRule } from '#lib/engrave/calendar-rule.ts'
import { globe } from '#lib/engrave/globe.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'

export const art: Drawings = {
  'training-globe': globe,
  'training-rule': () => calendarRule(calendarOf(trainingBatches)),
}
