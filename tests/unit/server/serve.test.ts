import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '#server/serve.ts'

function folderWith(name: string, content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-serve-'))
  writeFileSync(join(folder, name), content)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a stopped site gives its port back to the next one', async () => {
  const root = folderWith('index.html', 'home')
  const first = await serve({ root, mailFolder: root, port: 0 })
  expect(await (await fetch(first.url)).text()).toBe('home')
  await first.close()
  await expect(fetch(first.url)).rejects.toThrow()
  const second = await serve({ root, mailFolder: root, port: first.port })
  expect(second.url).toBe(first.url)
  await second.close()
})

test('a port in use is reported', async () => {
  const root = folderWith('index.html', 'home')
  const site = await serve({ root, mailFolder: root, port: 0 })
  await expect(serve({ root, mailFolder: root, port: site.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await site.close()
})

test('the mail endpoint of the settings is answered here', async () => {
  const root = folderWith('index.html', 'home')
  const site = await serve({ root, mailFolder: root, port: 0 })
  expect((await fetch(`${site.url}/api/v1.0/email/send`, { method: 'POST', body: '{}' })).status).toBe(415)
  await site.close()
})
