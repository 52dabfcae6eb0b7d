/** The places of work. Each is drawn beside its name as a moon of which the part `lit` is lit. */
export const jobLocations = [
  { name: 'Remote', lit: 0 },
  { name: 'Hybrid', lit: 0.5 },
  { name: 'On-site', lit: 1 },
] as const
