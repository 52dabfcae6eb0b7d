import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { otherIdentity } from '#support/other-identity.ts'
import { sharedNames } from '#support/shared-names.ts'
import { isSoak } from '#support/soak.ts'
import { COMMAND_MS, copyWorkingTree, removeCopy, typed } from '#support/typed-command.ts'

const copy = copyWorkingTree()
afterAll(() => removeCopy(copy), COMMAND_MS)

test('a contrast that is too low stops the build with a sentence', { timeout: COMMAND_MS }, async () => {
  const env = { VITE_SIGNAL_COLORS: '#7a3300 #ffab6b #8f3d00' }
  const { code, all } = await typed(copy, 'npm run build', { env })
  expect(all).toMatch(/^VITE_SIGNAL_COLORS is too hard to read\. The first colour \(#7a3300\) .* to 1\.$/m)
  expect(code).toBe(1)
})

if (isSoak)
  test('a build under another name has the old one nowhere but in articles and shared names', {
    timeout: COMMAND_MS,
  }, async () => {
    const { code } = await typed(copy, 'npm run build', { env: otherIdentity })
    expect(code).toBe(0)
    const files = readdirSync(join(copy, 'dist'), { recursive: true, encoding: 'utf8' })
    const texts = files.filter((file) => /\.(html|js|css|json|xml|txt|svg|webmanifest)$|^_/.test(file))
    expect(texts.length).toBeGreaterThan(100)
    const holders = texts.filter((file) => {
      const text = readFileSync(join(copy, 'dist', file), 'utf8').replace(sharedNames, '')
      return /vyomix|ff8a3d|ffab6b/i.test(text) && !file.replaceAll('\\', '/').startsWith('blog/')
    })
    expect(holders).toEqual([])
    expect(readFileSync(join(copy, 'dist/index.html'), 'utf8')).toContain('Borealis &amp; Söhne')
  })
