/**
 * A small file of the site that is never cached. A client that receives exactly this text has reached our host, and not
 * a captive portal that answers every request with its own page.
 */
export const onlineCheck = {
  path: '/online-check.txt',
  text: 'vyomix-online',
  /** If the response takes longer than this, the connection is too poor to send anything. */
  timeoutMs: 4000,
} as const
