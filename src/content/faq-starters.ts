import { records } from 'virtual:records/faq-starters'
import { paths } from './paths.ts'

const anywhere = records.find(({ page }) => page === 'anywhere')?.questions ?? []
const pages = records.flatMap(({ page, questions }) => (page === 'anywhere' ? [] : [{ path: paths[page], questions }]))

/**
 * Returns the questions that the chat offers under its welcome on a page: titles of FAQ entries, word for word. A page
 * without questions of its own has those of the nearest page above it, or the ones for anywhere.
 */
export function startersFor(path: string): readonly string[] {
  const above = pages.filter((page) => `${path}/`.startsWith(`${page.path}/`))
  const [nearest] = above.sort((a, b) => b.path.length - a.path.length)
  return nearest?.questions ?? anywhere
}
