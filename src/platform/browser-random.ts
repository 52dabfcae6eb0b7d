import type { Random } from './ports.ts'

export const browserRandom: Random = () => Math.random()
