import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCopy, copySources } from './builds.mjs'
import { measureEdits } from './delta.mjs'
import { sampleEdits } from './edits.mjs'
import { measureInstall } from './install.mjs'
import { GROWTH, growContent } from './larger-content.mjs'
import { measurePaint } from './paint.mjs'
import { cacheStandInCovers } from './stand-in-covers.mjs'

/**
 * Measures paint, install and the cost of one edit of a larger site, next to the site as it is. Added
 * articles have the cover of an existing one.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<readonly import('./report.mjs').Row[]>}
 */
export async function measureScale({ browser, sites, runs, routes }) {
  const copy = copySources()
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-scale-'))
  try {
    growContent(copy)
    await cacheStandInCovers(copy)
    const largerSites = { ...sites, larger: await buildCopy(copy, join(folder, 'dist')) }
    const [edit] = sampleEdits(copy)
    const rows = [
      ...(await measurePaint({ browser, sites: largerSites, runs, routes })),
      ...(await measureInstall({ browser, sites: largerSites, runs, routes })),
      ...(edit ? await measureEdits(browser, copy, [edit]) : []),
    ]
    return rows.map((row) => ({ ...row, what: `with ${GROWTH.articles} articles: ${row.what}` }))
  } finally {
    for (const temporary of [copy, folder]) rmSync(temporary, { recursive: true, force: true })
  }
}
