import { record } from 'virtual:records/pages/home/team'
import { records } from 'virtual:records/team'

/** The members of the team who are in charge of the work (`team.yaml`). */
export const team = records

export type Member = (typeof team)[number]

/** The keys and names of a member's links, in the order in which they are shown. */
export const socialNames = [
  ['linkedin', 'LinkedIn'],
  ['twitter', 'X'],
  ['github', 'GitHub'],
] as const

/** The heading and text above the members (`pages/home.yaml`). */
export const teamIntro = record
