/** The galaxy's picture, in its own pixels; the places of the callouts are percents of it. */
export const GALAXY_PLATE = { width: 1800, height: 1064 } as const
