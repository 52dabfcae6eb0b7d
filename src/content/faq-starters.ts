import { record } from 'virtual:records/faq-starters'
import { paths } from './paths.ts'

const { anywhere, ...byPage } = record

/**
 * Returns the questions that the chat offers below its welcome message on a page. They are exact titles of FAQ entries.
 * A page without its own questions gets those of the nearest parent page, or else the general questions.
 */
export function startersFor(path: string): readonly string[] {
  const pages = Object.entries(byPage).map(([page, questions]) => ({
    pagePath: paths[page as keyof typeof paths],
    questions,
  }))
  const parents = pages.filter(({ pagePath }) => `${path}/`.startsWith(`${pagePath}/`))
  const [nearest] = parents.sort((a, b) => b.pagePath.length - a.pagePath.length)
  return nearest?.questions ?? anywhere
}
