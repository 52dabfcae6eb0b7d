/** How many of the newest chat messages a device stores. Not part of `facts`, because every page loads those. */
export const maxStoredMessages = 200
/** How many of the newest runs a device stores, for all agents of the library together. */
export const maxStoredRuns = 50
