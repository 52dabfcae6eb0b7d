import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildInPlace, copySources, withEdit } from './builds.mjs'
import { sampleEdits } from './edits.mjs'
import { GROWTH, growContent } from './larger-content.mjs'
import { BASELINE } from './report.mjs'
import { cacheStandInCovers } from './stand-in-covers.mjs'

const MEBIBYTE = 2 ** 20
const PROCESS_USAGE = new URL('process-usage.mjs', import.meta.url).href

/**
 * Measures builds of a larger site: a clean one, and one after a changed sentence. Added
 * articles have the cover of an existing one. The first build, which fills the cache, is not measured.
 * @returns {Promise<readonly import('./report.mjs').Row[]>}
 */
export async function measureGrowth() {
  const copy = copySources()
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-growth-'))
  try {
    growContent(copy)
    await cacheStandInCovers(copy)
    const site = join(copy, 'dist')
    const build = () => buildInPlace(copy)
    await build()
    rmSync(site, { recursive: true })
    const clean = await measured(folder, build)
    const [edit] = sampleEdits(copy)
    const edited = edit ? await withEdit(copy, edit, () => measured(folder, build)) : null
    const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    const figures = {
      'clean build: s': clean.seconds,
      'clean build: s of processor time': clean.processorSeconds,
      'clean build: MiB of memory': clean.mebibytes,
      ...(edited && {
        'build with one edit: s': edited.seconds,
        'build with one edit: s of processor time': edited.processorSeconds,
      }),
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
 * Returns the seconds that a build takes, the processor time of its processes, and the most memory that one of them uses.
 * @param {string} folder @param {() => Promise<unknown>} build
 */
async function measured(folder, build) {
  const file = join(folder, 'process-usage.txt')
  rmSync(file, { force: true })
  const { NODE_OPTIONS = '' } = process.env
  process.env.VYOMIX_PROCESS_USAGE = file
  process.env.NODE_OPTIONS = `${NODE_OPTIONS} --import=${PROCESS_USAGE}`.trim()
  const start = performance.now()
  try {
    await build()
  } finally {
    delete process.env.VYOMIX_PROCESS_USAGE
    process.env.NODE_OPTIONS = NODE_OPTIONS
  }
  const seconds = Math.round((performance.now() - start) / 100) / 10
  const processes = readFileSync(file, 'utf8').trim().split('\n')
  const usage = processes.map((line) => line.split(' ').map(Number))
  const processorTime = usage.reduce((sum, [, microseconds = 0]) => sum + microseconds, 0)
  return {
    seconds,
    processorSeconds: Math.round(processorTime / 100_000) / 10,
    mebibytes: Math.round(Math.max(...usage.map(([kibibytes = 0]) => kibibytes)) / 1024),
  }
}
