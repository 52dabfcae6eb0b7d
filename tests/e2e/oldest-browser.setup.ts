import { test } from '@playwright/test'
import { fetchOldestBrowser } from '../../src/tools/oldest-browser.mjs'

test('the oldest supported Chromium can be fetched', async () => {
  await fetchOldestBrowser()
})
