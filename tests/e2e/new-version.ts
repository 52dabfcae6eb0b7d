import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Page } from '@playwright/test'
import { reseal } from '#support/resealed-site.ts'

/**
 * Turns a built folder into a newer version of the site: the script of the game gets another name, and so does every
 * script and style sheet that contains that name, because file names contain a hash of the content. All files then
 * contain the new names, and the old files no longer exist.
 * @returns the path of the new script of the game
 */
export function deployNewVersion(folder: string): string {
  const assets = readdirSync(join(folder, 'assets'), { recursive: true, encoding: 'utf8' })
  const gameScript = assets.find((file) => /^fun-page-[\w-]{8}\.js$/.test(file))
  if (!gameScript) throw new Error(`There is no script of the game in ${folder}.`)
  const textFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css|json)$/.test(file),
  )
  const contents = new Map(textFiles.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const renamed = new Map([[gameScript, newName(gameScript)]])
  for (const [old, fresh] of renamed) {
    for (const [file, text] of contents) {
      if (!text.includes(basename(old))) continue
      contents.set(file, text.replaceAll(basename(old), basename(fresh)))
      const asset = relative('assets', file)
      if (assets.includes(asset)) renamed.set(asset, newName(asset))
    }
  }
  for (const [file, text] of contents) writeFileSync(join(folder, file), text)
  for (const [old, fresh] of renamed) renameSync(join(folder, 'assets', old), join(folder, 'assets', fresh))
  reseal(folder)
  return join(folder, 'assets', newName(gameScript))
}

/** Returns a new name: 'fun-1a2b3c4d.js' becomes 'fun-NEW1a2b3.js'. */
function newName(file: string): string {
  return file.replace(/-(.)([\w-]{4})[\w-]{3}(\.\w+)$/, (_, first, middle, ending) => `-NEW${first}${middle}${ending}`)
}

/** Checks for a newer version of the worker now, as the site does once an hour. */
export async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
}
