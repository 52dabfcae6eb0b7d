import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { folderProblem, nodeVersionProblem, requiredNode } from '../../../src/tools/computer.mjs'

const RANGE = '^20.19 || ^22.16 || >=24'

test('a version of Node that was not tried is refused in a sentence', () => {
  expect(nodeVersionProblem('21.7.3', RANGE)).toBe(
    'Vyomix needs Node 20 from 20.19 on, 22 from 22.16 on, or 24 or newer, but this is 21.7.3. Install one of these and run the command again.',
  )
  expect(nodeVersionProblem('18.20.4', '>=20.19')).toContain('needs Node 20.19 or newer, but this is 18.20.4.')
  expect(nodeVersionProblem('18.20.4', '^20.0.0')).toContain('needs Node 20 from 20 on, but')
})

test.each(['16.20.2', '18.20.8', '20.9.0', '20.18.9', '21.7.3', '22.0.0', '22.15.1', '23.11.0'])(
  'Node %s is refused',
  (version) => {
    expect(nodeVersionProblem(version, RANGE)).not.toBeNull()
  },
)

test.each(['20.19.0', '20.20.2', '22.16.0', '22.21.1', '24.0.0', '24.1.0-nightly', '25.2.0', '26.10.0'])(
  'Node %s is accepted',
  (version) => {
    expect(nodeVersionProblem(version, RANGE)).toBeNull()
  },
)

test.each(['20.x', '~20.19', '>=20 <22', '*', ''])('a range that is not understood is an error: %j', (range) => {
  expect(() => nodeVersionProblem('24.0.0', range)).toThrow('is not a part of a range')
})

test('the first versions that package.json names suit the packages that build and test the site', () => {
  const first = requiredNode('.').matchAll(/\d+\.?\d*/g)
  const versions = [...first].map(([version]) => (version.includes('.') ? `${version}.0` : `${version}.0.0`))
  expect(versions).toHaveLength(3)
  const problems = ['vite', 'vitest', 'html-validate'].flatMap((name) => {
    const { engines } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
    return versions.filter((version) => nodeVersionProblem(version, engines.node) !== null)
  })
  expect(problems).toEqual([])
})

test.each(['/work/c# work', '/work/what?', '/work/a*b', '/work/100% web', `/work/a${delimiter}b`])(
  'the folder %s is refused in a sentence',
  (folder) => {
    const sentence = /^Vyomix cannot be built in .*, because of the "." in its name\. Rename or move the folder/
    expect(folderProblem(folder)).toMatch(sentence)
  },
)

test.each(['/work/My Site – Büro (new)', '/work/[sites]', "/work/R&D's", '/work/{a,b}!', 'C:\\work'])(
  'the folder %s is accepted',
  (folder) => {
    expect(folderProblem(folder)).toBeNull()
  },
)

test.each([
  ['an unsuitable Node', 'work', '>=999', /^Vyomix needs Node 999 or newer, but this is [\d.]+\. Install .*\n$/],
  ['an unsuitable folder', 'c# work', '>=20', /^Vyomix cannot be built in .*\n$/],
])('with %s, a tool prints one sentence and does nothing', (_, name, node, sentence) => {
  const root = join(mkdtempSync(join(tmpdir(), 'tools-')), name)
  const tools = join(root, 'src/tools')
  mkdirSync(tools, { recursive: true })
  writeFileSync(join(root, 'package.json'), JSON.stringify({ engines: { node } }))
  for (const file of ['process.mjs', 'computer.mjs']) cpSync(join('src/tools', file), join(tools, file))
  writeFileSync(
    join(tools, 'tool.mjs'),
    `import { runTool } from './process.mjs'\nrunTool(async () => console.log('done'))\n`,
  )
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(tools, 'tool.mjs')], { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(sentence)
})
