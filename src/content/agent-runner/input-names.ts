/** Returns an input's name as a card shows it: 'user prompt'. */
export function inputName(input: string): string {
  return input.replaceAll('_', ' ')
}

/** Returns an input's name as the label of its field: 'User prompt'. */
export function inputLabel(input: string): string {
  const name = inputName(input)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
