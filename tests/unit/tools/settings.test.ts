import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSettings, settingProblems } from '../../../src/tools/settings.mjs'

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}

test.each([
  ['VITE_SITE_NAME=Flat #12', 'is cut off at its "#". Put the whole value in quotation marks'],
  ['VITE_X_URL=https://x.example/#me', 'is cut off at its "#"'],
  ['export VITE_SITE_NAME = Asha # our name', 'a comment goes on a line of its own'],
  ['VITE_SITE_NAME="Asha" & Co', 'is cut off behind the second "'],
  ['VITE_SITE_NAME="Asha" # our name', 'is cut off behind the second "'],
  ['VITE_SITE_NAME="The \\"Sky\\" #1"', 'is cut off behind the second "'],
  ['VITE_SITE_NAME="Asha', 'begins with " and does not end with it on the same line'],
  ['VITE_SITE_NAME=Cash$Flow', 'has a "$", which stands for another variable. Write "\\$" instead'],
  [`VITE_SITE_NAME='Cash\${Flow}'`, 'has a "$"'],
  ['VITE_SITE_NAME: Asha', 'has no "=" behind its name'],
])('a setting that would be read otherwise than it is written is reported: %s', (line, problem) => {
  const [sentence = '', ...others] = settingProblems('.env', `# A comment.\r\n\r\n${line}\r\n`)
  expect(others).toEqual([])
  expect(sentence).toMatch(/^\.env, line 3: VITE_(SITE_NAME|X_URL) .*\.$/)
  expect(sentence).toContain(problem)
})

test('a name that is no setting is named, because its value would be ignored', () => {
  expect(settingProblems('.env', 'VITE_SITE_NAM=Acme\nVITE_SITE_NAME=Acme\n')).toEqual([
    '.env, line 1: VITE_SITE_NAM is not the name of a setting. The file .env.example has all names.',
  ])
})

test('the sentences contain no value, and other variables are not looked at', () => {
  expect(settingProblems('.env', 'VITE_SITE_NAME=secret #1 $secret').join()).not.toContain('secret')
  expect(settingProblems('.env', 'PASSWORD=a#$b\nKEY="one\ntwo"\n#VITE_SITE_NAME=a#b\n')).toEqual([])
})

test('values are read whole as the sentences and .env.example say to write them', async () => {
  const folder = folderWith({
    '.env': 'VITE_RESPONSIBLE_ADDRESS="Flat #12"\nVITE_RESPONSIBLE_NAME="Cash\\$Flow"\nVITE_SITE_NAME=`The "Sky" #1`\n',
    '.env.local': "VITE_MAIL_USER='a#b'\nVITE_MAIL_SERVICE=$5\n",
  })
  expect(await loadSettings('production', folder)).toMatchObject({
    VITE_RESPONSIBLE_ADDRESS: 'Flat #12',
    VITE_RESPONSIBLE_NAME: 'Cash$Flow',
    VITE_SITE_NAME: 'The "Sky" #1',
    VITE_MAIL_USER: 'a#b',
    VITE_MAIL_SERVICE: '$5',
  })
  expect(readFileSync('.env.example', 'utf8')).toContain('as in "Flat #12"; a dollar sign is written \\$')
})

test('every file that is read in a mode is checked, and no other', async () => {
  const line = 'VITE_SITE_NAME=a#b\n'
  const files = ['.env', '.env.local', '.env.production', '.env.production.local', '.env.staging', '.env.old']
  const folder = folderWith(Object.fromEntries(files.map((file) => [file, line])))
  const filesNamed = async (mode: string) => {
    try {
      return await loadSettings(mode, folder)
    } catch (error) {
      return String(error).match(/^\.env\S*(?=, line 1)/gm)
    }
  }
  expect(await filesNamed('production')).toEqual(files.slice(0, 4))
  expect(await filesNamed('staging')).toEqual(['.env', '.env.local', '.env.staging'])
})
