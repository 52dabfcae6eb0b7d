import { record as questions } from 'virtual:records/messages/chat/openingQuestions'
import { record as words } from 'virtual:records/messages/chat/openings'
import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { type JobCategory, jobCategories } from '#content/jobs/categories.ts'
import { jobs, type OpenJob } from '#content/jobs.ts'
import { paths } from '#content/paths.ts'

const link = { label: 'Jobs', href: paths.jobs } as const
const idOf = ({ id }: OpenJob) => `job-${id}`
const inGroup = (category: JobCategory) => jobs.filter((job) => job.category === category)

/** Beginnings of alternatives that end in a job title, by the id of the entry that gets these alternatives. */
const alternativeStems: Readonly<Record<string, readonly string[]>> = {
  'jobs-salary': ['salary', 'job payment', 'job earn', 'job price'],
  'jobs-process': ['interview'],
}

/**
 * Returns the alternatives with job titles for the entry `id`. Only entries about all open jobs have such alternatives.
 */
export function jobAlternatives(id: string): readonly string[] {
  return jobs.flatMap(({ title }) => (alternativeStems[id] ?? []).map((stem) => `${stem} ${title}`))
}

/** Returns the alternatives for a job title. A title that ends in 'developer' also stands without this word. */
function alternativesFor(title: string): string {
  const short = title.replace(/ developer$/i, '')
  const stems = (words: string, name: string) => words.split(',').map((word) => `${word} ${name}`)
  const all = [
    ...stems('job,job apply,job remote,job where,job experience,apply,remote', title),
    ...stems('job,remote,onsite,hybrid,skill,job requirement,job better', short),
  ]
  return [...new Set(all)].join('|')
}

/** Returns the answer that lists the open jobs of a group. */
function openJobsAnswer(category: JobCategory, name: string): Pick<FaqEntry, 'answer' | 'options'> {
  const group = inGroup(category)
  const list = group.map(({ title, location }) => `${title} (${location})`).join(', ')
  if (group.length === 0)
    return { answer: `No job is open in ${name} at the moment. A general application is welcome.` }
  const count = group.length === 1 ? '1 job is' : `${group.length} jobs are`
  return { answer: `${count} open in ${name}: ${list}.`, options: group.map(idOf) }
}

/** Returns an answer after the names of the open jobs that are remote. */
export function withRemoteJobs(answer: string, all: readonly Pick<OpenJob, 'title' | 'location'>[] = jobs): string {
  const titles = all.filter(({ location }) => location === 'Remote').map(({ title }) => title)
  const [last, ...others] = titles.toReversed()
  if (last === undefined) return `None of the open jobs is remote at the moment. ${answer}`
  if (others.length === 0) return `One open job is remote: ${last}. ${answer}`
  return `These open jobs are remote: ${others.reverse().join(', ')} and ${last}. ${answer}`
}

/** The entries on the open jobs: one for each group, and one for each job. */
export const openingEntries: readonly FaqEntry[] = [
  ...jobCategories.map(({ id }): FaqEntry => {
    const { name, title, link } = words[id]
    const answer = openJobsAnswer(id, name)
    return {
      id: `jobs-${id}`,
      title,
      question: questions[id],
      ...answer,
      link: { label: link, href: `${paths.jobs}#${id}` },
    }
  }),
  ...jobs.map(
    (job): FaqEntry => ({
      id: idOf(job),
      title: `Is the job ${job.title} open?`,
      question: alternativesFor(job.title),
      answer: `The job ${job.title} is open, ${job.location}. ${job.description} Press 'Apply Now' on the jobs page.`,
      reply: 'yes',
      link,
    }),
  ),
]
