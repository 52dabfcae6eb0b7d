/** How many of the newest chat messages a device stores. Every page loads `facts`, so this number is not a fact. */
export const maxStoredMessages = 200
/** How many of the newest runs a device stores, for all agents of the library together. */
export const maxStoredRuns = 50
