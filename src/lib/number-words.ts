const few = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
]

/** Returns a small number as a sentence says it: 'no', 'one' … 'twenty'; a larger one in figures. */
export function numberWord(count: number): string {
  return few[count] ?? String(count)
}

/** Returns the text with a capital at its start, as a sentence begins. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
