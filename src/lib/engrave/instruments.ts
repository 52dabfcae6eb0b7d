import { hash, pick } from './seeded-random.ts'

export type Instrument =
  | 'orbits'
  | 'ripples'
  | 'gnomon'
  | 'corona'
  | 'sun'
  | 'dial'
  | 'rosette'
  | 'armillary'
  | 'phases'
  | 'moon'

/** The instruments by the first tag of an article, or by the field of a project. */
const INSTRUMENT_OF: Readonly<Record<string, Instrument>> = {
  'Agentic AI': 'orbits',
  Chatbots: 'ripples',
  'Web Development': 'gnomon',
  SEO: 'corona',
  'Edge AI': 'sun',
  'AI Ethics': 'dial',
  Quantum: 'rosette',
  Cybersecurity: 'armillary',
  'Future of Work': 'phases',
  'Digital Transformation': 'moon',
  Websites: 'gnomon',
  Commerce: 'dial',
  Apps: 'moon',
  Agents: 'orbits',
  Integration: 'ripples',
}

const INSTRUMENTS: readonly [Instrument, ...Instrument[]] = [
  'orbits',
  'ripples',
  'gnomon',
  'corona',
  'sun',
  'dial',
  'rosette',
  'armillary',
  'phases',
  'moon',
]

/** Returns the instrument of a tag. For an unknown tag, its hash picks one. */
export function instrumentOf(tag: string): Instrument {
  return INSTRUMENT_OF[tag] ?? pick(INSTRUMENTS, hash(tag))
}
