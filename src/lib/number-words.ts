const smallNumbers = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
]

/** Returns a small number as a word, from 'no' and 'one' to 'twenty'; a larger one in digits. */
export function numberWord(count: number): string {
  return smallNumbers[count] ?? String(count)
}

/** Returns the text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
