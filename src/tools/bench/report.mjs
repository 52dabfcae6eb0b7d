import { cpus, totalmem } from 'node:os'

/**
 * @typedef {object} Row A figure, with its samples for each of the compared sites.
 * @property {string} what
 * @property {string} unit
 * @property {Readonly<Record<string, readonly number[]>>} samples by the name of the site
 */

/** The name of this site in a report. */
export const BASELINE = 'this'
/** The name of the second measurement of this site. The difference from the first one is noise. */
export const BASELINE_RERUN = 'this again'

/** Returns the median; of an even number of samples, the greater of the two in the middle. @param {readonly number[]} samples */
function median(samples) {
  return quantile(samples, 0.5)
}

/** Returns the quantile for a share from 0 to 1. @param {readonly number[]} samples @param {number} share */
export function quantile(samples, share) {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/**
 * Returns the table row of a figure: each site's median with its spread, and the ratio of another site to this one. The
 * other site counts as different if it differs by more than twice the noise.
 * @param {Row} row
 */
export function tableRow({ what, unit, samples }) {
  const own = median(samples[BASELINE] ?? [])
  const noise = samples[BASELINE_RERUN] ? Math.abs(median(samples[BASELINE_RERUN]) - own) : null
  /** @type {Record<string, string>} */
  const line = { figure: unit ? `${what}, ${unit}` : what }
  for (const [site, values] of Object.entries(samples)) {
    const middle = median(values)
    const spread = values.length > 1 ? ` (${format(Math.min(...values))} to ${format(Math.max(...values))})` : ''
    line[site] = format(middle) + spread
    if (site === BASELINE || site === BASELINE_RERUN) continue
    line[`${site}: ratio`] = own === 0 ? '' : (middle / own).toFixed(2)
    if (noise !== null) line[`${site}: differs`] = Math.abs(middle - own) > 2 * noise ? 'yes' : 'no'
  }
  return line
}

/** @param {number} value */
function format(value) {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 0)
}

/** Returns a description of the machine that measured the figures. */
export function machineInfo() {
  const [cpu] = cpus()
  return {
    node: process.version,
    cpu: cpu?.model ?? 'unknown',
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
  }
}

/**
 * Adds a value to the samples of a site.
 * @param {Record<string, number[]>} samples @param {string} name @param {number} value
 */
export function addSample(samples, name, value) {
  samples[name] = [...(samples[name] ?? []), value]
}
