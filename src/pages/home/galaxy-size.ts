/** The size of the galaxy's picture in pixels. The callouts are positioned in percent of it. */
export const GALAXY_SIZE = { width: 1800, height: 1064 } as const
