import type { Page } from '@playwright/test'
import { expect } from './site-fixtures.ts'

/**
 * Records what a screen reader says by itself: the texts of live regions when they change, and the role, the name and the
 * description of the elements that receive the focus. The names are those of the browser's accessibility tree.
 */
export async function listen(page: Page): Promise<Speech> {
  await page.addInitScript(recordLiveRegions)
  const devTools = await page.context().newCDPSession(page)
  const focused = async () => {
    const { result } = await devTools.send('Runtime.evaluate', { expression: 'document.activeElement' })
    if (!result.objectId) return ''
    const { nodes } = await devTools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })
    const parts = [nodes[0]?.role, nodes[0]?.name, nodes[0]?.description].map((part) => part?.value)
    return parts.filter(Boolean).join(', ')
  }
  const announced = () => page.evaluate(() => (globalThis as unknown as Announcing).announced ?? [])
  return {
    async during(action) {
      const before = (await announced()).length
      await action()
      return {
        announces: (texts) => expect.poll(async () => (await announced()).slice(before)).toEqual(texts),
        announcesInAnyOrder: (texts) =>
          expect.poll(async () => (await announced()).slice(before).toSorted()).toEqual([...texts].toSorted()),
        focuses: (text) => expect.poll(focused).toEqual(text),
      }
    },
  }
}

type Announcing = { announced?: string[] }

type Said = {
  /** Waits until exactly these texts, or texts that match, have been announced since the action, in this order. */
  readonly announces: (texts: readonly unknown[]) => Promise<void>
  /** Waits until exactly these texts have been announced since the action, by regions that do not wait for each other. */
  readonly announcesInAnyOrder: (texts: readonly string[]) => Promise<void>
  /** Waits until the element with this role, name and description, or with a text that matches, has the focus. */
  readonly focuses: (text: unknown) => Promise<void>
}

export type Speech = {
  /** Runs an action of the visitor, and returns what can be expected to be said from then on. */
  readonly during: (action: () => Promise<unknown>) => Promise<Said>
}

/**
 * Runs in the page. A log says what was added to it, every other region all of its text, also the same text once more if
 * it was added anew. What is hidden from assistive technology, such as everything outside of a modal dialog, says
 * nothing.
 */
function recordLiveRegions() {
  const said: string[] = []
  Object.assign(globalThis, { announced: said })
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]'
  const HIDDEN = '[aria-hidden=true], [inert]'
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
  // biome-ignore lint/performance/useDomNodeTextContent: it separates the words of two blocks
  const textOf = (node: Node) => (node instanceof HTMLElement ? node.innerText : (node.textContent ?? ''))
  const last = new WeakMap<Element, string>()
  const say = (region: Element, text: string, isAdded: boolean) => {
    const spoken = text.replace(/\s+/g, ' ').trim()
    if (spoken === last.get(region) && !isAdded) return
    last.set(region, spoken)
    if (spoken !== '' && !region.closest(HIDDEN)) said.push(spoken)
  }
  new MutationObserver((records) => {
    const whole = new Map<Element, boolean>()
    for (const { target, addedNodes } of records) {
      const region = elementOf(target)?.closest(LIVE)
      // a region that appears with its text is announced only as an alert
      for (const node of addedNodes)
        if (node instanceof Element && !region)
          for (const alert of [node, ...node.querySelectorAll('*')])
            if (alert.matches('[role=alert]')) whole.set(alert, true)
      const isAdded = [...addedNodes].some((node) => node.isConnected && textOf(node).trim() !== '')
      if (region?.getAttribute('role') === 'log') for (const node of addedNodes) say(region, textOf(node), true)
      else if (region) whole.set(region, isAdded || whole.get(region) === true)
    }
    for (const [region, isAdded] of whole) if (region.isConnected) say(region, textOf(region), isAdded)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
