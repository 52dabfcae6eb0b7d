import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { siteFolder, writeSite } from '#prerender/site-folder.ts'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const filesOf = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

test('a site replaces the older one: its files change, and what it no longer has is gone with its folder', () => {
  const folder = emptyFolder()
  writeSite(
    folder,
    new Map([
      ['index.html', 'old'],
      ['blog/gone.html', 'gone'],
      ['blog/deep/gone.html', 'gone'],
    ]),
  )
  writeSite(
    folder,
    new Map<string, string | Uint8Array>([
      ['index.html', 'new'],
      ['art/sky.svg', Buffer.from('sky')],
    ]),
  )
  expect(filesOf(folder)).toEqual(['art', join('art', 'sky.svg'), 'index.html'])
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('new')
})

test('a file that is the same is not written again, and one that was cut off is', () => {
  const folder = emptyFolder()
  const files = new Map([
    ['same.html', 'as it was'],
    ['cut.html', 'the whole text'],
    ['other.html', 'one'],
  ])
  writeSite(folder, files)
  writeFileSync(join(folder, 'cut.html'), 'the wh')
  writeFileSync(join(folder, 'other.html'), 'two')
  const longAgo = new Date(0)
  for (const file of files.keys()) utimesSync(join(folder, file), longAgo, longAgo)
  writeSite(folder, files)
  expect([...files.keys()].filter((file) => statSync(join(folder, file)).mtimeMs > 0)).toEqual([
    'cut.html',
    'other.html',
  ])
  for (const [file, text] of files) expect(readFileSync(join(folder, file), 'utf8')).toBe(text)
})

test('a file may stand where a folder was, and a folder where a file was', () => {
  const folder = emptyFolder()
  writeSite(
    folder,
    new Map([
      ['a/b', 'file'],
      ['c', 'file'],
    ]),
  )
  writeSite(
    folder,
    new Map([
      ['a', 'file'],
      ['c/d', 'file'],
    ]),
  )
  expect(filesOf(folder)).toEqual(['a', 'c', join('c', 'd')])
})

/** Runs the hooks of a build into a folder. `work` is what happens between its beginning and its end. */
function build(folder: string, work: (write: ReturnType<typeof siteFolder>['write']) => void) {
  const { plugin, write } = siteFolder('/')
  const hooks = plugin as unknown as Readonly<Record<'configResolved' | 'buildStart', (config?: object) => void>> & {
    readonly closeBundle: { readonly handler: () => void }
  }
  hooks.configResolved({ build: { outDir: folder } })
  hooks.buildStart()
  work(write)
  hooks.closeBundle.handler()
}

const rules = new Map([
  ['_redirects', 'moved'],
  ['index.html', 'page'],
])

test('a complete build has the rules of hosts, by which they take a folder for a site', () => {
  const folder = emptyFolder()
  build(folder, (write) => {
    write(rules, 'headers')
    expect(existsSync(join(folder, '_headers'))).toBe(false)
    writeFileSync(join(folder, 'sw.js'), 'worker')
  })
  expect(filesOf(folder)).toEqual(['_headers', '_redirects', 'index.html', 'sw.js'])
  expect(readFileSync(join(folder, '_headers'), 'utf8')).toBe('headers')
})

test('a build that fails after a complete one leaves a folder without them', () => {
  const folder = emptyFolder()
  const complete = () =>
    build(folder, (write) => {
      write(rules, 'headers')
      writeFileSync(join(folder, 'sw.js'), 'worker')
    })
  complete()
  build(folder, () => {}) // nothing could be rendered
  expect(filesOf(folder)).toEqual(['index.html', 'sw.js'])
  complete()
  build(folder, (write) => write(rules, 'headers')) // the worker could not be bundled
  expect(filesOf(folder)).toEqual(['_redirects', 'index.html'])
})

test('the history of a folder that is published with git stays', () => {
  const folder = emptyFolder()
  mkdirSync(join(folder, '.git'))
  writeFileSync(join(folder, '.git/HEAD'), 'ref')
  writeSite(folder, new Map([['index.html', 'new']]))
  expect(filesOf(folder)).toEqual(['.git', join('.git', 'HEAD'), 'index.html'])
})
