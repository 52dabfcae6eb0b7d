import type { Page } from '@playwright/test'

/** Names as they are told, in which a space stands before a point or a comma. */
export async function brokenNames(page: Page): Promise<readonly string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  return tree.split('\n').filter((line) => /^\s*- '?\w+ "[^"]*\S [.,:;!?](\s|")/.test(line))
}
