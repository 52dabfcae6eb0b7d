import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { jobs, type OpenJob } from '#content/jobs.ts'
import { paths } from '#content/paths.ts'

const numberOf = (category: OpenJob['category']) => jobs.filter((job) => job.category === category).length
const link = { label: 'Jobs', href: paths.jobs } as const

/** Working for the agency. */
export const jobQuestions: readonly FaqEntry[] = [
  {
    id: 'jobs',
    title: 'Which jobs are open?',
    question: 'job opening|job team|job list|job company|job how many|job place|job when|job hr',
    answer: `${jobs.length}: ${numberOf('tech')} in technology and ${numberOf('sales')} in sales and marketing.`,
    link,
    options: ['jobs-tech', 'jobs-sales'],
  },
  {
    id: 'jobs-apply',
    title: 'How do I apply for a job, and where do I send my CV?',
    question: 'apply|resume|apply how|resume where|apply developer|job process apply|apply button|salary apply',
    answer:
      "Press 'Apply Now' on the job: it opens the chat app with a message; add your details and CV. You may also mail it: a button on the jobs page copies our address.",
    link,
  },
  {
    id: 'jobs-remote',
    title: 'Can I work remotely?',
    question: 'remote|job location|hybrid job|job onsite|job online|job where|job abroad|relocate',
    answer: `Each job is marked Remote, Hybrid or On-site; on-site and hybrid mean our office in ${facts.city}. If you live in another country, ask in your application.`,
    link,
  },
  {
    id: 'jobs-fresher',
    title: 'Do you hire freshers or interns?',
    question:
      'fresher|job experience|job student|job degree|job qualification|experience apply|internship|internship when',
    answer:
      'Each job says what it asks for; no internship is among them. If none fits, send a general application with something you have made, and ask there about stipend or dates.',
    link: { label: 'General application', href: `${paths.jobs}#end` },
  },
  {
    id: 'jobs-general',
    title: 'Can I apply if no job fits me, or as a freelancer?',
    question: 'general application|freelance|job fit',
    answer:
      'A general application is welcome, at the end of the jobs page. No freelance or part-time terms are listed; say there how you would like to work.',
    link: { label: 'General application', href: `${paths.jobs}#end` },
  },
  {
    id: 'jobs-salary',
    title: 'What do the jobs pay, and which benefits are there?',
    question: [
      'salary|job benefit|job payment|job price|staff benefit|salary fresher|salary how|staff payment',
      'job holiday|staff holiday|job bonus|staff bonus|fresher price|fresher payment|job earn',
      ...jobs.flatMap(({ title }) => [
        `salary ${title}`,
        `job payment ${title}`,
        `job earn ${title}`,
        `job price ${title}`,
      ]),
    ].join('|'),
    answer:
      'Salary, benefits, leave and working hours are not published. Ask in your application or by phone, and say what you expect.',
    link,
  },
  {
    id: 'jobs-process',
    title: 'What happens after I apply?',
    question: [
      'apply after|interview|job interview|interview process|apply when|apply reply|interview when|apply status|' +
        'apply reply when|job process|interview duration|apply process|apply duration|job reply|interview online|' +
        'apply after when|job reply when|interview how many|interview question',
      ...jobs.map(({ title }) => `interview ${title}`),
    ].join('|'),
    answer: `A person writes back in the chat app. Interviews, tests and joining dates differ by job: ask about them when you apply, or call ${config.phone} if you hear nothing.`,
    link,
  },
]
