/**
 * Parses a Retry-After header into milliseconds to wait, never below zero. Returns null if the header is missing or has
 * neither seconds nor a date (RFC 9110, 10.2.3).
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const date = /^[A-Za-z]/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
