import { records as agentFields } from 'virtual:records/agents'
import { records as fieldDrawings } from 'virtual:records/agents/details'
import { record as facts } from 'virtual:records/facts'
import { records as integrations } from 'virtual:records/integrations'
import type { FieldTint } from '#content/agents-schema.ts'
import { agentChart } from '#lib/engrave/agent-chart.ts'
import { PATINA, STARS } from '#lib/engrave/inks.ts'
import { register } from '#lib/engrave/register.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'
import { timetableTall, timetableWide } from '#lib/engrave/timetable.ts'
import { leadingNumber } from '#lib/leading-number.ts'
import { timetablePlan } from '#pages/agents/timetable/timetable.ts'
import { agentIconSprite } from './icon-sprite.ts'

const tints: Readonly<Record<FieldTint, string>> = { ...STARS, cold: PATINA }

const RAYS = 4 // one for each feature

const rings = agentFields.map(({ ring, tint }, index) => ({
  r: ring,
  tint: tints[tint],
  stars: (fieldDrawings[index]?.stars ?? []).map((degrees) => ({ degrees, rays: RAYS })),
}))

export const art: Drawings = {
  'agents-marks': () => agentIconSprite(tints),
  'agents-suite': () => agentChart(rings),
  'agents-timetable': () => timetableWide(timetablePlan),
  'agents-timetable-tall': () => timetableTall(timetablePlan),
  'agents-register': () =>
    register(
      leadingNumber(facts.integrations),
      integrations.map((_, i, { length }) => (i + 0.5) / length),
    ),
}
