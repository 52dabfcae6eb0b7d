import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'
import { team } from '#content/team.ts'

const link = { label: 'About us', href: paths.about } as const

/** What else leads to a person beside the name, by the role; nothing for the founder, whom 'founded' answers. */
const duties: Readonly<Record<string, string>> = {
  Engineering: '|who developer|who engineering|who agent|who ai|cto|who cto',
  Design: '|who design|who design website|who design work|who ui|who ux|head of design|who head of design',
}

/** The people who sign the work, one by one, and whoever else is asked for by name. */
export const peopleQuestions: readonly FaqEntry[] = [
  ...team.map(
    ({ name, role, bio, writes }): FaqEntry => ({
      id: `person-${name.toLowerCase().replaceAll(' ', '-')}`,
      title: `Who is ${name}?`,
      question: `${name}|who ${name}|${name.split(' ')[0] ?? name}${duties[role] ?? ''}`,
      answer: `${name} (${role}) is one of the three who sign the work. ${bio} ${writes} Letters to ${config.email} reach all three.`,
      link,
    }),
  ),
  {
    id: 'person-other',
    title: 'Does somebody I know by name work for you?',
    question: 'works here|works here who',
    answer:
      `Of our ${facts.team} people the site names three: ${team.map(({ name }) => name).join(', ')}. For anybody else, ` +
      `call ${config.phone} or write to us, and a person answers.`,
    link: { label: 'Contact us', href: paths.contact },
  },
]
