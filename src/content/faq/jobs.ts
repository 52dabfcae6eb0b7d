import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { either } from '#content/faq/phrases.ts'
import { paths } from '#content/paths.ts'

const link = { label: 'Jobs', href: paths.jobs } as const

/** Working for the agency. */
export const jobQuestions: readonly FaqEntry[] = [
  {
    id: 'jobs',
    title: 'Which jobs are open?',
    question: either(
      'job|jobs|job openings|openings|opening|vacancy|vacancies|vacansi|career|careers|open positions|positions',
      'position|hiring|naukri|naukari|nokri|nokari|rozgar|rojgar|recruitment|recruiting|recruit|employment',
      'current openings|job opportunities|opportunity|opportunities|join team|join company|job list|bharti',
      'open roles|roles|job vacancy|job vacancies|free positions|new staff|employ|join|join agency|job board page',
      'kaam chahiye|job chahiye|you-hiring|join-you|your-jobs|you-hire|you-looking people|you-looking staff',
      'i-work|i-join|looking-for work|looking-for job',
      '',
    ),
    answer: `${facts.openJobs}: ${facts.techJobs} in technology and ${facts.salesJobs} in sales and marketing. The jobs page can be searched and filtered.`,
    link,
  },
  {
    id: 'jobs-tech',
    title: 'Which jobs are there for developers and designers?',
    question: either(
      'tech jobs|technology jobs|developer job|developer jobs|programmer job|programming jobs|engineer job',
      'engineering jobs|software job|software jobs|designer job|designer jobs|developer vacancy|tech vacancy',
      'ai engineer job|coding jobs|coding job|tech openings|tech roles|hiring developers|hiring designers',
      'hiring engineers|developer opening|developer position|engineer vacancy|frontend job|backend job',
      'web developer job|tech careers|tech positions|developer openings|jobs programmers|hiring programmers',
      'technology openings|technical jobs|technical roles|jobs engineers|designer vacancy|ai jobs openings',
      'technology positions|developer hiring|developer career|designer position|designer opening',
      'you-looking programmers|you-looking developers|you-looking designers|you-looking engineers',
      'for-work developer|developer work|developer looking-for work',
    ),
    answer: `${facts.techJobs} technology jobs are open. Filter the jobs page by 'Tech' to see them with their place of work.`,
    link,
  },
  {
    id: 'jobs-sales',
    title: 'Which jobs are there in sales and marketing?',
    question: either(
      'sales jobs|sales job|marketing jobs|marketing job|sales vacancy|marketing vacancy|sales executive',
      'sales position|marketing position|non technical jobs|non tech jobs|seo jobs|content writer job',
      'business development job|bde|sales career|sales openings|marketing openings|sales roles|marketing roles',
      'hiring sales|hiring marketing|sales opening|marketing opening|sales people hiring|marketing career',
      'digital marketing job|telecaller|writer job|jobs writers|marketing positions|sales positions|marketers job',
      'seo job|salesperson|nontechnical job|sales hiring|marketing hiring|sales naukri|business development',
      'salespeople|hiring salespeople|salesmen',
    ),
    answer: `${facts.salesJobs} jobs in sales and marketing are open. Filter the jobs page by 'Sales' to see them.`,
    link,
  },
  {
    id: 'jobs-apply',
    title: 'How do I apply for a job?',
    question: either(
      'apply|apply job|job application|applying|apply online|apply position|apply vacancy|apply role|job apply',
      'apply naukri|submit application|avedan|application form|apply opening|apply work|application job',
      'apply post|applications|send application|apply career|candidate apply|apply jobs|hiring process apply',
      'apply company',
    ),
    answer:
      "Press 'Apply Now' on the job. It opens the chat app with a message that names the position; you add your details and send it.",
    link,
  },
  {
    id: 'jobs-cv',
    title: 'Where do I send my CV?',
    question: either(
      'cv|resume|curriculum vitae|send cv|send resume|submit resume|submit cv|upload resume|upload cv',
      'email resume|email cv|resume send|attach resume|forward resume|share resume|resume bhejna|resume email',
      'cv email|drop resume|drop cv|mail cv|mail resume|share cv|forward cv|resume bheju|resume kahan|post cv',
      'job resume',
      'cvs|accept cvs|cvs email',
    ),
    answer:
      'Send it with your application in the chat app, or by e-mail: a button on the jobs page copies our address.',
    link,
  },
  {
    id: 'jobs-remote',
    title: 'Can I work remotely?',
    question: either(
      'remote|remote job|remote jobs|work home|wfh|work remotely|remote work|hybrid job|onsite job|office job',
      'hybrid work|job location|jobs location|telecommute|ghar|remotely|remote position|home office|work anywhere',
      'hybrid jobs|onsite jobs|onsite|job remote|ghar kaam|relocate|relocation|jobs remote|fully remote',
      'remote vacancy|remote openings|positions remote|hybrid position|job jaipur|jobs based|remote roles',
      'home job|from-home|work-home|be-in office|have-to office|office day|in-the office|every-day office',
      'be-in the-office|in-the office job',
    ),
    answer: 'That depends on the job: each is marked Remote, Hybrid or On-site.',
    link,
  },
  {
    id: 'jobs-fresher',
    title: 'Do you hire freshers?',
    question: either(
      'fresher|freshers|fresher job|freshers job|entry level|graduate|graduates|no experience|without experience',
      'recent graduate|campus placement|beginner job|student job|junior|junior developer|fresher vacancy',
      'first job|college student|btech|bca|mca|graduated|zero experience|entry level job|experience required',
      'experience job|junior position|campus|fresh graduate|finished college|college graduate|fresh college',
      'junior role|new graduates|inexperienced|pass|passout',
    ),
    answer:
      'The job descriptions say what each asks for. If none fits, send a general application with something you have made.',
    link,
  },
  {
    id: 'jobs-internship',
    title: 'Do you offer internships?',
    question: either(
      'internship|internships|intern|interns|summer internship|apprentice|apprenticeship|trainee',
      'industrial training|internship stipend|stipend|student internship|internship certificate|traineeship',
      'summer training|paid internship|working student|unpaid internship|summer job',
    ),
    answer: 'No internship is among the open jobs. A general application is welcome at any time.',
    link,
  },
  {
    id: 'jobs-general',
    title: 'Can I apply if no job fits me?',
    question: either(
      'general application|no job fits|speculative application|unsolicited application|spontaneous application',
      'other job|different job|no suitable job|open application|no vacancy apply|apply anyway|job fits',
      'suitable position|suitable job|position fits|jobs match|none fits|job match|none jobs|role listed',
      'fit listed|future openings|future vacancies|position listed|apply without vacancy|future job|matching job',
      'job profile|open-application|apply without opening|nothing suits|nothing jobs',
    ),
    answer: "Yes. 'Apply Now' in the general block of the jobs page opens the chat app with a general application.",
    link,
  },
  {
    id: 'jobs-salary',
    title: 'What salary do you pay?',
    question: either(
      'salary|salaries|ctc|package lpa|lpa|wage|wages|pay scale|job pay|salary package|tankha|tankhwah|vetan',
      'employee benefits|perks|compensation|salary range|job benefits|pay job|pay developers|pay employees',
      'paid holidays|salary developer|job salary|sallary|annual package|paycheck|much earn job|earn job',
      'employee perks|holidays job|leave policy|payscale|pay staff|remuneration|insurance employees',
      'developer salary|benefits employees|benefits job|staff benefits|job pays|salary job|working conditions',
      'pay-for developers|the-pay',
      'you-pay|you-pay much',
      'earn-with',
      'earn-with you|earn-with',
    ),
    answer: 'Salaries and benefits are not published on the site. Ask in your application, and say what you expect.',
    link,
  },
  {
    id: 'jobs-process',
    title: 'What happens after I apply?',
    question: either(
      'interview|job interview|interview process|hiring process|recruitment process|selection process',
      'interview rounds|after apply|after applying|application status|job test|selection|status application',
      'interview round|application reply|application heard|hear application|interview questions job',
      'recruitment steps|hiring steps|application received|hiring rounds|interview stages|selected job',
      'select candidates|selection procedure|interviews|status job|applied heard|recruitment stages|hiring stages',
      'candidates selected|apply hear|applying hear|after application|after-the application',
      'comes after application|after submit application|submit application after|application process',
      'application take|application process take',
      'applied|once applied|after applied',
    ),
    answer:
      'A person reads your message and writes back in the chat app. The steps differ by job; ask about them when you apply.',
    link,
  },
  {
    id: 'jobs-freelance',
    title: 'Do you work with freelancers?',
    question: either(
      'freelance|freelancer|freelancers|freelance work|contractor|contractors|part time|parttime|part time job',
      'gig|freelance job|freelancing|hire freelancers|side job|freelance project|part time work',
      'freelance opportunities|freelance developer|freelance designer|temporary job|independent contractor|gigs',
      'self employed|freelance basis|contract basis|hourly work|part-time',
    ),
    answer:
      'The open jobs are listed without freelance terms. Send a general application and say how you would like to work.',
    link,
  },
]
