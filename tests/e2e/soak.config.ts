import { defineConfig } from '@playwright/test'
import { oldestBrowserPath } from '../../src/tools/oldest-browser.mjs'
import base, { SOAK, SPEED } from './playwright.config.ts'

/**
 * Runs the long series of tests, of which the normal run contains only samples, and a walk through the site in the
 * oldest Chromium in which it has to work.
 */
export default defineConfig({
  ...base,
  projects: [
    { name: 'visits', grep: SOAK, grepInvert: SPEED },
    {
      name: 'speed',
      grep: new RegExp(`(?=.*${SOAK.source})(?=.*${SPEED.source})`),
      dependencies: ['visits'],
      workers: 1,
    },
    { name: 'fetch', testMatch: 'oldest-browser.setup.ts', retries: 0 },
    {
      name: 'oldest',
      testMatch: 'oldest-browser.walk.ts',
      dependencies: ['fetch'],
      use: {
        launchOptions: { ...base.use?.launchOptions, executablePath: oldestBrowserPath },
      },
    },
  ],
})
