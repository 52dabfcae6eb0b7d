import { config, type VisitCounter } from './config.ts'

/** Where visits are counted, or null. It is a file of its own, because only the code that counts needs it. */
export const visitCounter: VisitCounter | null = config.visits
