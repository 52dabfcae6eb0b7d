import type { Page } from '@playwright/test'

/**
 * Complains on the console where React changes or takes away a text that it holds by its node, or puts something before
 * one. A browser's translator puts elements of its own in place of such nodes: the new words would never show, or the page
 * would break. Text that is alone in an element is none of these: React sets the text of the element. (React marks the
 * nodes that it holds.)
 */
export async function reportTextNodeMutations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isHeld = (node: Node | null): node is Text =>
      node instanceof Text &&
      node.data.trim() !== '' &&
      Object.keys(node).some((name) => name.startsWith('__reactFiber$'))
    const complain = (what: string, { data }: Text) => console.error(`React ${what} a bare text: ${data.slice(0, 80)}`)
    const { removeChild, insertBefore } = Node.prototype
    Node.prototype.removeChild = function <T extends Node>(child: T): T {
      if (isHeld(child)) complain('takes away', child)
      return removeChild.call(this, child) as T
    }
    Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
      if (isHeld(next)) complain('puts something before', next)
      return insertBefore.call(this, node, next) as T
    }
    const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...value,
      set(this: Node, text: string) {
        if (isHeld(this)) complain('changes', this)
        value?.set?.call(this, text)
      },
    })
  })
}
