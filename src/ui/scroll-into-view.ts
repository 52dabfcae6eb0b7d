/** Scrolls an element that appears, such as 'nothing found', fully into view, if it is not there already. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
