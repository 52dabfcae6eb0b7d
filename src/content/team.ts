import { record } from 'virtual:records/pages/home/team'
import { records } from 'virtual:records/team'

/** The members of the team, for the team section and article bylines. */
export const team = records

export type Member = (typeof team)[number]

/** The names of a member's links, in the order in which they are shown. */
export const socialNames = [
  ['linkedin', 'LinkedIn'],
  ['twitter', 'X'],
  ['github', 'GitHub'],
] as const

/** The heading and text above the members (`pages/home.yaml`). */
export const teamIntro = record
