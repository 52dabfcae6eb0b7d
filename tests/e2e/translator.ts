import type { Page } from '@playwright/test'

/** Returns a text as the test's translator renders it. */
export const translated = (words: string): string => `‹${words}›`

/**
 * Translates the page as browsers do, now and whenever text is added: each text node is replaced by two elements with
 * the new text, except in code, fields, drawings and elements with `translate=no`.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const LEFT_ALONE = 'script, style, noscript, textarea, select, code, pre, svg, font, [translate=no]'
    const replace = (text: Text) => {
      if (!/\p{L}/u.test(text.data) || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(`‹${text.data}›`)
      outer.append(inner)
      text.replaceWith(outer)
    }
    const replaceIn = (node: Node) => {
      if (node instanceof Text) return replace(node)
      const texts: Text[] = []
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(replace)
    }
    replaceIn(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) replaceIn(node)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}
