import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Page } from '@playwright/test'
import { reseal } from '#support/resealed-site.ts'

/**
 * Deploys a newer version: the game's script gets another name, and with it each script and style sheet that names it,
 * because names contain a hash of the content. The page of the game and the table of islands name the new script. The
 * old files are gone from the host.
 * @returns the path of the game's new script
 */
export function deployNewVersion(folder: string): string {
  const assets = readdirSync(join(folder, 'assets'), { recursive: true, encoding: 'utf8' })
  const game = assets.find((file) => /^fun-[\w-]{8}\.js$/.test(file))
  if (!game) throw new Error(`no script of the game in ${folder}`)
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css|json)$/.test(file),
  )
  const contents = new Map(texts.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const renamed = new Map([[game, newName(game)]])
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
  return join(folder, 'assets', newName(game))
}

/** Returns a new name: 'fun-1a2b3c4d.js' becomes 'fun-NEW2b3c4.js'. */
function newName(file: string): string {
  return file.replace(/-(.)([\w-]{4})[\w-]{3}(\.\w+)$/, (_, first, middle, ending) => `-NEW${first}${middle}${ending}`)
}

/** Makes the worker check for a newer version now, as it does once an hour. */
export async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
}
