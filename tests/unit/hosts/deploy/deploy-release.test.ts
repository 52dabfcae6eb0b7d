import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { deployRelease, deployWithoutWorker, goBack } from '#hosts/deploy/deploy-release.ts'
import { type Machine, thisMachine } from '#hosts/deploy/machine.ts'
import { builtSite, temporaryFolder } from '#support/built-folder.ts'
import { isSoak, MANY_CASES_MS } from '#support/soak.ts'
import { stoppingMachine } from '#support/stopping-machine.ts'

/** A soak run stops after every change, a usual one after every fifth. */
const STEP = isSoak ? 1 : 5

/** Returns a folder for releases, and a function that deploys a version to it. */
function setUp() {
  const work = temporaryFolder()
  const folder = join(work, 'web')
  const deploy = (version: string, machine: Machine = thisMachine, keep = 10) =>
    deployRelease({ built: builtSite(work, version), folder, host: null, keep }, machine)
  const read = (file: string) => readFileSync(join(folder, 'current/site', file), 'utf8')
  const has = (file: string) => existsSync(join(folder, 'current/site', file))
  return { work, folder, deploy, read, has }
}

/** Checks that visitors see one whole version, with the hashed files that its pages load. */
function expectWhole({ read }: Pick<ReturnType<typeof setUp>, 'read'>, versions: readonly string[]) {
  const version = read('index.html').replace('the start page of ', '')
  expect(versions).toContain(version)
  expect(read('blog.html')).toBe(`/blog of ${version}`)
  expect(read(`assets/app-${version}.js`)).toBe(`script ${version}`)
  expect(read(`sw/pages-${version}.js`)).toBe(`list ${version}`)
}

test('visitors see the new release, and open tabs still load the files of older ones', async () => {
  const { deploy, read, has, folder } = setUp()
  const first = await deploy('one')
  const second = await deploy('two')
  expect(second).toMatchObject({ before: first.name, removed: [], leftOver: null })
  expect(read('index.html')).toBe('the start page of two')
  expect(read('assets/app-one.js')).toBe('script one')
  expect(has('sw/pages-one.js') && has('parts/one.json')).toBe(true)
  const linked = statSync(join(folder, 'releases', first.name, 'site/assets/app-one.js'))
  expect(linked.ino).toBe(statSync(join(folder, 'current/site/assets/app-one.js')).ino)
  expect(read('records/jobs/one.json')).toBe('record of two')
  expect(readdirSync(folder).sort()).toEqual(['current', 'releases'])
})

test('going back shows the release before, which still reaches the files of the newer one', async () => {
  const { deploy, folder, read } = setUp()
  for (const version of ['one', 'two', 'three']) await deploy(version)
  await goBack(folder)
  expect(read('index.html')).toBe('the start page of two')
  expect(read('assets/app-three.js')).toBe('script three')
  await goBack(folder)
  expect(read('index.html')).toBe('the start page of one')
  await expect(goBack(folder)).rejects.toThrow('There is no release before the current one.')
})

test('after a way back and a new release, the release before is the one that was seen', async () => {
  const { deploy, folder, read } = setUp()
  for (const version of ['good', 'bad']) await deploy(version)
  await goBack(folder)
  await deploy('next')
  await goBack(folder)
  expect(read('index.html')).toBe('the start page of good')
})

test('a release without the worker changes only the worker, and going back brings it back', async () => {
  const { deploy, folder, read } = setUp()
  await deploy('one')
  await deploy('two')
  const { before, isWorkerOff } = await deployWithoutWorker(folder, 10)
  expect(isWorkerOff).toBe(true)
  expect(read('sw.js')).toBe('worker that removes itself')
  expect(read('index.html')).toBe('the start page of two')
  expect(read('assets/app-one.js')).toBe('script one')
  expect(readFileSync(join(folder, 'releases', before ?? '', 'site/sw.js'), 'utf8')).toBe('worker of two')
  expect(await goBack(folder)).toMatchObject({ isWorkerOff: false })
  expect(read('sw.js')).toBe('worker of two')
})

test('a worker that is off cannot be switched off again, and going back to it says that it is off', async () => {
  const { deploy, folder, read } = setUp()
  const { name } = await deploy('one')
  const off = await deployWithoutWorker(folder, 10)
  await expect(deployWithoutWorker(folder, 10)).rejects.toThrow(
    `The worker is already off. The current release is ${off.name}.`,
  )
  expect(readdirSync(join(folder, 'releases')).sort()).toEqual([name, off.name])
  expect(await deploy('two')).toMatchObject({ isWorkerOff: false })
  expect(await goBack(folder)).toMatchObject({ name: off.name, isWorkerOff: true })
  expect(read('sw.js')).toBe('worker that removes itself')
})

test('the worker that removes itself is also the compressed one, and the rules of the host stay', async () => {
  const { work, folder } = setUp()
  await deployRelease({ built: builtSite(work, 'one'), folder, host: 'nginx', keep: 2, speed: 'quick' })
  expect((await deployWithoutWorker(folder, 2)).host).toBe('nginx')
  const worker = readFileSync(join(folder, 'current/site/sw.js.gz'))
  expect(gunzipSync(worker).toString()).toBe('worker that removes itself')
  const example = readFileSync(join(folder, 'current/example.conf'), 'utf8')
  expect(example).toContain(`root "${join(folder, 'current')}/site";`)
  expect(existsSync(join(folder, 'current/maps.conf'))).toBe(true)
})

test('older releases are removed with their files, once as many as wished are there', async () => {
  const { deploy, folder, has } = setUp()
  const first = await deploy('one', thisMachine, 2)
  await deploy('two', thisMachine, 2)
  expect((await deploy('three', thisMachine, 2)).removed).toEqual([first.name])
  await deploy('four', thisMachine, 2)
  expect(has('assets/app-three.js')).toBe(true)
  expect(has('assets/app-one.js')).toBe(false)
  expect(readdirSync(join(folder, 'releases'))).toHaveLength(2)
})

test('where the disk has no hard links, files are copied', async () => {
  const { deploy, read } = setUp()
  await deploy('one')
  const { machine } = stoppingMachine({ after: 0, code: 'EXDEV', isForGood: true, only: 'linkSync' })
  await deploy('two', machine)
  expect(read('assets/app-one.js')).toBe('script one')
})

test('where the disk has no links between folders, the sentence names the way without', async () => {
  const { deploy } = setUp()
  const { machine } = stoppingMachine({ after: 0, code: 'EPERM', isForGood: true, only: 'symlinkSync' })
  await expect(deploy('one', machine)).rejects.toThrow(/has no links between folders\. Use --copy/)
})

test.each([true, false])(
  'stopped after any change, visitors see a whole release (replaces links: %s)',
  { timeout: MANY_CASES_MS },
  async (replacesLinks) => {
    const { deploy, folder, read } = setUp()
    await deploy('one', thisMachine, 2)
    await deploy('two', thisMachine, 2)
    let stops = 0
    for (let after = 0; ; after += STEP) {
      const { machine, hasStopped } = stoppingMachine({ after, code: 'EIO', isForGood: true }, { replacesLinks })
      await deploy(`next${after}`, machine, 2).catch(() => {})
      // only Windows has an instant without a link, and the next command ends it
      if (replacesLinks || existsSync(join(folder, 'current')))
        expectWhole({ read }, ['two', `next${after}`, `after${after - STEP}`])
      if (!hasStopped()) break
      stops += 1
      await deploy(`after${after}`, { ...thisMachine, name: machine.name, isRunning: () => false }, 2)
      expect(read('index.html')).toBe(`the start page of after${after}`)
      expect(readdirSync(folder).sort()).toEqual(['current', 'releases'])
      expect(readdirSync(join(folder, 'releases')).filter((name) => name.startsWith('.'))).toEqual([])
    }
    expect(stops).toBeGreaterThan(3)
  },
)

test('stopped after any change, going back shows one whole release or the other', {
  timeout: MANY_CASES_MS,
}, async () => {
  for (let after = 0; ; after += STEP) {
    const { deploy, folder, read } = setUp()
    await deploy('one')
    await deploy('two')
    const { machine, hasStopped } = stoppingMachine({ after, code: 'EIO', isForGood: true })
    await goBack(folder, machine).catch(() => {})
    expectWhole({ read }, ['one', 'two'])
    if (!hasStopped()) break
    await deploy('three')
    expect(read('index.html')).toBe('the start page of three')
  }
})

test('a disk that is full at any change is a sentence, and nothing unfinished takes space', {
  timeout: MANY_CASES_MS,
}, async () => {
  const { deploy, folder, read } = setUp()
  await deploy('one', thisMachine, 2)
  for (let after = 3; ; after += STEP) {
    const { machine, hasStopped } = stoppingMachine({ after, code: 'ENOSPC', isForGood: false })
    const outcome = await deploy(`next${after}`, machine, 2).catch((error: Error) => error.message)
    if (!hasStopped()) break
    if (typeof outcome === 'string') expect(outcome).toMatch(/^The disk is full\. The current release is \S+\.$/)
    expect(readdirSync(join(folder, 'releases')).filter((name) => name.startsWith('.unfinished'))).toEqual([])
    await deploy(`after${after}`, thisMachine, 2)
    expect(read('index.html')).toBe(`the start page of after${after}`)
  }
})

test('of two deploys at once, the second says so, and a lock of a dead process is taken over', async () => {
  const { deploy, folder, read } = setUp()
  mkdirSync(folder)
  const lock = `process 4711 on ${thisMachine.name} since 2026-11-29T02:40:00.000Z`
  writeFileSync(join(folder, '.deploy.lock'), lock)
  await expect(deploy('one', { ...thisMachine, isRunning: () => true })).rejects.toThrow(
    /^Another deploy is changing .+: process 4711 on .+ since 2026-\S+\. If that is not so, delete .+\.deploy\.lock\./,
  )
  await deploy('one', { ...thisMachine, isRunning: () => false })
  expect(read('index.html')).toBe('the start page of one')
  writeFileSync(join(folder, '.deploy.lock'), lock.replace(thisMachine.name, 'another computer'))
  await expect(deploy('two', { ...thisMachine, isRunning: () => false })).rejects.toThrow('Another deploy is changing')
})

test('a folder or a file in the place of the link stays as it is', async () => {
  const { deploy, folder } = setUp()
  mkdirSync(join(folder, 'current'), { recursive: true })
  await expect(deploy('one')).rejects.toThrow(/current is not a link to a release\. Move it away/)
  expect(lstatSync(join(folder, 'current')).isDirectory()).toBe(true)
  expect(readdirSync(folder)).toEqual(['current'])
})

test('a file in the place of the releases stays as it is', async () => {
  const { deploy, folder } = setUp()
  mkdirSync(folder)
  writeFileSync(join(folder, 'releases'), 'notes')
  await expect(deploy('one')).rejects.toThrow(/releases is a file, not a folder\. There is no current release\.$/)
  expect(readFileSync(join(folder, 'releases'), 'utf8')).toBe('notes')
  expect(readdirSync(folder)).toEqual(['releases'])
})

test('a folder in the built site, or one that holds it, is refused', async () => {
  const { work } = setUp()
  const built = builtSite(work, 'one')
  for (const folder of [built, join(built, 'web'), work])
    await expect(deployRelease({ built, folder, host: null, keep: 2 })).rejects.toThrow(
      'contains the built site, or lies in it',
    )
})

test('without a release there is none to go back from, and no worker to switch off', async () => {
  const { folder } = setUp()
  await expect(goBack(folder)).rejects.toThrow(/has no current release\. Deploy one first\.$/)
  await expect(deployWithoutWorker(folder, 2)).rejects.toThrow(/has no current release\. Deploy one first\.$/)
})
