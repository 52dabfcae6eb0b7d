import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../src/tools/browser.mjs'

/** Marks the rows of long tables: they run on demand. */
export const SOAK = /@soak/

/** Marks what measures work in milliseconds. Tests beside it would share the processor's caches and add to it. */
export const SPEED = /@speed/

const executablePath = process.env.VYOMIX_BROWSER ?? findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: './results',
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: availableParallelism() + 1, // a visit waits a good part of its time: another fills it
  retries: 1, // a busy machine may lose one; a test that fails twice has failed
  projects: [
    { name: 'visits', grepInvert: [SPEED, SOAK] },
    { name: 'speed', grep: SPEED, grepInvert: SOAK, dependencies: ['visits'], workers: 1 }, // after all others, one at a time
  ],
  use: {
    browserName: 'chromium',
    // without a graphics card a sky that turns takes a whole core; tests of what moves ask for motion (`moving`)
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
