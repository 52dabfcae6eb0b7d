/** Returns the whole number that a figure begins with: 1200 of '1,200+', 0 of none. */
export function leadingNumber(figure = ''): number {
  return Number.parseInt(figure.replaceAll(',', ''), 10) || 0
}
