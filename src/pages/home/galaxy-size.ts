/** The size of the galaxy's picture in pixels. The positions of the callouts are in percent of this size. */
export const GALAXY_SIZE = { width: 1800, height: 1064 } as const
