import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

const steps = { label: 'The seven steps', href: paths.services } as const
const contact = { label: 'Contact us', href: paths.contact } as const

/** How a project goes, from the first message to the years after the launch. */
export const processQuestions: readonly FaqEntry[] = [
  {
    id: 'process',
    title: 'How does a project go, step by step?',
    question:
      'process|work how|project how|agile|project run|design after|process start|idea launch|shop process|' +
      'project ready how',
    answer:
      'In seven steps: Discovery (what must it achieve, and for whom), Strategy (a plan you approve), Design, Development in rounds you can try, Testing, Launch and Support.',
    link: { label: 'The seven steps', href: `${paths.services}#process` },
  },
  {
    id: 'process-start',
    title: 'How do I start a project with you?',
    question:
      'start|start project|start first|website start|app start|idea next|hire company|start sign|start duration|' +
      'start when|next',
    answer:
      'Write to us or book a meeting and say what you need. We answer with questions, then a plan, dates and a quote. Work starts when you agree.',
    link: { label: 'Schedule a meeting', href: `${paths.contact}#meeting` },
  },
  {
    id: 'process-needed',
    title: 'What do you need from me to start?',
    question:
      'provide start|data start|brief|document|client start|ready document|requirement|send first|' +
      'requirement first meeting|before first meeting|before meeting|requirement website|requirement app|' +
      'requirement shop|requirement meeting quote|bring meeting|bring first meeting',
    answer:
      'One page is enough: what your business does, who should use the thing, what they should be able to do, and by when. Texts, pictures and logins come later.',
    link: contact,
  },
  {
    id: 'process-testing',
    title: 'How do you test, and what happens at the launch?',
    question:
      'test|test app|quality|website launch|launch ready|test included|how fix|check|launch|reliable|' +
      'test phone device',
    answer:
      'Testing, the fifth of seven steps, checks functions, devices, speed and accessibility, and you try it yourself. Launch is the sixth: the tested version goes live.',
    link: steps,
  },
  {
    id: 'maintenance',
    title: 'Do you maintain a project after the launch?',
    question:
      'maintenance|support|launch after|website update|website fix|fix update|after project ready|fix duration|fix when|fix speed|fix later|who problem later|support monthly',
    answer:
      'Support is the seventh step and has no fixed end: updates, backups, monitoring and repairs under hosting and maintenance. Scope and price depend on what runs: ask for them with the quote.',
    link: { label: 'Web Hosting & Maintenance', href: paths.hosting },
  },
  {
    id: 'support-hours',
    title: 'Is support available at night, and do your agents work then?',
    question:
      'support hours|night|website night|website uptime night|support weekend|support holiday|hours night|' +
      'problem night|contact night|agent hours|agent weekend|agent holiday|chatbot hours|chatbot weekend|ai hours|' +
      'customer support hours',
    answer:
      `Support is ${facts.support}, and AI agents and chatbots work at night and on holidays too. For calls about new ` +
      'projects, the office hours apply.',
    link: { label: 'Web Hosting & Maintenance', href: paths.hosting },
  },
  {
    id: 'process-together',
    title: 'Can you work beside our own team or another agency?',
    question: 'in house team|other developer together|other developer marketing',
    answer:
      'Working beside your people or another agency depends on who does what: tell us in the first meeting, and the plan names each part and its owner.',
    link: { label: 'Schedule a meeting', href: `${paths.contact}#meeting` },
  },
  {
    id: 'process-your-time',
    title: 'How much of my own time does a project take?',
    question: 'own hours',
    answer:
      'You say what you need, approve the plan, and try each round. How many hours that takes depends on the size: ask for it with the quote.',
    link: steps,
  },
  {
    id: 'process-ai',
    title: 'How do you use AI in development?',
    question: 'ai process|ai developer|ai code|copilot|chatgpt code|developer chatgpt|ai system build|chatgpt write',
    answer:
      'AI Analysis finds what is worth automating, AI-Assisted Development builds it with people reviewing the code, and AI Optimization tunes it after launch.',
    link: { label: 'Our services', href: paths.services },
  },
  {
    id: 'process-progress',
    title: 'How do I follow the progress of my project?',
    question:
      'progress|project track|work track|project update|work update|update weekly|update when|manager|' +
      'progress phone|read work before|work before ready|read work|progress midway|project system|progress website|' +
      'progress app|progress check|jira',
    answer:
      'You see the work in rounds, and the board we work from. How often we report is fixed at the start: tell us in the first meeting what suits you.',
    link: steps,
  },
  {
    id: 'process-scope',
    title: 'How many revisions do I get, and can I change the scope?',
    question:
      'scope|feature add|feature new|feature later|edit idea|feature more|feature midway|page later|edit|revision|' +
      'edit how many|design dislike|edit free|work dislike|website dislike|edit after|request edit|edit limit|' +
      'dislike result',
    answer:
      'The number of revision rounds stands in the quote: ask for what you expect. A change of scope is priced and dated before it is built.',
    link: contact,
  },
  {
    id: 'process-deadline',
    title: 'Can you work to a tight deadline?',
    question: 'late guarantee|delivery guarantee|urgent|urgent website|urgent app|late|urgent ready|launch build',
    answer: `Tell us the date first, by phone or in the contact form; we say what can be ready by then. Simple sites take ${facts.simpleSiteTime}. What a delay means for the price belongs in the contract.`,
    link: contact,
  },
  {
    id: 'process-takeover',
    title: 'Can you take over an unfinished project?',
    question:
      'takeover|takeover website|other developer project|other developer website|other developer app|' +
      'other developer code|code old|other developer work|other developer left|project left|' +
      'other developer problem|other developer lost',
    answer:
      'Unfinished projects can often be taken over. We read the code first and say whether to continue, with the cost; what that reading costs is named before. Write to us what exists.',
    link: contact,
  },
  {
    id: 'process-people',
    title: 'Who will work on my project?',
    question:
      'who project|who work|who team project|developer project|developer contact|project fresher|developer experience|talk developer|dedicated manager|own manager|project manager|senior work|senior project|work hire freelance|work hire|doers contact|person project|work app how many|work project how many|work fresher|who build|who build website',
    answer:
      'You talk to the people who do the work; the plan names them before the start. If you want one person to write to, or nobody from outside, say so when you ask for it.',
    link: { label: 'About us', href: paths.about },
  },
]
