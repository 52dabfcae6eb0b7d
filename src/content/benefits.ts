import { unbroken } from '#lib/unbroken.ts'
import { facts } from './facts.ts'

/** Why clients choose the agency: four benefits (spec §2.5). */
export const benefits = [
  {
    id: 'direct',
    name: 'Direct contact',
    text: 'You talk to the people who do the work, from the first call to the launch.',
  },
  {
    id: 'measured',
    name: 'AI where it pays',
    text: 'We measure the task first. If a plain script will do, we say so.',
  },
  {
    id: 'accessible',
    name: 'Accessible from the start',
    text: 'Accessibility (WCAG) is checked in each round of work, not once at the end.',
  },
  {
    id: 'timelines',
    name: 'Plain timelines',
    text: `Simple sites take ${unbroken(facts.simpleSiteTime)}, complex apps ${unbroken(facts.complexAppTime)}.`,
  },
] as const

/** Two highlights, each with its instrument. */
export const highlights = [
  {
    id: 'support',
    name: `${facts.support} support`,
    text: 'Questions are answered at any hour. For what we host, a person is on call.',
  },
  {
    id: 'roi',
    name: 'Cost-efficient ROI',
    text: 'We plan for the month in which the return passes the cost.',
  },
] as const
