import { records as drawn } from 'virtual:records/agents/details'
import { records as tiles } from 'virtual:records/integrations'
import { fields, type Tint } from '#content/agents.ts'
import { facts } from '#content/facts.ts'
import { timetable } from '#features/agent-timetable/sheet.ts'
import { PATINA, STARS } from '#lib/engrave/inks.ts'
import { register } from '#lib/engrave/register.ts'
import { suite } from '#lib/engrave/suite.ts'
import { timetableTall, timetableWide } from '#lib/engrave/timetable.ts'
import { numberIn } from '#lib/number-in.ts'
import type { Art } from '../art.ts'
import { agentMarks } from './agent-marks.ts'

const tints: Readonly<Record<Tint, string>> = { ...STARS, cold: PATINA }

const RAYS = 4 // one for each feature

const rings = fields.map(({ ring, tint }, index) => ({
  r: ring,
  tint: tints[tint],
  stars: (drawn[index]?.stars ?? []).map((degrees) => ({ degrees, rays: RAYS })),
}))

export const agents: Art = {
  'agents-marks': () => agentMarks(tints),
  'agents-suite': () => suite(rings),
  'agents-timetable': () => timetableWide(timetable),
  'agents-timetable-tall': () => timetableTall(timetable),
  'agents-register': () =>
    register(
      numberIn(facts.integrations),
      tiles.map((_, i, { length }) => (i + 0.5) / length),
    ),
}
