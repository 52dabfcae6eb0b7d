/** How many messages of the chat a device keeps, the newest. Apart from `facts`, which every page loads. */
export const maxStoredMessages = 200
/** How many runs of the library's agents it keeps, the newest of all agents. */
export const maxStoredRuns = 50
