/** Whether long tables and many random cases run in full: `npm run soak`. Otherwise the tests run a sample of them. */
export const isSoak = import.meta.env.MODE === 'soak'

/** The timeout for many cases on a busy machine. These tests do not measure how long a case takes. */
export const MANY_CASES_MS = isSoak ? 600_000 : 60_000
