import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../src/tools/browser.mjs'

const executablePath = process.env.VYOMIX_BROWSER ?? findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: './results',
  fullyParallel: true,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 8000 },
  workers: 2,
  use: {
    browserName: 'chromium',
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
