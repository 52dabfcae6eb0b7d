import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, Stop, step } from '../process.mjs'
import { npm } from '../setup.mjs'

const FOLDER = join(root, 'node_modules/.cache/vyomix/commits')

/**
 * Returns the folder of the site as a commit builds it, with the packages that its own lock file names. It is built once.
 * @param {string} name of the commit, such as HEAD~3
 * @throws {Stop} where there is no such commit, or it cannot be built
 */
export async function builtCommit(name) {
  const { code, output } = await run(['git', 'rev-parse', '--verify', '--quiet', `${name}^{commit}`])
  const commit = output.trim()
  if (code !== 0 || !/^[\da-f]{40,64}$/.test(commit)) throw new Stop(`There is no commit "${name}".`)
  const folder = join(FOLDER, commit)
  const site = join(folder, 'dist')
  if (existsSync(join(site, 'index.html'))) return site
  mkdirSync(folder, { recursive: true })
  const archive = join(FOLDER, `${commit}.tar`)
  const commands = [
    ['git', 'archive', '--output', archive, commit],
    ['tar', '-xf', archive, '-C', folder],
    [...npm(), 'ci', '--no-audit', '--no-fund', '--prefix', folder],
    [process.execPath, join(folder, 'src/tools/build.mjs')],
  ]
  await step(`Building ${commit.slice(0, 7)}`, commands, { log: process.stderr })
  return site
}
