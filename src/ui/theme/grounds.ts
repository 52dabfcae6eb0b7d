/** The grounds on which text of the colours of the signal and the stars stands, on a screen. */
export const GROUNDS = { ground: '#081020', raised: '#122038', hover: '#1a2a47' } as const
