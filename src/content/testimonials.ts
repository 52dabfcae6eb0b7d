import { records } from 'virtual:records/testimonials'

/** What clients say, in order. The people are invented, and so are their companies (`clients.ts`). */
export const testimonials = records
