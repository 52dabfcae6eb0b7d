import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { COMMAND_MS, copyWorkingTree, removeCopy, STACK, typed } from '#support/typed-command.ts'
import { FAST_TESTS, STATIC_CHECKS } from '../../src/tools/checks.mjs'

const copy = copyWorkingTree()
afterAll(() => removeCopy(copy), COMMAND_MS)

const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts)
const commands = [
  ...scripts.map((name) => (/^(start|test)$/.test(name) ? `npm ${name} --` : `npm run ${name} --`)),
  'node src/tools/lookalikes.mjs',
]

/** The commands that take words. */
const withWords = commands.filter((command) => /run (new|bench|screenshots|soak|host|relay) /.test(command))

test.each(commands)('%s --help says what the command does', { timeout: COMMAND_MS }, async (command) => {
  const { code, out, all } = await typed(copy, `${command} --help`)
  expect(out).toMatch(/^[A-Z].+\.$/m)
  expect(out).toContain('--help')
  expect(all).not.toMatch(STACK)
  expect(code).toBe(0)
})

test.each(commands)('%s --colour is no flag of the command', { timeout: COMMAND_MS }, async (command) => {
  const { code, all } = await typed(copy, `${command} --colour`)
  expect(all).toMatch(/^--colour (is not a flag of|needs a kind before it).+\.$/m)
  expect(all).not.toMatch(STACK)
  expect(code).toBe(command.includes('deploy:check') ? 2 : 1) // its 1 stands for a mistake of the site
})

test.each(withWords)('%s pelican is no part of the command', { timeout: COMMAND_MS }, async (command) => {
  const { code, all } = await typed(copy, `${command} pelican`)
  expect(all).toMatch(/^"pelican" is not one of: .+\.$/m)
  expect(all).not.toMatch(STACK)
  expect(code).toBe(1)
})

const steps = [...readFileSync('src/tools/test.mjs', 'utf8').matchAll(/run(?:Test)?Step\('([^']+)'/g)].map(
  ([, name = '']) => name,
)

test('the README names every check of npm test, and the checks of npm run check need neither a build nor a browser', () => {
  const row =
    /^\| `npm test` +\| .*installs and checks: ([^|]*?) +\|$/m.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''
  const named = row.toLowerCase().split(', ')
  const run = [...steps, ...STATIC_CHECKS.map(({ name }) => name), FAST_TESTS.name]
    .flatMap((name) =>
      name
        .toLowerCase()
        .replace(/ tests$/, '')
        .split(/, | and /),
    )
    .filter((name) => name !== 'styles') // the others need them
  expect(named.toSorted()).toEqual([...new Set(run)].toSorted())
  expect(FAST_TESTS.paths.filter((path) => /^tests\/(build|e2e|commands)/.test(path))).toEqual([])
})

/** A command with its flags, without its other words: `npm run new --category --title`. */
const shape = (line: string) => {
  const [, command = ''] =
    /((?:npm (?:run (?:--silent )?[\w:]+|start|test)|node src\/tools\/[\w/]+\.mjs))/.exec(line) ?? []
  return {
    command: command.replace('--silent ', ''),
    flags:
      line
        .split(command)[1]
        ?.match(/(?<=\s)--\w[\w.-]*/g)
        ?.map(String) ?? [],
  }
}

test('every command that the papers name is run by a test of this folder, with its flags', () => {
  const papers = ['.', '.github', 'src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
      .filter((file) => file.endsWith('.md') || file === '.env.example')
      .filter((file) => !/content[/\\](articles|library|jobs|projects)/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  const named = papers.flatMap((paper) =>
    [...paper.matchAll(/`([^`\n]*(?:npm |node src\/tools\/)[^`\n]*)`|^ {4}(.*npm .*)$/gm)].map(([, inline, block]) =>
      shape(inline ?? block ?? ''),
    ),
  )
  const tests = readdirSync('tests/commands').map((file) => readFileSync(join('tests/commands', file), 'utf8'))
  const typedLines = tests
    .flatMap((text) => text.match(/(npm (run|start|test)|node src\/tools)[^\n]*/g) ?? [])
    .map(shape)
  const tried = [...typedLines, ...commands.map((command) => shape(`${command} --help`))]
  const missing = named.filter(
    ({ command, flags }) =>
      command !== '' &&
      !tried.some((line) => line.command === command && flags.every((flag) => line.flags.includes(flag))),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})
