import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesIn } from '../files-in.ts'
import { type HostName, hosts } from '../hosts.ts'
import { readSiteRules, writeHost } from '../write-host.ts'
import { assertApart } from './folders.ts'
import { deployLock, tryTo, withLock } from './lock-file.ts'
import { fileProblem, type Machine, thisMachine } from './machine.ts'
import { type ReleaseFolder, releaseFolder } from './release-folder.ts'
import { isHashedFile, releaseName, releasesToRemove } from './release-rules.ts'

/** What a deploy did. */
export type Deployed = {
  /** The release that is current now. */
  readonly name: string
  readonly before: string | null
  /** The host that its rules are for. */
  readonly host: HostName | null
  /** Whether its worker is the one that removes itself. */
  readonly isWorkerOff: boolean
  readonly removed: readonly string[]
  /** Why an older release could not be removed, in a sentence; null if all were. */
  readonly leftOver: string | null
}

type DeployOptions = {
  /** The folder of the built site. */
  readonly built: string
  readonly folder: string
  /** Whose rules are written beside the site; null for a host that needs none from here. */
  readonly host: 'nginx' | 'caddy' | null
  /** How many releases stay. */
  readonly keep: number
  readonly speed?: 'thorough' | 'quick'
}

/**
 * Makes a release of a built site, and makes it the current one. Visitors see the release before until then.
 * @throws an Error with a sentence, when nothing has changed for visitors
 */
export async function deployRelease(
  { built, folder, host, keep, speed = 'thorough' }: DeployOptions,
  machine = thisMachine,
): Promise<Deployed> {
  readSiteRules(built) // first, because it says when there is no site
  for (const place of [folder, join(folder, 'releases')]) assertApart(built, place)
  return change(folder, machine, (releases) =>
    publish(releases, machine, {
      host,
      keep,
      async write(release) {
        const place = resolve(folder, 'current')
        if (host) await writeHost(host, built, release, { speed, place })
        else machine.changes.cpSync(built, join(release, 'site'), { recursive: true, preserveTimestamps: true })
      },
    }),
  )
}

/**
 * Makes a release of the current one whose worker removes itself and its caches in every browser.
 * @throws an Error with a sentence, when nothing has changed for visitors
 */
export function deployWithoutWorker(folder: string, keep: number, machine = thisMachine): Promise<Deployed> {
  return change(folder, machine, (releases) => {
    const current = currentOf(releases, folder)
    const { host } = releases.noteOf(current)
    if (isWorkerOff(releases.at(current))) throw new Error('The worker is already off.')
    return publish(releases, machine, {
      host: isHostName(host) ? host : null,
      keep,
      async write(release) {
        releases.addAllOf(current, release)
        replaceWorker(join(release, 'site'), machine)
      },
    })
  })
}

/**
 * Makes the release current that was so before the current one. Newer files stay within its reach, because open tabs
 * and newer workers still load them.
 * @throws an Error with a sentence, when nothing has changed for visitors
 */
export function goBack(folder: string, machine = thisMachine): Promise<Deployed> {
  return change(folder, machine, async (releases) => {
    const { before } = releases.noteOf(currentOf(releases, folder))
    if (before === null) throw new Error('There is no release before the current one.')
    if (!releases.names().includes(before)) throw new Error(`The release before, ${before}, is not there any more.`)
    releases.addFilesOf(releases.names(), releases.at(before))
    releases.switchTo(before)
    const note = releases.noteOf(before)
    return {
      name: before,
      before: note.before,
      host: isHostName(note.host) ? note.host : null,
      isWorkerOff: isWorkerOff(releases.at(before)),
      removed: [],
      leftOver: null,
    }
  })
}

type NewRelease = {
  readonly host: HostName | null
  readonly keep: number
  /** Writes the site and its rules to a folder that does not exist yet. */
  readonly write: (release: string) => Promise<void>
}

async function publish(
  releases: ReleaseFolder,
  machine: Machine,
  { host, keep, write }: NewRelease,
): Promise<Deployed> {
  const { unfinished } = releases
  const others = releases.names()
  const before = releases.current()
  try {
    await write(unfinished)
    const site = join(unfinished, 'site')
    const files = filesIn(site)
    const name = releaseName(machine.now(), hashOf(site, files), others)
    releases.writeNote(unfinished, { before, ownFiles: files.filter(isHashedFile), host })
    releases.addFilesOf(others, unfinished)
    releases.finish(unfinished, name)
    releases.switchTo(name)
    const isOff = isWorkerOff(releases.at(name))
    return { name, before, host, isWorkerOff: isOff, ...removeOld(releases, keep, [name, before]) }
  } catch (error) {
    for (const place of [unfinished, `${unfinished}.part`])
      tryTo(() => machine.changes.rmSync(place, { recursive: true, force: true })) // a full disk needs the space
    throw error
  }
}

/** Removes old releases. Visitors see the new one already, so a release that stays is no reason to fail. */
function removeOld(releases: ReleaseFolder, keep: number, needed: readonly (string | null)[]) {
  const removed: string[] = []
  try {
    for (const old of releasesToRemove(releases.names(), keep, needed)) {
      releases.remove(old)
      removed.push(old)
    }
    return { removed, leftOver: null }
  } catch (error) {
    return { removed, leftOver: fileProblem(error) }
  }
}

/** There is no current release, and the message says so: what visitors see needs no second sentence. */
class NoRelease extends Error {}

/** Changes a folder of releases, and says in an error what visitors see after it. */
async function change(folder: string, machine: Machine, work: (releases: ReleaseFolder) => Promise<Deployed>) {
  const releases = releaseFolder(folder, machine)
  try {
    return await withLock(deployLock(folder), machine, async () => {
      releases.current() // says what is wrong before anything changes
      releases.tidy()
      return await work(releases)
    })
  } catch (error) {
    if (error instanceof NoRelease) throw error
    throw new Error(`${fileProblem(error)} ${stateOf(releases)}`, { cause: error })
  }
}

function stateOf(releases: ReleaseFolder): string {
  try {
    const current = releases.current()
    return current === null ? 'There is no current release.' : `The current release is ${current}.`
  } catch {
    return 'Nothing has changed.'
  }
}

function currentOf(releases: ReleaseFolder, folder: string): string {
  const current = releases.current()
  if (current === null) throw new NoRelease(`${folder} has no current release. Deploy one first.`)
  return current
}

/** Puts the worker that removes itself in the place of the real one, and in that of its compressed copies. */
function replaceWorker(site: string, { changes }: Machine): void {
  if (!existsSync(join(site, 'sw-off.js'))) throw new Error('The current release has no sw-off.js.')
  for (const ending of ['', '.br', '.gz']) {
    const worker = join(site, `sw.js${ending}`)
    const off = join(site, `sw-off.js${ending}`)
    changes.rmSync(worker, { force: true }) // it is a link: writing into it would change the other release as well
    if (existsSync(off)) changes.copyFileSync(off, worker)
  }
}

/** Returns whether the worker of a release is the one that removes itself. */
function isWorkerOff(release: string): boolean {
  const [worker, off] = ['sw.js', 'sw-off.js'].map((file) => join(release, 'site', file))
  if (!worker || !off || !existsSync(worker) || !existsSync(off)) return false
  return readFileSync(worker).equals(readFileSync(off))
}

function hashOf(site: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(site, file)))
  return hash.digest('hex')
}

function isHostName(name: string | null): name is HostName {
  return name !== null && name in hosts
}
