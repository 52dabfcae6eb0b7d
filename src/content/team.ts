import { records } from 'virtual:records/team'
import { facts } from './facts.ts'

/** The people who sign the work: team section and article bylines. */
export const team = records

export type Member = (typeof team)[number]

/** What a member's links are called, in the order they are shown. */
export const socialNames = [
  ['linkedin', 'LinkedIn'],
  ['twitter', 'X'],
  ['github', 'GitHub'],
] as const

export const teamIntro = {
  heading: 'The people who answer',
  text: `${facts.team} people in all. These three sign the work.`,
} as const
