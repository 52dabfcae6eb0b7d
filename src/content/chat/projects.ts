import { records as projects } from 'virtual:records/projects/answers'
import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { thesaurus } from '#content/chat/thesaurus.ts'
import { isExample } from '#content/project-facts.ts'
import { projectHref } from '#content/record-address.ts'
import { monthAndYear } from '#lib/dates.ts'

type Project = (typeof projects)[number]

/** What visitors call a project of each field: 'the parking app'. */
const fieldWords: Readonly<Record<Project['field'], string>> = {
  Websites: 'website',
  Commerce: 'shop',
  Apps: 'app',
  Agents: 'agent',
  Integration: 'api',
}

const functionWords = new Set(thesaurus.functionWords.split(/\s+/))
/** Words and pairs of words that also stand for something else than a project. */
const genericForms = new Set([
  ...[...thesaurus.subjects, ...thesaurus.aspects, ...thesaurus.settings].flatMap((group) =>
    group.split(',').map((form) => form.replace(/[?!]/g, '').trim()),
  ),
  ...thesaurus.plainWords.split(/\s+/),
])

/** Returns the words of a name in lower case, without function words. */
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !functionWords.has(word))

/**
 * Returns whether words name a project by themselves. One of them belongs to no other topic ('parking app'), or three
 * do so together ('clinic visit assistant'). 'Law firm website' means any such site.
 */
function isDistinctive(words: readonly string[]): boolean {
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  if (pairs.some((pair) => genericForms.has(pair))) return false
  return words.length > 2 || (words.length === 2 && words.some((word) => !genericForms.has(word)))
}

/** Returns the ways to name a project: its label, and those of its other names that nothing else has. */
function alternativesFor({ slug, title, label, field }: Project): string {
  const names = [title, slug, `${fieldWords[field]} ${label}`].map(wordsOf).filter(isDistinctive)
  const byWords = new Map(names.map((words) => [[...new Set(words)].sort().join(' '), words.join(' ')]))
  return [`project ${label}`, ...byWords.values()].join('|')
}

/** One entry for each project, about what it does. */
export const projectEntries: readonly FaqEntry[] = projects.map((project): FaqEntry => {
  const { slug, title, summary, technologies, completed } = project
  const facts = `Completed in ${monthAndYear(completed)} with ${technologies.join(', ')}.`
  return {
    id: `project-${slug}`,
    title: `What is the project ${title}?`,
    question: alternativesFor(project),
    answer: [summary, facts, ...(isExample(project) ? ['It is an example with an invented client.'] : [])].join(' '),
    unless: ['price', 'duration', 'build', 'hire', 'business', 'company'],
    link: { label: title, href: projectHref(project) },
  }
})
