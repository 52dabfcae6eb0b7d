import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCopy, buildWithEdit, copySources } from './builds.mjs'
import { sampleEdits } from './edits.mjs'
import { GROWTH, growContent } from './larger-content.mjs'
import { BASELINE } from './report.mjs'

const MEBIBYTE = 2 ** 20
const PEAK_MEMORY = new URL('peak-memory.mjs', import.meta.url).href

/**
 * Measures builds of a larger site: a clean one, and one after a changed sentence. The first build, which draws the
 * covers, is not measured; it takes most of an hour.
 * @returns {Promise<readonly import('./report.mjs').Row[]>}
 */
export async function measureGrowth() {
  const copy = copySources()
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-growth-'))
  try {
    growContent(copy)
    const site = join(folder, 'dist')
    await buildCopy(copy, site)
    rmSync(join(copy, 'dist'), { recursive: true })
    const clean = await measured(folder, () => buildCopy(copy, site))
    const [edit] = sampleEdits(copy)
    const edited = edit ? await measured(folder, () => buildWithEdit(copy, edit, site)) : null
    const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    const figures = {
      'clean build: s': clean.seconds,
      'clean build: MiB of memory': clean.mebibytes,
      ...(edited && { 'build with one edit: s': edited.seconds }),
      'dist: MiB': Math.round(bytes / MEBIBYTE),
      'dist: files': files.length,
    }
    return Object.entries(figures).map(([figure, value]) => ({
      what: `with ${GROWTH.articles} articles: ${figure}`,
      unit: '',
      samples: { [BASELINE]: [value] },
    }))
  } finally {
    for (const temporary of [copy, folder]) rmSync(temporary, { recursive: true, force: true })
  }
}

/**
 * Returns the seconds that a build takes, and the most memory that one of its processes uses.
 * @param {string} folder @param {() => Promise<unknown>} build
 */
async function measured(folder, build) {
  const file = join(folder, 'peak-memory.txt')
  rmSync(file, { force: true })
  const { NODE_OPTIONS = '' } = process.env
  process.env.VYOMIX_PEAK_MEMORY = file
  process.env.NODE_OPTIONS = `${NODE_OPTIONS} --import=${PEAK_MEMORY}`.trim()
  const start = performance.now()
  try {
    await build()
  } finally {
    delete process.env.VYOMIX_PEAK_MEMORY
    process.env.NODE_OPTIONS = NODE_OPTIONS
  }
  const seconds = Math.round((performance.now() - start) / 100) / 10
  const peaks = readFileSync(file, 'utf8').trim().split('\n').map(Number)
  return { seconds, mebibytes: Math.round(Math.max(...peaks) / 1024) }
}
