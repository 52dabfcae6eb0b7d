type Aside = { readonly node: ChildNode; readonly parent: Node | null; readonly next: ChildNode | null }

const aside: Record<string, Aside[]> = {}

/**
 * Takes out of the prerendered frame of a field what other programs have put there. Password managers do so as soon as
 * they see a field, before or behind it; React would not find there what it looks for, and build the form anew under the
 * hands of whoever is typing. `own` are the classes of what belongs there. Called right before React takes the frame over.
 */
export function detachForeignNodes(id: string, own: readonly string[]): void {
  const well = document.getElementById(id)?.parentElement
  const isForeign = (node: ChildNode) => !(node instanceof Element && own.some((name) => node.classList.contains(name)))
  const foreign = [well?.parentElement, well].flatMap((parent) => [...(parent?.childNodes ?? [])].filter(isForeign))
  const taken = foreign.map((node) => ({ node, parent: node.parentNode, next: node.nextSibling }))
  aside[id] = [...(aside[id] ?? []), ...taken]
  for (const node of foreign) node.remove()
}

/** Puts it back where it was: React does not look at the frame as a whole again. */
export function reattachForeignNodes(id: string): void {
  for (const { node, parent, next } of aside[id]?.reverse() ?? [])
    parent?.insertBefore(node, next?.parentNode === parent ? next : null)
  delete aside[id]
}
