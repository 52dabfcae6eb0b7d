import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../src/tools/browser.mjs'

/** Matches the tag of long series of tests, which only `npm run soak:browser` runs. */
export const SOAK = /@soak/

/**
 * Matches the tag of tests that measure durations. They run one at a time, because parallel tests would slow them down.
 */
export const SPEED = /@speed/

const executablePath = process.env.VYOMIX_BROWSER ?? findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: './results',
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: availableParallelism() + 2, // tests spend much of their time waiting
  retries: 1, // a test may fail once because the machine is busy
  projects: [
    { name: 'visits', grepInvert: [SPEED, SOAK] },
    // runs after all other tests, one test at a time; other programs can make a test slower but never faster, so the
    // best of three tries counts
    { name: 'speed', grep: SPEED, grepInvert: SOAK, dependencies: ['visits'], workers: 1, retries: 2 },
  ],
  use: {
    browserName: 'chromium',
    serviceWorkers: 'block', // tests that need the worker allow it
    // without a graphics card, the animated sky takes a whole core; tests that need motion use `withMotion`
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
