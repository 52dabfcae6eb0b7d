import { record } from 'virtual:records/faq-starters'
import { paths } from './paths.ts'

const { anywhere, ...byPage } = record

/**
 * Returns the four questions that the chat offers under its welcome on a page: titles of FAQ entries, word for word. A page
 * without questions of its own has those of the nearest page above it, or the ones for anywhere.
 */
export function startersFor(path: string): readonly string[] {
  const pages = Object.entries(byPage).map(([page, questions]) => ({
    at: paths[page as keyof typeof paths],
    questions,
  }))
  const above = pages.filter(({ at }) => `${path}/`.startsWith(`${at}/`))
  const [nearest] = above.sort((a, b) => b.at.length - a.at.length)
  return nearest?.questions ?? anywhere
}
