import { EventEmitter } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pandaWatch } from '#prerender/panda-watch.ts'

/** Starts the plugin in a project whose command for styles writes `written`. */
function setUp() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const root = mkdtempSync(join(tmpdir(), 'vyomix watch é-'))
  onTestFinished(() => {
    vi.useRealTimers()
    rmSync(root, { recursive: true })
  })
  mkdirSync(join(root, 'src/tools'), { recursive: true })
  writeFileSync(join(root, 'src/tools/styles.mjs'), "import fs from 'node:fs'\nfs.writeFileSync('written', '')\n")
  const watcher = new EventEmitter()
  const { configureServer } = pandaWatch(root) as { configureServer: (server: object) => void }
  const errors: string[] = []
  configureServer({ watcher, config: { logger: { error: (message: string) => errors.push(message) } } })
  return { watcher, errors, written: join(root, 'written') }
}

test.each(['/site/src/ui/button.tsx', 'C:\\site\\src\\ui\\button.tsx'])(
  'when %s changes, the styles are generated, even where npm is not found',
  async (file) => {
    vi.stubEnv('PATH', '')
    const { watcher, errors, written } = setUp()
    watcher.emit('all', 'change', file)
    vi.advanceTimersByTime(300)
    vi.useRealTimers()
    await vi.waitFor(() => expect([existsSync(written), ...errors]).toEqual([true]), 10_000)
  },
)

test.each(['/site/src/ui/styled-system/css/index.js', '/site/src/content/jobs/tester.md', '/site/tests/a.test.tsx'])(
  'when %s changes, nothing is generated',
  (file) => {
    const { watcher } = setUp()
    watcher.emit('all', 'change', file)
    expect(vi.getTimerCount()).toBe(0)
  },
)
