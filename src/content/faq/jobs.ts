import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

const link = { label: 'Jobs', href: paths.jobs } as const

/** Working for the agency. */
export const jobQuestions: readonly FaqEntry[] = [
  {
    id: 'jobs',
    title: 'Which jobs are open?',
    question: 'job opening|job list|job company|job how many|job place|job when|job hr',
    answer:
      `${facts.openJobs}: ${facts.techJobs} in technology and ${facts.salesJobs} in sales and marketing. The jobs page can be ` +
      "searched, and its buttons 'Tech' and 'Sales' show one kind alone.",
    link,
    options: ['jobs-tech', 'jobs-sales'],
  },
  {
    id: 'jobs-apply',
    title: 'How do I apply for a job, and where do I send my CV?',
    question:
      'apply|apply job|resume|resume send|resume email|apply how|apply online|resume job|resume where|' +
      'apply job how|resume share|resume upload|apply developer|apply resume|job process apply|resume whatsapp',
    answer:
      "Press 'Apply Now' on the job. It opens the chat app with a message that names the position; add your details and CV " +
      'and send it. You may also mail it: a button on the jobs page copies our address.',
    link,
  },
  {
    id: 'jobs-remote',
    title: 'Can I work remotely?',
    question:
      'remote|remote job|job location|hybrid job|job onsite|job online|remote work|job where|job location where|' +
      'job abroad|relocate|remote location|remote work job',
    answer: 'That depends on the job: each is marked Remote, Hybrid or On-site.',
    link,
  },
  {
    id: 'jobs-fresher',
    title: 'Do you hire freshers or interns?',
    question:
      'fresher|fresher job|job experience|fresher apply|job student|job degree|job qualification|' +
      'fresher developer|fresher hire|experience apply|apply fresher job|internship|internship student|' +
      'internship payment|internship price|internship duration|internship certificate|internship apply|' +
      'internship remote|internship fresher|internship job|internship how|internship when',
    answer:
      'The job descriptions say what each asks for, and no internship is among the open jobs. If none fits, send a general ' +
      'application with something you have made.',
    link,
  },
  {
    id: 'jobs-general',
    title: 'Can I apply if no job fits me, or as a freelancer?',
    question:
      'general application|freelance|freelance job|freelance apply|freelance developer|freelance work|job fit|' +
      'general application job|freelance project|freelance company|freelance remote|hire freelance',
    answer:
      "A general application is welcome: 'Apply Now' in the general block of the jobs page opens the chat app with a general application. The open jobs " +
      'are listed without freelance terms; say how you would like to work.',
    link,
  },
  {
    id: 'jobs-salary',
    title: 'What salary do you pay?',
    question:
      'salary|job salary|salary developer|job benefit|job payment|job price|staff benefit|salary fresher|' +
      'salary how|staff payment|salary job how',
    answer: 'Salaries and benefits are not published on the site. Ask in your application, and say what you expect.',
    link,
  },
  {
    id: 'jobs-process',
    title: 'What happens after I apply?',
    question:
      'apply after|interview|job interview|interview process|apply when|apply reply|interview when|apply status|' +
      'apply reply when|job process|interview duration|apply process|apply duration|job reply|interview online|' +
      'apply after when|job reply when|interview how many|interview question',
    answer:
      'A person reads your message and writes back in the chat app. The steps differ by job; ask about them when you apply.',
    link,
  },
]
