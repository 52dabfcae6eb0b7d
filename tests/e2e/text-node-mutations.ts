import type { Page } from '@playwright/test'

/**
 * Logs an error if React changes or removes a text node that it references, or inserts something before one. A
 * browser's translator replaces such nodes with elements of its own: new text would never show, or the page would
 * break. Text that is alone in an element is safe, because React sets the element's text. (React marks the nodes that
 * it references.)
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
