import type { Page } from '@playwright/test'
import { messageOf, patternOf } from '#support/messages.ts'

/** The names of buttons that belong to floating or moving elements. */
export const unprintedButtons = [
  messageOf('chat', 'button.open'),
  messageOf('controls', 'pause', { what: '{what}' }),
].map(patternOf)

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

/** Returns the words of headings that are broken although they have no hyphen at that place. */
export function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}\u00ad]+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
          if (lines.size > 1 && !word.includes('\u00ad')) broken.push(word)
        }
      }
      return broken
    }),
  )
}

/** Returns accessible names in which a space precedes a punctuation mark. */
export async function badlySpacedNames(page: Page): Promise<readonly string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  return tree.split('\n').filter((line) => /^\s*- '?\w+ "[^"]*\S [.,:;!?](\s|")/.test(line))
}

/** Returns what a page shows in print but should not: navigation, floating elements, motion controls and light text. */
export async function printProblems(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' })
  const unprinted = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    ...unprintedButtons.map((name) => page.getByRole('button', { name })),
  ]
  const printed = await Promise.all(unprinted.map(async (each) => (await each.first().isVisible()) && `${each}`))
  return [
    ...printed.filter((each) => each !== false),
    ...(await page.evaluate(lightTexts)),
    ...(await fixedElements(page)),
  ]
}

/** Returns texts that could not be read on white paper: those lighter than a middle grey. */
function lightTexts(): readonly string[] {
  const light: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.nodeValue?.trim() || !parent.checkVisibility({ checkVisibilityCSS: true })) continue
    if (parent.closest('svg, img') || !canvas) continue
    canvas.fillStyle = getComputedStyle(parent).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    if (0.21 * red + 0.72 * green + 0.07 * blue > 128) light.push(`${node.nodeValue.trim()} (${canvas.fillStyle})`)
  }
  return light
}

/** Returns the visible elements with a fixed position, which would be printed on every sheet. */
function fixedElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.trim()}`),
  )
}

/**
 * Returns the texts that begin or end beyond the screen, or within `margins` of its left and right edge. Lays out the
 * whole page. Leaves out rows that scroll sideways, and what is hidden from view or from screen readers.
 */
export function textsBeyondEdges(page: Page, margins = { left: 0, right: 0 }): Promise<readonly string[]> {
  return page.evaluate(({ left, right }) => {
    document.documentElement.dataset.forceLayout = ''
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const isForScreenReaders = (element: Element) =>
      element.closest('span, p, label')?.getBoundingClientRect().width === 1
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const beyond: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const element = text.parentElement?.closest('h1, h2, h3, p, dt, dd, label, a, button, summary') as Element
      if (!element?.checkVisibility({ visibilityProperty: true }) || text.data.trim() === '') continue
      if (element.closest('[aria-hidden=true], svg') || isForScreenReaders(text.parentElement as Element)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      const isBeyond = box.right > document.documentElement.clientWidth - right + 2 || box.left < left - 2
      if (box.width > 0 && isBeyond && !scrolls(element)) beyond.push(text.data.trim())
    }
    return beyond
  }, margins)
}
