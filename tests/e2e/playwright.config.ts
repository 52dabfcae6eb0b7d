import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../src/tools/browser.mjs'

/** These measure work in milliseconds. Tests beside them would share the processor's caches and add to each. */
const SPEED = /(library-stream|outbox-smoothness)\.spec\.ts$/

/** Marks the rows of long tables: they run on demand. */
export const SOAK = /@soak/

const executablePath = process.env.VYOMIX_BROWSER ?? findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: './results',
  fullyParallel: true,
  forbidOnly: true,
  grepInvert: SOAK,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  retries: 1, // a busy machine may lose one; a test that fails twice has failed
  projects: [
    { name: 'visits', testIgnore: SPEED },
    { name: 'speed', testMatch: SPEED, dependencies: ['visits'], workers: 1 }, // after all others, one at a time
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
