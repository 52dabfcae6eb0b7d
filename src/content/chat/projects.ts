import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { projectHref } from '#content/paths.ts'
import { isExample, projects } from '#content/projects.ts'
import { monthAndYear } from '#lib/dates.ts'

/** One entry for each project, about what it does. */
export const projectEntries: readonly FaqEntry[] = projects.map((project): FaqEntry => {
  const { slug, title, label, summary, technologies, completed } = project
  const facts = `Completed in ${monthAndYear(completed)} with ${technologies.join(', ')}.`
  return {
    id: `project-${slug}`,
    title: `What is the project ${title}?`,
    question: `project ${label}`,
    answer: [summary, facts, ...(isExample(project) ? ['It is an example with an invented client.'] : [])].join(' '),
    link: { label: title, href: projectHref(project) },
  }
})
