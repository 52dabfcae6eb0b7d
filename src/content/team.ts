import { record } from 'virtual:records/pages/home/team'
import { records } from 'virtual:records/team'

/** The people who sign the work: team section and article bylines. */
export const team = records

export type Member = (typeof team)[number]

/** What a member's links are called, in the order they are shown. */
export const socialNames = [
  ['linkedin', 'LinkedIn'],
  ['twitter', 'X'],
  ['github', 'GitHub'],
] as const

/** What stands above them (`pages/home.yaml`). */
export const teamIntro = record
