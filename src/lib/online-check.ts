/**
 * A small file of the site that no cache keeps. Whoever gets exactly this text from it talks to our host and not to a
 * network that answers everything with a page of its own.
 */
export const onlineCheck = {
  path: '/online-check.txt',
  text: 'vyomix-online',
  /** Who has not answered by then cannot be reached well enough to send anything. */
  timeoutMs: 4000,
} as const
