import type { Page } from '@playwright/test'

/**
 * Returns the drawings that are shown in another aspect ratio than their own, except those that may be cropped. Lays
 * out the whole page.
 */
export function distortedDrawings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    document.documentElement.dataset.forceLayout = ''
    return [...document.querySelectorAll('svg')].flatMap((svg) => {
      const { width, height } = svg.viewBox.baseVal ?? { width: 0, height: 0 }
      if (width === 0 || svg.getClientRects().length === 0 || svg.hasAttribute('preserveAspectRatio')) return []
      const style = getComputedStyle(svg)
      const ratio = Number.parseFloat(style.width) / Number.parseFloat(style.height)
      return Math.abs(ratio / (width / height) - 1) < 0.03 ? [] : [svg.outerHTML.slice(0, 120)]
    })
  })
}

/** Returns the paragraphs and list items with balanced lines, which would be narrower than necessary on a phone. */
export function balancedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('p, dd, li')].flatMap((text) => {
      const hasWords = [...text.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
      const isBalanced = getComputedStyle(text).getPropertyValue('text-wrap-style') === 'balance'
      return hasWords && isBalanced ? [text.textContent] : []
    }),
  )
}

/** Returns accessible names in which a space precedes a punctuation mark. */
export async function badlySpacedNames(page: Page): Promise<readonly string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  return tree.split('\n').filter((line) => /^\s*- '?\w+ "[^"]*\S [.,:;!?](\s|")/.test(line))
}
