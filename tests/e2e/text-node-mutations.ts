import type { Page } from '@playwright/test'

/**
 * Logs an error if React changes or removes a text node that it references, or inserts a node before one. The
 * translator of a browser replaces such text nodes with elements, so new text would never show, or the page would
 * break. Text that is alone in an element is safe, because React then sets the text of the element. React marks the
 * nodes that it references with a property.
 */
export async function reportTextNodeMutations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isReferencedText = (node: Node | null): node is Text =>
      node instanceof Text &&
      node.data.trim() !== '' &&
      Object.keys(node).some((name) => name.startsWith('__reactFiber$'))
    const report = (action: string, { data }: Text) =>
      console.error(`React ${action} a text node: ${data.slice(0, 80)}`)
    const { removeChild, insertBefore } = Node.prototype
    Node.prototype.removeChild = function <T extends Node>(child: T): T {
      if (isReferencedText(child)) report('removes', child)
      return removeChild.call(this, child) as T
    }
    Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
      if (isReferencedText(next)) report('inserts a node before', next)
      return insertBefore.call(this, node, next) as T
    }
    const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...value,
      set(this: Node, text: string) {
        if (isReferencedText(this)) report('changes', this)
        value?.set?.call(this, text)
      },
    })
  })
}
