/** Returns the whole number at the start of a figure: 1200 for '1,200+', 0 if there is none. */
export function leadingNumber(figure = ''): number {
  return Number.parseInt(figure.replaceAll(',', ''), 10) || 0
}
