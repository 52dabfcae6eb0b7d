import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isSoak } from '#support/soak.ts'
import { COMMAND_MS, copyWorkingTree, KEEP_DIST, removeCopy, STACK, start, typed } from '#support/typed-command.ts'

const copy = copyWorkingTree()
afterAll(() => removeCopy(copy), COMMAND_MS)

test('npm start builds and serves the site and its mail, until Ctrl+C', { timeout: COMMAND_MS }, async () => {
  const site = start(copy, 'trap : INT; npm start; echo "ended with $?"', { env: { ...KEEP_DIST, PORT: '0' } })
  const [, url = ''] = await site.says(/running at (http:\/\/localhost:\d+)/)
  expect(await (await fetch(`${url}/jobs`)).text()).toContain('<h1')
  expect((await fetch(`${url}/__mail`)).status).toBe(200)
  const { all } = await site.interrupt()
  expect(all).toMatch(/^Building \.\.\. \d+\.\d s$/m)
  expect(all).toMatch(/^ended with (0|130)$/m) // npm says 130 for its own shell
  await expect(fetch(url)).rejects.toThrow()
})

test.each([
  ['abc', /^PORT is "abc" but must be a whole number from 0 to 65535\.$/m],
  ['taken', /^Port \d+ is in use by another program\. Choose another one, for example: PORT=\d+ npm start$/m],
])('npm start says that it cannot use the port %s', { timeout: COMMAND_MS }, async (port, sentence) => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const taken = String((other.address() as AddressInfo).port)
  const { code, all } = await typed(copy, 'npm start', { env: { PORT: port === 'taken' ? taken : port } })
  other.close()
  expect(all).toMatch(sentence)
  expect(all).not.toMatch(STACK)
  expect(code).toBe(1)
})

test('npm run build says what to know before the site is published', { timeout: COMMAND_MS }, async () => {
  const { code, all } = await typed(copy, 'npm run build', { env: KEEP_DIST })
  expect(all).toContain('The site is in dist. Before you publish it, note:')
  expect(existsSync(join(copy, 'dist/index.html'))).toBe(true)
  expect(code).toBe(0)
})

/** Mistakes in panda.config.ts: what is replaced by what, and what the command names. */
const brokenThemes = [
  ['npm start', 'a syntax error', 'export default', 'export default =', 'panda.config.ts:'],
  ['npm run styles', 'an unknown import', 'theme/keyframes.ts', 'theme/no-such-file.ts', 'no-such-file.ts'],
  [
    'npm run styles',
    'a token that is no object',
    ' tokens,',
    ' tokens: { ...tokens, sizes: { odd: 5 } },',
    'sizes.odd',
  ],
  [
    'npm run build',
    'a token that is no CSS',
    ' tokens,',
    " tokens: { ...tokens, sizes: { odd: { value: '}}' } } },",
    'odd',
  ],
] as const

// Panda throws for the first three; it only prints the last one, after most of its work
const triedThemes = isSoak ? brokenThemes : brokenThemes.slice(0, 3)

test.each(triedThemes)('%s stops when the theme has %s', { timeout: COMMAND_MS }, async (line, _, text, odd, named) => {
  const config = join(copy, 'panda.config.ts')
  const valid = readFileSync(config, 'utf8')
  expect(valid).toContain(text)
  writeFileSync(config, valid.replace(text, odd))
  const { code, all } = await typed(copy, line, { env: { PORT: '0' } })
  writeFileSync(config, valid)
  expect(all).toContain(named)
  expect(all).toContain('The styles could not be generated. Correct panda.config.ts,')
  expect(all).not.toMatch(STACK)
  expect(code).toBe(1)
})

test('npm run screenshots -- fun-narrow takes one screenshot', { timeout: COMMAND_MS }, async () => {
  const file = join(copy, 'public/screenshots/fun-narrow.png')
  rmSync(file)
  const { code, all } = await typed(copy, `npm run screenshots${isSoak ? '' : ' -- fun-narrow'}`, { env: KEEP_DIST })
  expect(all).toContain('Wrote public/screenshots/fun-narrow.png.')
  expect(statSync(file).size).toBeGreaterThan(1000)
  expect(code).toBe(0)
})

test('npm run bench -- install measures the site in dist', { timeout: COMMAND_MS }, async () => {
  if (!isSoak) {
    // a site of one page, because the whole one keeps the processor busy for most of a minute
    rmSync(join(copy, 'dist'), { recursive: true })
    mkdirSync(join(copy, 'dist'))
    writeFileSync(join(copy, 'dist/index.html'), '<!doctype html><title>A page</title><p>A page')
    writeFileSync(join(copy, 'dist/_headers'), '') // a build that has ended
  }
  const { code, all } = await typed(copy, `npm run bench -- ${isSoak ? '' : 'install '}--runs 1 --json bench.json`)
  expect(all).toContain('install: requests')
  expect(JSON.parse(readFileSync(join(copy, 'bench.json'), 'utf8')).rows).not.toEqual([])
  expect(code).toBe(0)
})

test.each([
  ['npm run bench -- delta install --runs x', '--runs is "x" but must be a whole number'],
  ['npm run bench -- --runs 0', '--runs is "0" but must be a whole number'],
  ['npm run bench -- --json /nonexistent/x', '--json is "/nonexistent/x", but that file cannot be written (ENOENT).'],
  ['npm run bench -- --vs src', /There is no built site in .*src\./],
  ['npm run bench -- --vs-ref no-such-commit', 'There is no commit "no-such-commit".'],
  ['npm run bench -- --routes blog', '--routes has "blog", but the path of a page starts with "/".'],
  ['npm run bench -- paint --runs', '--runs has no value.'],
  ['npm run bench --json x install', 'npm run bench -- --'],
])('%s is answered with a sentence', { timeout: COMMAND_MS }, async (line, sentence) => {
  const { code, all } = await typed(copy, line)
  expect(all).toMatch(sentence)
  expect(all).not.toMatch(STACK)
  expect(code).toBe(1)
})

test('npm run galaxy without ffmpeg says so before it writes anything', { timeout: COMMAND_MS }, async () => {
  const PATH = `${join(copy, 'node_modules/.bin')}:${join(process.execPath, '..')}`
  const { code, all } = await typed(copy, 'npm run galaxy', { env: { PATH } })
  expect(all).toContain('Rendering the galaxy needs ffmpeg. Install it and run this again.')
  expect(existsSync(join(copy, '.cache'))).toBe(false)
  expect(all).not.toMatch(STACK)
  expect(code).toBe(1)
})

test('npm run format formats the code', { timeout: COMMAND_MS }, async () => {
  writeFileSync(join(copy, 'src/lib/attempt.ts'), readFileSync('src/lib/attempt.ts', 'utf8').replaceAll('  ', '\t'))
  const { code, all } = await typed(copy, 'npm run format')
  expect(readFileSync(join(copy, 'src/lib/attempt.ts'), 'utf8')).toBe(readFileSync('src/lib/attempt.ts', 'utf8'))
  expect(all).toMatch(/^Checked \d+ files .* Fixed \d+ files?\.$/m)
  expect(code).toBe(0)
})

test('npm run soak -- outbox tries random histories', { timeout: COMMAND_MS }, async () => {
  const { code, all } = await typed(copy, 'npm run soak -- outbox', { env: isSoak ? {} : { VYOMIX_HISTORIES: '20' } })
  expect(all).toMatch(/Tests +\d+ passed/)
  expect(code).toBe(0)
})

if (isSoak)
  test('node src/tools/lookalikes.mjs writes the list that is there', { timeout: COMMAND_MS }, async () => {
    const { code, all } = await typed(copy, 'node src/tools/lookalikes.mjs')
    expect(all).toMatch(/^Wrote \d+ words to src\/content\/chat\/lookalikes\.ts\.$/m)
    expect(readFileSync(join(copy, 'src/content/chat/lookalikes.ts'), 'utf8')).toBe(
      readFileSync('src/content/chat/lookalikes.ts', 'utf8'),
    )
    expect(code).toBe(0)
  })
