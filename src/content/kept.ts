/** How many messages of the chat a device keeps, the newest. Apart from `facts`, which every page loads. */
export const keptMessages = 200
/** How many runs of the library's agents it keeps, the newest of all agents. */
export const keptRuns = 50
