// `npm run bench`: measures the site as its visitors feel it. `npm run bench -- delta install` runs these parts alone.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { delta } from './bench/delta.mjs'
import { ensureBrowser } from './browser.mjs'
import { main, Stop } from './process.mjs'
import { install, requireNode } from './setup.mjs'

const parts = { delta }

main(async () => {
  requireNode()
  const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true })
  const names = positionals.length > 0 ? positionals : Object.keys(parts)
  const unknown = names.find((name) => !(name in parts))
  if (unknown) throw new Stop(`"${unknown}" is none of: ${Object.keys(parts).join(', ')}.`)
  await install(process.stderr)
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  /** @type {Record<string, unknown>} */
  const results = {}
  try {
    for (const name of /** @type {(keyof typeof parts)[]} */ (names)) {
      const rows = await parts[name](browser)
      results[name] = rows
      console.log(name)
      console.table(
        rows.map(({ files, worker, cache, ...row }) => ({
          ...row,
          'worker requests': worker.requests,
          'worker KiB': Math.round(worker.bytes / 1024),
          'cache requests': cache.requests,
          'cache KiB': Math.round(cache.bytes / 1024),
        })),
      )
    }
  } finally {
    await browser.close()
  }
  if (values.json) writeFileSync(values.json, JSON.stringify(results, null, 2))
})
