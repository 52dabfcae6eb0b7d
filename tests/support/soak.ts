/** Whether tests run all long tables and random cases (`npm run soak`). Otherwise they run a sample. */
export const isSoak = import.meta.env.MODE === 'soak'

/** The timeout of a test with many cases on a busy machine. Such a test does not measure the time of a case. */
export const MANY_CASES_MS = isSoak ? 600_000 : 60_000
