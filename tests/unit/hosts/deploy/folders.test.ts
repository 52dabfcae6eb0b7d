import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copySite } from '#hosts/deploy/copy-site.ts'
import { deployRelease } from '#hosts/deploy/deploy-release.ts'
import { assertApart, makeFolder } from '#hosts/deploy/folders.ts'
import { builtSite, temporaryFolder } from '#support/built-folder.ts'

const APART = /contains the built site, or lies in it\. Choose another folder\.$/

test.each(['', 'web', 'new/web'])('a link to the built site is refused, and so is "%s" below it', async (below) => {
  const work = temporaryFolder()
  const built = builtSite(work, 'one')
  const before = readdirSync(built)
  symlinkSync(built, join(work, 'link'), 'junction')
  const folder = join(work, 'link', below)
  await expect(deployRelease({ built, folder, host: null, keep: 2 })).rejects.toThrow(APART)
  await expect(copySite(built, folder)).rejects.toThrow(APART)
  expect(readdirSync(built)).toEqual(before)
})

test('a link to a folder that holds the built site is refused, and so is the root of the disk', () => {
  const work = temporaryFolder()
  const built = builtSite(work, 'one')
  symlinkSync(work, join(work, 'link'), 'junction')
  for (const folder of [join(work, 'link'), '/']) expect(() => assertApart(built, folder)).toThrow(APART)
})

test('releases that lead into the built site are refused', async () => {
  const work = temporaryFolder()
  const built = builtSite(work, 'one')
  mkdirSync(join(work, 'web'))
  symlinkSync(built, join(work, 'web/releases'), 'junction')
  await expect(deployRelease({ built, folder: join(work, 'web'), host: null, keep: 2 })).rejects.toThrow(APART)
})

test('a folder beside the built site is allowed, even if its name begins alike', () => {
  const work = temporaryFolder()
  const built = builtSite(work, 'one')
  for (const folder of [`${built}-web`, join(work, '..web')]) expect(() => assertApart(built, folder)).not.toThrow()
})

test('a folder is made with those that it lies in', () => {
  const folder = join(temporaryFolder(), 'a/b/c')
  makeFolder(folder, { mkdirSync })
  expect(existsSync(folder)).toBe(true)
})

test('where the system accepts no folder, the attempt ends at once with a sentence', () => {
  const folder = join(temporaryFolder(), 'a/b/c')
  const refusing = () => {
    throw Object.assign(new Error('ENOENT'), { code: 'ENOENT' })
  }
  expect(() => makeFolder(folder, { mkdirSync: refusing })).toThrow(
    /cannot make the folder .+a\. Choose another one\.$/,
  )
})

test.each([
  ['a link that leads nowhere', 'nowhere', /link is a link that leads nowhere\. Delete it, or choose another folder\./],
  [
    'a link to itself',
    'link',
    /The way to .+ goes through links that lead in a circle\. Delete one, or choose another folder\./,
  ],
])('%s is a sentence', async (_, target, sentence) => {
  const work = temporaryFolder()
  const built = builtSite(work, 'one')
  symlinkSync(join(work, target), join(work, 'link'), 'junction')
  for (const folder of [join(work, 'link'), join(work, 'link/web')]) {
    await expect(deployRelease({ built, folder, host: null, keep: 2 })).rejects.toThrow(sentence)
    await expect(copySite(built, folder)).rejects.toThrow(sentence)
  }
  mkdirSync(join(work, 'web'))
  symlinkSync(join(work, 'web', target.replace('link', 'releases')), join(work, 'web/releases'), 'junction')
  await expect(deployRelease({ built, folder: join(work, 'web'), host: null, keep: 2 })).rejects.toThrow(
    /releases (is a link that leads nowhere|goes through links that lead in a circle)/,
  )
})
