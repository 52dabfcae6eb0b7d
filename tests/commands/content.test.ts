import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isSoak } from '#support/soak.ts'
import { COMMAND_MS, copyWorkingTree, removeCopy, STACK, start, typed } from '#support/typed-command.ts'

const copy = copyWorkingTree()
afterAll(() => removeCopy(copy), COMMAND_MS)

const readCopy = (file: string) => readFileSync(join(copy, file), 'utf8')

/** Writes of each kind, with the path of the file. */
const writes = [
  [
    'article --title "Notes on ports" --excerpt "What a port tells about a ship: which ones we leave open, and who decides that." ' +
      '--author "Nandini Rao" --tags "Security, Hosting, Quality" --text "A port is a number: one door of many."',
    'src/content/articles/notes-on-ports.md',
  ],
  [
    'service --name "Data Engineering" --promise "Numbers that agree" --card "One place for the numbers of all your tools." ' +
      '--description "Pipelines, a warehouse and reports that agree with each other, and that we test." ' +
      '--intro "Your tools count the same thing in different ways. We make them agree."',
    'src/content/services/data-engineering.yaml',
  ],
  [
    'project --title "Ferry times" --field Apps --client Transport --completed 2025-06 --technologies "Kotlin, Swift" ' +
      '--address https://ferry.example --summary "Tells when the next boat leaves, and where from."',
    'src/content/projects/ferry-times.md',
  ],
  [
    'agent --name "Letter Writer" --category Content --description "Writes a letter that its reader likes to read."',
    'src/content/library/letter-writer.md',
  ],
  [
    'answer --title "Where can I leave my bicycle?" --words "bicycle, bike rack" --text "There is a rack behind the house."',
    'src/content/faq/added.yaml',
  ],
] as const

// a file and a list stand for all: new-templates.test.ts holds what each kind writes
const SAMPLE = /^(agent|answer) /
const tried = isSoak ? writes : writes.filter(([flags]) => SAMPLE.test(flags))

test.each(tried)('npm run new -- %s', { timeout: COMMAND_MS }, async (flags, file) => {
  const { code, all } = await typed(copy, `npm run new -- ${flags}`)
  expect(all).toContain(`Wrote ${file}.`)
  expect(readCopy(file)).not.toBe('')
  expect(code).toBe(0)
})

test('npm run new asks for what no flag answers, again after an invalid answer', { timeout: COMMAND_MS }, async () => {
  const text = 'You build the tables that every other team reads, and you keep them right and tested.'
  const input = `job\nData Engineer\nmusic\ntech\nRemote\n${text}\n`
  const { code, all } = await typed(copy, 'npm run new', { input })
  expect(all).toContain('What do you want to add (article, job, ')
  expect(all).toContain('Wanted: one of tech, sales. Category (tech, sales)?')
  expect(readCopy('src/content/jobs/data-engineer.md')).toContain(text)
  expect(code).toBe(0)
})

test('npm run new without flags or answers says what is missing, and writes nothing', {
  timeout: COMMAND_MS,
}, async () => {
  const line = 'npm run new -- job --title "Sales Lead" --category sales'
  const { code, all } = await typed(copy, line)
  expect(all).toMatch(
    /^This needs an answer, but the input has ended: Location .* Pass it as --location\. The flags of /m,
  )
  expect(() => readCopy('src/content/jobs/sales-lead.md')).toThrow('ENOENT')
  expect(all).not.toMatch(STACK)
  expect(code).toBe(1)
})

test.each([
  'npm run new job --title "Data Analyst" --category tech --location Remote',
  'npm run new --title "Data Analyst" job',
])('%s names the missing --', { timeout: COMMAND_MS }, async (line) => {
  const { code, all } = await typed(copy, line)
  expect(all).toMatch(/npm run new -- job --title "…" \(in PowerShell: npm run new '--' job --title "…"\)/)
  expect(code).toBe(1)
})

test('npm run new -- job --help lists the flags of a job', { timeout: COMMAND_MS }, async () => {
  const { code, all } = await typed(copy, 'npm run new -- job --help')
  expect(all).toMatch(/^ {2}--category "…" +Category \(tech, sales\)\?$/m)
  expect(code).toBe(0)
})

test('npm run dev serves a page and a changed word, until Ctrl+C', { timeout: COMMAND_MS }, async () => {
  const job = 'src/content/jobs/front-end.md'
  const dev = start(copy, `trap : INT; npm run dev -- --port 0; echo "ended with $?"`)
  const [, url = ''] = await dev.says(/Local: +(http:\/\/localhost:\d+)/)
  expect(await (await fetch(`${url}/jobs`, { headers: { accept: 'text/html' } })).text()).toContain('<div id="root"')
  const records = async () => (await fetch(`${url}/@id/__x00__virtual:records/jobs`)).text()
  expect(await records()).not.toContain('Keeper of Lighthouses')
  writeFileSync(join(copy, job), readCopy(job).replace(/^title: .*$/m, 'title: Keeper of Lighthouses'))
  await expect.poll(records, { timeout: COMMAND_MS }).toContain('Keeper of Lighthouses')
  const { all } = await dev.interrupt()
  expect(all).not.toMatch(STACK)
  expect(all).toMatch(/^ended with (0|130)$/m) // npm says 130 for its own shell
  await expect(fetch(url)).rejects.toThrow()
})

test('npm run check:content names a mistake with its file and line, also with colours and in CI', {
  timeout: COMMAND_MS,
}, async () => {
  const valid = await typed(copy, 'npm run check:content')
  expect(valid.all).toContain('No mistakes were found.')
  expect(valid.code).toBe(0)
  writeFileSync(
    join(copy, 'src/content/jobs/front-end.md'),
    '---\ntitle: Front-end Developer\ncategory: art\n---\nToo short.\n',
  )
  const mistaken = await typed(copy, 'npm run --silent check:content', { env: { FORCE_COLOR: '1', CI: '1' } })
  expect(mistaken.all).toContain('jobs/front-end.md:3: category is "art"; wanted: one of tech, sales')
  expect(mistaken.all).not.toContain('\u001b')
  expect(mistaken.code).toBe(1)
})

if (isSoak)
  test('npm run build names the same mistake, also with colours and in CI', { timeout: COMMAND_MS }, async () => {
    const { code, all } = await typed(copy, 'npm run --silent build', {
      env: { FORCE_COLOR: '1', CI: '1' },
    })
    expect(all).toContain('jobs/front-end.md:3: category is "art"; wanted: one of tech, sales')
    expect(all).not.toMatch(STACK)
    expect(all).not.toContain('\u001b')
    expect(code).toBe(1)
  })
