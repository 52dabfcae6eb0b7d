/** Returns the `tel:` link of a telephone number. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}
