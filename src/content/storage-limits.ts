/**
 * How many of the newest chat messages a device stores. The number is not one of the `facts`, because every page loads
 * those.
 */
export const maxStoredMessages = 200
/** How many of the newest runs a device stores. The limit is for all agents of the library together. */
export const maxStoredRuns = 50
