import { records } from 'virtual:records/testimonials'

/** The testimonials of clients, in order. The people and their companies (`clients.ts`) are invented. */
export const testimonials = records
