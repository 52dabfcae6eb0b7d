/** Returns an input's name as a card shows it: 'user prompt'. */
export function inputName(input: string): string {
  return input.replaceAll('_', ' ')
}

/** Returns an input's name as the label of its field: 'User prompt'. */
export function inputLabel(input: string): string {
  const spoken = inputName(input)
  return spoken.charAt(0).toUpperCase() + spoken.slice(1)
}
