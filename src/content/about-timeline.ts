import { facts } from './facts.ts'

type Event = {
  /** Months since the first event. */
  readonly month: number
  readonly date: string
  readonly text: string
}

/** Eight events from January 2024 to April 2025 (spec §2.7). */
export const timeline = [
  { month: 0, date: 'Jan 2024', text: `We open. The first desks stand in ${facts.city}.` },
  { month: 3, date: 'Apr 2024', text: 'The first shop we built takes its first order.' },
  { month: 5, date: 'Jun 2024', text: 'Our first support agent answers a customer.' },
  { month: 8, date: 'Sep 2024', text: `The watch begins: hosting is looked after ${facts.support}.` },
  { month: 10, date: 'Nov 2024', text: 'The library begins: useful prompts in a shared folder.' },
  { month: 12, date: 'Jan 2025', text: 'Agents become a service of their own.' },
  { month: 14, date: 'Mar 2025', text: 'Our courses open to the public.' },
  { month: 15, date: 'Apr 2025', text: `We choose ${facts.portfolioProjects} of our projects to show here.` },
] as const satisfies readonly Event[]
