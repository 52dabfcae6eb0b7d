import { capital, inWords } from '#lib/in-words.ts'

/** What the list of articles says. The feeds introduce themselves with its lead, too. */
export const blogPage = {
  title: 'Blog',
  heading: 'Our Blog',
  lead: 'What we learn while building with AI and for the web, written for the people who have to decide.',
  none: {
    heading: 'No articles found',
    text: 'Try another word, or clear the search.',
    action: 'View all articles',
  },
} as const

/** The page in a search result. The number of articles is handed in: feeds are written where articles cannot be loaded. */
export function blogDescription(articles: number): string {
  return `${capital(inWords(articles))} articles on AI agents, websites, search, security and the work that stays with people, for those who have to decide.`
}
