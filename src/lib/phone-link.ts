/** Returns a telephone number as a link's address. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}
