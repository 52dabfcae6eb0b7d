type Aside = { readonly node: ChildNode; readonly parent: Node | null; readonly next: ChildNode | null }

const aside: Record<string, Aside[]> = {}

/**
 * Removes from the prerendered frame of a field what other programs have inserted there. Password managers insert nodes
 * before or after a field as soon as they see it; React would then find a mismatch and rebuild the form while the
 * visitor types. `own` are the classes of our nodes. Call it right before React hydrates the frame.
 */
export function detachForeignNodes(id: string, own: readonly string[]): void {
  const well = document.getElementById(id)?.parentElement
  const isForeign = (node: ChildNode) => !(node instanceof Element && own.some((name) => node.classList.contains(name)))
  const foreign = [well?.parentElement, well].flatMap((parent) => [...(parent?.childNodes ?? [])].filter(isForeign))
  const taken = foreign.map((node) => ({ node, parent: node.parentNode, next: node.nextSibling }))
  aside[id] = [...(aside[id] ?? []), ...taken]
  for (const node of foreign) node.remove()
}

/** Puts the nodes back where they were. React does not compare the whole frame again. */
export function reattachForeignNodes(id: string): void {
  for (const { node, parent, next } of aside[id]?.reverse() ?? [])
    parent?.insertBefore(node, next?.parentNode === parent ? next : null)
  delete aside[id]
}
