import type { FaqEntry } from '#content/faq/entry.ts'
import { jobs, type OpenJob } from '#content/jobs.ts'
import { paths } from '#content/paths.ts'

const link = { label: 'Jobs', href: paths.jobs } as const
const idOf = ({ id }: OpenJob) => `job-${id}`
const inGroup = (category: OpenJob['category']) => jobs.filter((job) => job.category === category)
const list = (group: readonly OpenJob[]) => group.map(({ title, location }) => `${title} (${location})`).join(', ')
const [tech, sales] = [inGroup('tech'), inGroup('sales')]

/** 'Developer job' is one word of the thesaurus: a developer's job is asked for with and without it. */
const askedFor = (title: string) =>
  [...new Set([title, title.replace(/ developer$/i, '')])]
    .map((name) => `job ${name}`)
    .concat(
      ['job apply', 'job remote', 'job where', 'job experience', 'apply', 'remote'].map((asked) => `${asked} ${title}`),
    )
    .join('|')

/** The open jobs, by group and by name. */
export const openingQuestions: readonly FaqEntry[] = [
  {
    id: 'jobs-tech',
    title: 'Which technology jobs are open?',
    question:
      'job opening technology|job developer|job code|job software|job opening php|job java|job react|job python|' +
      'job flutter|job wordpress|job dotnet|job nodejs|job laravel|job design',
    answer: `${tech.length} jobs are open in technology: ${list(tech)}.`,
    link: { label: 'Technology jobs', href: `${paths.jobs}#tech` },
    options: tech.map(idOf),
  },
  {
    id: 'jobs-sales',
    title: 'Which jobs in sales and marketing are open?',
    question: 'job opening sales|job marketing',
    answer: `${sales.length} jobs are open in sales and marketing: ${list(sales)}.`,
    link: { label: 'Sales jobs', href: `${paths.jobs}#sales` },
    options: sales.map(idOf),
  },
  ...jobs.map(
    (job): FaqEntry => ({
      id: idOf(job),
      title: `Is the job ${job.title} open?`,
      question: askedFor(job.title),
      answer: `The job ${job.title} is open, ${job.location}. ${job.description} Press 'Apply Now' on the jobs page.`,
      link,
    }),
  ),
]
