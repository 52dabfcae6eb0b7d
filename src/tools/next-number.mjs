import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './process.mjs'

const LIBRARY = join(repositoryRoot, 'src/content/library')

/**
 * Returns the number of the library's next agent. It follows the highest number so far, including those of deleted
 * agents as far as Git knows them: links and visitors' devices may still contain these.
 * @param {string} [library] the folder of the agents
 */
export function nextNumber(library = LIBRARY) {
  const texts = readdirSync(library)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(join(library, file), 'utf8'))
  const numbers = [...texts, historyOf(library)].flatMap((text) => [...text.matchAll(/^[+-]?number: (\d+)\r?$/gm)])
  return Math.max(0, ...numbers.map(([, number]) => Number(number))) + 1
}

/** Returns every line that was ever added to the files of a folder or deleted there, or '' without Git. */
function historyOf(/** @type {string} */ folder) {
  try {
    const options = ['log', '--patch', '--unified=0', '--format=', '--no-color', '--no-ext-diff', '--', '.']
    return execFileSync('git', options, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}
