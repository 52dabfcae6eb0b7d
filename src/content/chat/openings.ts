import { records as summaries } from 'virtual:records/jobs/summaries'
import { record as questions } from 'virtual:records/messages/chat/openingQuestions'
import { record as words } from 'virtual:records/messages/chat/openings'
import type { AnswerContext, FaqEntry } from '#content/chat/faq-entry.ts'
import { isFilled, type Opening, openAt, openings } from '#content/job-facts.ts'
import { type JobCategory, jobCategories } from '#content/jobs/categories.ts'
import { paths } from '#content/paths.ts'
import { jobHref } from '#content/record-address.ts'

type Job = Opening & (typeof summaries)[number]

const jobs: readonly Job[] = openings.map((opening, index) => ({
  ...opening,
  summary: summaries[index]?.summary ?? '',
}))

const idOf = ({ id }: Job) => `job-${id}`
const openNow = openAt(jobs, null)

/** Beginnings of alternatives that end in a job title, by the id of the entry that gets these alternatives. */
const alternativeStems: Readonly<Record<string, readonly string[]>> = {
  'jobs-salary': ['salary', 'job payment', 'job earn', 'job price'],
  'jobs-process': ['interview'],
}

/**
 * Returns the alternatives with job titles for the entry `id`. Only entries about all open jobs have such alternatives.
 */
export function jobAlternatives(id: string): readonly string[] {
  return openNow.flatMap(({ title }) => (alternativeStems[id] ?? []).map((stem) => `${stem} ${title}`))
}

/** Returns the alternatives for a job title. A title that ends in 'developer' also stands without this word. */
function alternativesFor(title: string): string {
  const short = title.replace(/ developer$/i, '')
  const stems = (words: string, name: string) => words.split(',').map((word) => `${word} ${name}`)
  const all = [
    ...stems('job,job apply,job remote,job where,job experience,apply,remote,work week', title),
    ...stems('job,remote,onsite,hybrid,skill,job requirement,job better', short),
  ]
  return [...new Set(all)].join('|')
}

type JobAnswer = Pick<FaqEntry, 'answer' | 'answerAt'>

/** Returns an answer about the open jobs: as on the day of the build, and as on the day of asking. */
function answerAbout(answerFor: (open: readonly Job[]) => string): JobAnswer {
  return { answer: answerFor(openNow), answerAt: ({ now }: AnswerContext) => answerFor(openAt(jobs, now)) }
}

const areOpen = (count: number) => (count === 1 ? '1 job is' : `${count} jobs are`)

/** Returns the answer that counts the open jobs. */
export function openJobsAnswer(): JobAnswer {
  return answerAbout((open) => {
    const counts = jobCategories
      .map(({ id }) => ({ name: words[id].name, count: open.filter(({ category }) => category === id).length }))
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => `${count} in ${name}`)
    if (open.length === 0) return 'Nothing is open at the moment. A general application is welcome.'
    return `${areOpen(open.length)} open: ${counts.join(' and ')}.`
  })
}

/** Returns the answer that lists the open jobs of a group. */
function groupAnswer(category: JobCategory, name: string): JobAnswer {
  return answerAbout((open) => {
    const group = open.filter((job) => job.category === category)
    const list = group.map(({ title, location }) => `${title} (${location})`).join(', ')
    return group.length === 0
      ? `No job is open in ${name} at the moment. A general application is welcome.`
      : `${areOpen(group.length)} open in ${name}: ${list}.`
  })
}

/** Returns an answer after the names of the open jobs that are remote. */
export function withRemoteJobs(answer: string): JobAnswer {
  return answerAbout((open) => `${remoteJobs(open)} ${answer}`)
}

/** Returns a sentence with the names of the open jobs that are remote. */
export function remoteJobs(open: readonly Pick<Job, 'title' | 'location'>[]): string {
  const titles = open.filter(({ location }) => location === 'Remote').map(({ title }) => title)
  const [last, ...others] = titles.toReversed()
  if (last === undefined) return 'None of the open jobs is remote at the moment.'
  if (others.length === 0) return `One open job is remote: ${last}.`
  return `These open jobs are remote: ${others.reverse().join(', ')} and ${last}.`
}

/** Returns the entry on a job, which says at the time of asking whether the job is open. */
function entryOf(job: Job): FaqEntry {
  const { title, location, summary, hasPage } = job
  const more = hasPage ? 'Its page shows a normal week and how to apply.' : "Press 'Apply Now' on the jobs page."
  const answerFor = (now: number | null) =>
    isFilled(job, now) ? `The job ${title} is filled.` : `The job ${title} is open, ${location}. ${summary} ${more}`
  return {
    id: idOf(job),
    title: `Is the job ${title} open?`,
    question: alternativesFor(title),
    answer: answerFor(null),
    answerAt: ({ now }) => answerFor(now),
    ...(job.until === undefined && { reply: 'yes' as const }),
    link: { label: title, href: jobHref(job) },
  }
}

/** The entries on the open jobs: one for each group, and one for each job that was open at build time. */
export const openingEntries: readonly FaqEntry[] = [
  ...jobCategories.map(({ id }): FaqEntry => {
    const { name, title, link } = words[id]
    const group = openNow.filter(({ category }) => category === id)
    return {
      id: `jobs-${id}`,
      title,
      question: questions[id],
      ...groupAnswer(id, name),
      ...(group.length > 0 && { options: group.map(idOf) }),
      link: { label: link, href: `${paths.jobs}#${id}` },
    }
  }),
  ...openNow.map(entryOf),
]
