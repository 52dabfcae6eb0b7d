import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ExitError, repositoryRoot, runCommand, runStep } from '../process.mjs'
import { npmCommand } from '../setup.mjs'

const FOLDER = join(repositoryRoot, 'node_modules/.cache/vyomix/commits')

/**
 * Builds the site of a commit, with the packages of its own lock file, and returns the output folder. It builds a
 * commit only once.
 * @param {string} name the commit, such as HEAD~3
 * @throws {ExitError} when there is no such commit, or it cannot be built
 */
export async function buildCommit(name) {
  const { code, output } = await runCommand(['git', 'rev-parse', '--verify', '--quiet', `${name}^{commit}`])
  const commit = output.trim()
  if (code !== 0 || !/^[\da-f]{40,64}$/.test(commit)) throw new ExitError(`There is no commit "${name}".`)
  const folder = join(FOLDER, commit)
  const site = join(folder, 'dist')
  if (existsSync(join(site, 'index.html'))) return site
  mkdirSync(folder, { recursive: true })
  const archive = join(FOLDER, `${commit}.tar`)
  const commands = [
    ['git', 'archive', '--output', archive, commit],
    ['tar', '-xf', archive, '-C', folder],
    [...npmCommand(), 'ci', '--no-audit', '--no-fund', '--prefix', folder],
    [process.execPath, join(folder, 'src/tools/build.mjs')],
  ]
  await runStep(`Building ${commit.slice(0, 7)}`, commands, { log: process.stderr })
  return site
}
