const MINUTES_PER_MONTH = 30 * 24 * 60

/** Returns how many minutes a site may be down in a month of thirty days, for an uptime such as '99.9%'. */
export function downtimeMinutes(uptime: string): number {
  return Math.round(((100 - Number.parseFloat(uptime)) / 100) * MINUTES_PER_MONTH)
}
