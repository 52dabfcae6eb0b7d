import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { copySite, copyWorkerOff } from '#hosts/deploy/copy-site.ts'
import { type Machine, thisMachine } from '#hosts/deploy/machine.ts'
import { builtSite, sitemapOf, temporaryFolder } from '#support/built-folder.ts'
import { isSoak, MANY_CASES_MS } from '#support/soak.ts'
import { stoppingMachine } from '#support/stopping-machine.ts'

const OLD_PAGES = ['/', '/blog', '/404', '/old', '/jobs/gone']

function setUp() {
  const work = temporaryFolder()
  const folder = join(work, 'bucket')
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const has = (file: string) => existsSync(join(folder, file))
  return { one: builtSite(work, 'one', OLD_PAGES), two: builtSite(work, 'two'), folder, read, has }
}

test('the site replaces the older one, older hashed files stay, and pages that are gone are removed', async () => {
  const { one, two, folder, read, has } = setUp()
  await copySite(one, folder)
  writeFileSync(join(folder, 'somebody-elses.html'), 'theirs')
  expect((await copySite(two, folder)).removed).toEqual(['/old', '/jobs/gone'])
  expect(read('index.html')).toBe('the start page of two')
  expect(has('assets/app-one.js') && has('assets/app-two.js')).toBe(true)
  expect(has('old.html') || has('jobs/gone.html')).toBe(false)
  expect(read('somebody-elses.html')).toBe('theirs')
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
})

test('what is there already is not written again', async () => {
  const { one, folder } = setUp()
  const { written } = await copySite(one, folder)
  expect(await copySite(one, folder)).toEqual({ written: 0, same: written, removed: [] })
})

test('files arrive before the pages that load them, and the worker last', async () => {
  const { one, folder } = setUp()
  const order: string[] = []
  const renameSync: Machine['changes']['renameSync'] = (from, to) => {
    order.push(relative(folder, String(to)))
    thisMachine.changes.renameSync(from, to)
  }
  await copySite(one, folder, { ...thisMachine, changes: { ...thisMachine.changes, renameSync } })
  const firstPage = order.findIndex((file) => file.endsWith('.html'))
  expect(order.slice(0, 3).map((file) => file.split(/[\\/]/)[0])).toEqual(['assets', 'parts', 'sw'])
  expect(order.indexOf(join('records', 'jobs', 'one.json'))).toBeLessThan(firstPage)
  expect(order.filter((file) => file !== 'sitemap.xml').at(-1)).toBe('sw.js')
})

test('stopped after any change, every page finds its files, and the next copy finishes the work', {
  timeout: MANY_CASES_MS,
}, async () => {
  for (let after = 1; ; after += isSoak ? 1 : 4) {
    const { one, two, folder, read, has } = setUp()
    await copySite(one, folder)
    const { machine, hasStopped } = stoppingMachine({ after, code: 'EIO', isForGood: true })
    await copySite(two, folder, machine).catch(() => {})
    const version = read('index.html').replace('the start page of ', '')
    expect(has(`assets/app-${version}.js`)).toBe(true)
    if (read('sw.js').endsWith('two')) expect(read('blog.html')).toBe('/blog of two')
    if (!hasStopped()) break
    await copySite(two, folder, { ...thisMachine, isRunning: () => false })
    expect(read('sw.js')).toBe('worker of two')
    expect(has('old.html')).toBe(false)
    expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'))).toEqual(
      [],
    )
  }
})

test('a full disk is a sentence that says how to go on', async () => {
  const { one, folder } = setUp()
  const { machine } = stoppingMachine({ after: 6, code: 'ENOSPC', isForGood: false })
  await expect(copySite(one, folder, machine)).rejects.toThrow(
    'The disk is full. Run the command again when that is mended: it continues.',
  )
})

test('a sitemap that leads out of the folder removes nothing there', async () => {
  const { one, folder } = setUp()
  mkdirSync(folder)
  writeFileSync(join(folder, '../precious.html'), 'precious')
  writeFileSync(join(folder, 'sitemap.xml'), sitemapOf(['/../precious', '/%2e%2e/precious', '/..%5Cprecious']))
  await copySite(one, folder)
  expect(existsSync(join(folder, '../precious.html'))).toBe(true)
})

test('the worker of a copy can be switched off, and the next copy brings it back', async () => {
  const { one, folder, read } = setUp()
  await expect(copyWorkerOff(folder)).rejects.toThrow(/sw-off\.js is missing\. Copy one there first\.$/)
  await copySite(one, folder)
  await copyWorkerOff(folder)
  expect(read('sw.js')).toBe('worker that removes itself')
  await copySite(one, folder)
  expect(read('sw.js')).toBe('worker of one')
})

test('a folder that holds releases is not copied over', async () => {
  const { one, folder } = setUp()
  mkdirSync(folder)
  symlinkSync('releases', join(folder, 'current'), 'dir')
  await expect(copySite(one, folder)).rejects.toThrow(/holds releases\. Deploy to it without --copy\./)
})
