/** Whether there is time for long tables and many random cases: `npm run soak`. Otherwise tests take a sample of them. */
export const isSoak = import.meta.env.MODE === 'soak'

/** What many cases may take on a busy machine; whether one takes long is not what these tests ask. */
export const MANY_CASES_MS = isSoak ? 600_000 : 60_000
