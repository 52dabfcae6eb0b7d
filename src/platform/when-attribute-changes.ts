/** Calls `run` when an attribute of an element next changes; never in a browser that does not report changes. */
export function whenAttributeChanges(element: Element, attribute: string, run: () => void): void {
  const observer = new MutationObserver(() => {
    observer.disconnect()
    run()
  })
  observer.observe(element, { attributeFilter: [attribute] })
}
