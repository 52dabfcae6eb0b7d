import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { jobs, type OpenJob } from '#content/jobs.ts'
import { paths } from '#content/paths.ts'

const link = { label: 'Jobs', href: paths.jobs } as const
const idOf = ({ id }: OpenJob) => `job-${id}`
const inGroup = (category: OpenJob['category']) => jobs.filter((job) => job.category === category)

/** What is asked of each opening by its name, and answered for all of them, by the entry that does so. */
const alternativeStems: Readonly<Record<string, readonly string[]>> = {
  'jobs-salary': ['salary', 'job payment', 'job earn', 'job price'],
  'jobs-process': ['interview'],
}

/** Returns how the openings are asked for by name in an entry that is about all of them. */
export function jobAlternatives(id: string): readonly string[] {
  return jobs.flatMap(({ title }) => (alternativeStems[id] ?? []).map((asked) => `${asked} ${title}`))
}

/** 'Developer job' is one word of the thesaurus: a developer's job is asked for with and without it. */
const alternativesFor = (title: string) =>
  [...new Set([title, title.replace(/ developer$/i, '')])]
    .map((name) => `job ${name}`)
    .concat(
      ['job apply', 'job remote', 'job where', 'job experience', 'apply', 'remote'].map((asked) => `${asked} ${title}`),
    )
    .join('|')

/** What is open of a group. */
function openIn(category: OpenJob['category'], name: string): Pick<FaqEntry, 'answer' | 'options'> {
  const group = inGroup(category)
  const list = group.map(({ title, location }) => `${title} (${location})`).join(', ')
  if (group.length === 0)
    return { answer: `No job is open in ${name} at the moment. A general application is welcome.` }
  const are = group.length === 1 ? '1 job is' : `${group.length} jobs are`
  return { answer: `${are} open in ${name}: ${list}.`, options: group.map(idOf) }
}

/** The open jobs, by group and by name. */
export const openingEntries: readonly FaqEntry[] = [
  {
    id: 'jobs-tech',
    title: 'Which technology jobs are open?',
    question:
      'job opening technology|job developer|job code|job software|job opening php|job java|job react|job python|' +
      'job flutter|job wordpress|job dotnet|job nodejs|job laravel|job design',
    ...openIn('tech', 'technology'),
    link: { label: 'Technology jobs', href: `${paths.jobs}#tech` },
  },
  {
    id: 'jobs-sales',
    title: 'Which jobs in sales and marketing are open?',
    question: 'job opening sales|job marketing',
    ...openIn('sales', 'sales and marketing'),
    link: { label: 'Sales jobs', href: `${paths.jobs}#sales` },
  },
  ...jobs.map(
    (job): FaqEntry => ({
      id: idOf(job),
      title: `Is the job ${job.title} open?`,
      question: alternativesFor(job.title),
      answer: `The job ${job.title} is open, ${job.location}. ${job.description} Press 'Apply Now' on the jobs page.`,
      link,
    }),
  ),
]
