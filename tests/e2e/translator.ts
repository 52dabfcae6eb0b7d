import type { Page } from '@playwright/test'

/** Returns a text as `translatePage` translates it. */
export const translatedText = (words: string): string => `‹${words}›`

/**
 * Translates the page as browsers do, now and whenever text is added: each text node is replaced by two nested
 * elements with the new text, except in code, fields, drawings and elements with `translate=no`.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const UNTRANSLATED = 'script, style, noscript, textarea, select, code, pre, svg, font, [translate=no]'
    const translateText = (text: Text) => {
      if (!/\p{L}/u.test(text.data) || !text.parentElement || text.parentElement.closest(UNTRANSLATED)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(`‹${text.data}›`)
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translateTextsIn = (node: Node) => {
      if (node instanceof Text) return translateText(node)
      const texts: Text[] = []
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(translateText)
    }
    translateTextsIn(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) translateTextsIn(node)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}
