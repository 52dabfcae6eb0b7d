import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { config } from '#content/config.ts'
import { paths } from '#content/paths.ts'
import { team } from '#content/team.ts'
import { numberWord } from '#lib/number-words.ts'

const link = { label: 'About us', href: paths.about } as const

const number = numberWord(team.length).toLowerCase()
const responsibility = team.length > 1 ? `is one of the ${number} in charge of the work.` : 'is in charge of the work.'

/**
 * Further alternatives for a person, by role. The founder has none, because the entry 'founded' answers such questions.
 */
const roleAlternatives: Readonly<Record<string, string>> = {
  Engineering: '|who developer|who engineering|who agent|who ai|cto|who cto',
  Design: '|who design|who design website|who design work|who ui|who ux|head of design|who head of design',
}

/** Returns the ids of the people that the entry `id` lists, or undefined for an entry that lists none. */
export function peopleOptions(id: string): readonly string[] | undefined {
  return id === 'team' ? team.map((person) => `person-${person.id}`) : undefined
}

/** One entry for each person in charge of the work. */
export const peopleEntries = team.map(
  ({ id, name, role, bio, writes }): FaqEntry => ({
    id: `person-${id}`,
    title: `Who is ${name}?`,
    question: `${name}|who ${name}|${name.split(' ')[0] ?? name}${roleAlternatives[role] ?? ''}`,
    answer: `${name} (${role}) ${responsibility} ${bio} ${writes} Emails to ${config.email} reach ${team.length > 1 ? `all ${number}` : 'them'}.`,
    link,
  }),
)
