import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { builtSite } from '#support/built-folder.ts'
import { isSoak } from '#support/soak.ts'
import { COMMAND_MS, copyWorkingTree, removeCopy, STACK, start, typed } from '#support/typed-command.ts'

const copy = copyWorkingTree()
const work = mkdtempSync(join(tmpdir(), 'vyomix-deploy-'))
afterAll(() => {
  removeCopy(copy)
  rmSync(work, { recursive: true, force: true })
}, COMMAND_MS)

/** Puts a small site in the place of the built one: what a release does is the same. */
function build(version: string) {
  rmSync(join(copy, 'dist'), { recursive: true, force: true })
  renameSync(builtSite(work, version), join(copy, 'dist'))
}

/** Returns a folder for releases, whose name has a space and a letter outside ASCII. */
function webFolder(name: string): string {
  const folder = join(work, `für ${name}`)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('npm run deploy makes a release with the rules of a host, goes back, and switches the worker off', {
  timeout: COMMAND_MS,
}, async () => {
  const web = webFolder('nginx')
  const read = (file: string) => readFileSync(join(web, 'current', file), 'utf8')
  build('one')
  const first = await typed(copy, `npm run deploy -- "${web}" --host nginx --keep 3`)
  expect(first.out).toMatch(/^The current release in .+ is now \d{4}-\d\d-\d\dT\d{6}-[a-f\d]{8}\.$/m)
  expect(first.out).toMatch(
    /^For the first time: copy .+current.example\.conf to \/etc\/nginx\/sites-enabled\/site\.conf/m,
  )
  expect(first.out).toContain(
    'Reload the rules now, because they belong to this build:\n  nginx -t && systemctl reload nginx',
  )
  build('two')
  const second = await typed(
    copy,
    `npm run deploy -- "${web}" --host caddy --reload "echo reloaded > '${work}/reloaded'"`,
  )
  expect(second.out).not.toContain('Reload the rules now')
  expect(readFileSync(join(work, 'reloaded'), 'utf8')).toBe('reloaded\n')
  expect(read('site/index.html')).toBe('the start page of two')
  expect(read('site/assets/app-one.js')).toBe('script one')
  const off = await typed(copy, `npm run deploy -- "${web}" --worker-off`)
  expect(off.out).toMatch(/, without the worker\.\nReload the rules now.+\n {2}systemctl reload caddy$/m)
  expect(read('site/sw.js')).toBe('worker that removes itself')
  const again = await typed(copy, `npm run deploy -- "${web}" --worker-off`)
  expect(again.all).toMatch(/^The worker is already off\. The current release is \S+\.$/m)
  expect(again.code).toBe(1)
  for (const version of ['two', 'one']) {
    await typed(copy, `npm run deploy -- "${web}" --back`)
    expect(read('site/index.html')).toBe(`the start page of ${version}`)
  }
  for (const { code, all } of [first, second, off]) {
    expect(all).not.toMatch(STACK)
    expect(code).toBe(0)
  }
})

if (isSoak)
  test('npm run deploy -- --copy replaces a site file by file', { timeout: COMMAND_MS }, async () => {
    const web = webFolder('bucket')
    build('one')
    const { out, code } = await typed(copy, `npm run deploy -- "${web}" --copy`)
    expect(out).toMatch(/^The site is in .+: \d+ files copied, 0 were there already\.$/m)
    const off = await typed(copy, `npm run deploy -- "${web}" --copy --worker-off`)
    expect(off.out).toMatch(/now removes itself\. The next copy brings it back\.$/m)
    expect(readFileSync(join(web, 'sw.js'), 'utf8')).toBe('worker that removes itself')
    expect([code, off.code]).toEqual([0, 0])
  })

/** Only Linux has a folder in which nobody can make one. */
const IN_PSEUDO_FILE_SYSTEM: readonly [string, RegExp][] = existsSync('/proc/self')
  ? [['npm run deploy -- /proc/x', /cannot make the folder \/proc\/x\. Choose another one\. /m]]
  : []

const refused: readonly (readonly [string, RegExp])[] = [
  ['npm run deploy', /^Into which folder\? For example: npm run deploy -- \/var\/www\/site --host nginx$/m],
  [
    'npm run deploy -- x --host apache',
    /^"apache" is not one of: nginx, caddy\. Other hosts have their own upload\.$/m,
  ],
  ['npm run deploy -- x --keep 1', /^--keep needs a whole number from 2 on, not "1"\.$/m],
  ['npm run deploy -- x --back --worker-off', /^Type either --back or --worker-off\.$/m],
  ['npm run deploy -- x --back --host nginx', /^A release keeps the rules that it was made with\./m],
  ['npm run deploy -- x --copy --back', /^A copy has neither rules nor older releases\./m],
  ['npm run deploy -- dist', /contains the built site, or lies in it\. Choose another folder\.$/m],
  ['npm run deploy -- /', /^\/ contains the built site, or lies in it\. Choose another folder\.$/m],
  ['npm run deploy -- package.json', /package\.json is a file, not a folder\. Nothing has changed\.$/m],
  ...IN_PSEUDO_FILE_SYSTEM,
  ['npm run deploy -- /dev/null/web', /\/dev\/null\/web is not in a folder\. Nothing has changed\.$/m],
]

test.each(isSoak ? refused : refused.filter((_, index) => index % 5 === 0))(
  '%s is refused with a sentence',
  { timeout: COMMAND_MS },
  async (line, sentence) => {
    const { code, all } = await typed(copy, line)
    expect(all).toMatch(sentence)
    expect(all).not.toMatch(STACK)
    expect(code).toBe(1)
  },
)

if (isSoak)
  test('the rules that were not written are named, and a command that fails after the switch is reported', {
    timeout: COMMAND_MS,
  }, async () => {
    const web = webFolder('reload')
    build('one')
    const { code, all } = await typed(copy, `npm run deploy -- "${web}" --reload "echo wrong rules; exit 3"`)
    expect(all).toMatch(/^No rules of a host were written\. .+ add --host nginx or --host caddy\.$/m)
    expect(all).toContain('wrong rules')
    expect(all).toMatch(/^The folder has changed, but the command failed with code 3: echo wrong rules; exit 3$/m)
    expect(readlinkSync(join(web, 'current'))).toMatch(/^releases\/2/)
    expect(code).toBe(1)
  })

if (isSoak)
  test('of two deploys at once one may wait for nobody, and the folder is whole', { timeout: COMMAND_MS }, async () => {
    const web = webFolder('both')
    build('one')
    const line = `npm run deploy -- "${web}" --host nginx`
    const answers = await Promise.all([typed(copy, line), typed(copy, line)])
    expect(answers.map(({ code }) => code)).toContain(0)
    for (const { code, all } of answers) {
      expect(all).not.toMatch(STACK)
      if (code !== 0) expect(all).toMatch(/^Another deploy (is changing|has just begun to change) /m)
    }
    expect(readFileSync(join(web, 'current/site/index.html'), 'utf8')).toBe('the start page of one')
    expect(readdirSync(web).sort()).toEqual(['current', 'releases'])
  })

test('a deploy that is killed leaves the release before, and the next one tidies up', {
  timeout: COMMAND_MS,
}, async () => {
  const web = webFolder('killed')
  build('one')
  await typed(copy, `npm run deploy -- "${web}"`)
  const before = readlinkSync(join(web, 'current'))
  build('two')
  for (
    let number = 0;
    number < 400;
    number += 1 // enough files that it can be killed between them
  )
    writeFileSync(join(copy, `dist/assets/more-${number}.js`), 'x'.repeat(20_000))
  const killed = start(copy, `npm run deploy -- "${web}" --host nginx`)
  const isAtWork = () => readdirSync(join(web, 'releases')).some((name) => name.startsWith('.unfinished'))
  while (!isAtWork()) await new Promise((resolve) => setImmediate(resolve))
  await killed.kill()
  expect(readlinkSync(join(web, 'current'))).toBe(before)
  expect(readFileSync(join(web, 'current/site/index.html'), 'utf8')).toBe('the start page of one')
  expect((await typed(copy, `npm run deploy -- "${web}"`)).code).toBe(0)
  expect(readFileSync(join(web, 'current/site/index.html'), 'utf8')).toBe('the start page of two')
  expect(readdirSync(join(web, 'releases')).filter((name) => name.startsWith('.'))).toEqual([])
})

const unchecked: readonly (readonly [string, string])[] = [
  ['npm run deploy:check', 'Which site? For example: npm run deploy:check -- https://www.example.com'],
  ['npm run deploy:check -- example.com', '"example.com" is not an address. It begins with https://'],
  ['npm run deploy:check -- ftp://example.com', '"ftp://example.com" is not the address of a site.'],
  ['npm run deploy:check -- https://example.com/agency/', 'A site has a whole origin for itself.'],
  ['npm run deploy:check -- --jsn', '--jsn is not a flag of npm run deploy:check.'],
  ['npm run deploy:check -- https://example.com more', '"more" belongs to no flag.'],
  ['npm run deploy:check -- http://127.0.0.1:1', 'Not checked: http://127.0.0.1:1 does not answer.'],
]

test.each(isSoak ? unchecked : unchecked.slice(-2))(
  '%s checks nothing and ends with 2',
  { timeout: COMMAND_MS },
  async (line, sentence) => {
    const { code, all } = await typed(copy, line)
    expect(all).toContain(sentence)
    expect(all).not.toMatch(STACK)
    expect(code).toBe(2)
  },
)

test('npm run deploy:check -- --json prints a report that programs can read', { timeout: COMMAND_MS }, async () => {
  const server = createServer((_, response) => response.end('<script src="/assets/a-12345678.js"></script>'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { code, out } = await typed(copy, `npm run --silent deploy:check -- ${url} --json`)
  expect(JSON.parse(out)).toMatchObject({
    url,
    notChecked: null,
    groups: [{ title: 'Addresses' }, {}, {}, {}, {}, {}, {}],
  })
  expect(code).toBe(1)
})
