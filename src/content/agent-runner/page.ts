import { record } from 'virtual:records/pages/library'

/** The library's page around its cards. */
export const libraryPage = {
  title: record.title,
  description: record.description,
  heading: record.heading,
  lead: record.lead,
  search: { label: 'Search AI agents', placeholder: 'Search AI agents...', categories: 'Category' },
  list: 'Agents',
  card: {
    needs: 'needs',
    badge: 'API Powered',
    run: 'Run Agent',
    prompt: 'Show and copy the prompt',
  },
  empty: {
    title: 'No agents found',
    text: 'Try adjusting your search or category filter',
    clear: 'Show all agents',
  },
  prompt: {
    note: 'What is marked is filled in from the inputs.',
    copy: 'Copy prompt',
    copied: 'Copied',
    copiedText: 'Prompt copied to clipboard!',
  },
  /** Where a dialog cannot be had: no network, and not kept on this device yet; or gone with the version of this tab. */
  unloaded: {
    offline: {
      title: 'This could not be opened',
      text: 'Its part of the site could not be loaded. Check the connection and try again.',
    },
    outdated: {
      title: 'This tab is older than the site',
      text: 'The site was updated after you opened it. Reload the page to go on.',
    },
  },
} as const

/** What the live region says of a search: '10 agents'. */
export function agentCount(count: number): string {
  if (count === 0) return libraryPage.empty.title
  return count === 1 ? '1 agent' : `${count} agents`
}
