const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** An ISO day as 'June 24, 2025', the same in every place and time zone. */
export function longDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${months[(month ?? 1) - 1]} ${day}, ${year}`
}
