import { defineConfig } from '@playwright/test'
import base, { SOAK, SPEED } from './playwright.config.ts'

/** Runs the long series of tests, of which the normal run contains only samples. */
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
  ],
})
