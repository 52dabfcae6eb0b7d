type DetachedNode = { readonly node: ChildNode; readonly parent: Node | null; readonly next: ChildNode | null }

const detachedNodes: Record<string, DetachedNode[]> = {}

/**
 * Removes the nodes that other programs have inserted into the prerendered frame of a field. Password managers insert
 * nodes before or after a field as soon as they see it; React would then find a mismatch and rebuild the form while the
 * visitor types. `ownClasses` are the classes of the site's own nodes. Call this right before React hydrates the frame.
 */
export function detachForeignNodes(id: string, ownClasses: readonly string[]): void {
  const wrapper = document.getElementById(id)?.parentElement
  const isForeign = (node: ChildNode) =>
    !(node instanceof Element && ownClasses.some((name) => node.classList.contains(name)))
  const foreign = [wrapper?.parentElement, wrapper].flatMap((parent) =>
    [...(parent?.childNodes ?? [])].filter(isForeign),
  )
  const detached = foreign.map((node) => ({ node, parent: node.parentNode, next: node.nextSibling }))
  detachedNodes[id] = [...(detachedNodes[id] ?? []), ...detached]
  for (const node of foreign) node.remove()
}

/** Puts the removed nodes back. This is safe after hydration, because React does not compare the whole frame again. */
export function reattachForeignNodes(id: string): void {
  for (const { node, parent, next } of detachedNodes[id]?.reverse() ?? [])
    parent?.insertBefore(node, next?.parentNode === parent ? next : null)
  delete detachedNodes[id]
}
