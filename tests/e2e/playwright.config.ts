import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../src/tools/browser.mjs'

/** Marks the rows of long tables, which run on demand. */
export const SOAK = /@soak/

/**
 * Marks tests that measure work in milliseconds. Parallel tests would share the processor's caches and slow them down.
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
  workers: availableParallelism() + 1, // a test waits a good part of its time, which another can use
  retries: 1, // a busy machine may fail a test once; a test that fails twice has failed
  projects: [
    { name: 'visits', grepInvert: [SPEED, SOAK] },
    // after all others, one at a time
    { name: 'speed', grep: SPEED, grepInvert: SOAK, dependencies: ['visits'], workers: 1 },
  ],
  use: {
    browserName: 'chromium',
    // without a graphics card, a turning sky takes a whole core; tests of motion ask for it (`withMotion`)
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
