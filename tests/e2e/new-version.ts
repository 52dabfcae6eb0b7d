import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Deploys a newer version: the game's script gets another name, so that the old one is gone from the host. */
export function deployNewVersion(folder: string): void {
  const old = readdirSync(join(folder, 'assets')).find((file) => /^fun-[\w-]{8}\.js$/.test(file))
  if (!old) throw new Error(`no script of the game in ${folder}`)
  const fresh = 'fun-NEWERONE.js'
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js)$/.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    if (text.includes(old)) writeFileSync(join(folder, file), text.replaceAll(old, fresh))
  }
  renameSync(join(folder, 'assets', old), join(folder, 'assets', fresh))
}

/** Has the worker look for a newer version now, as it does once an hour. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
}
