import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

const link = { label: 'AI agents', href: paths.agents } as const
const contact = { label: 'Contact us', href: paths.contact } as const

/** AI agents and chatbots that we build and run, and how such a project goes. */
export const agentQuestions: readonly FaqEntry[] = [
  {
    id: 'agents',
    title: 'What AI agents do you offer, and how many?',
    question: 'ai list|agent|ai service|ai product|agent industry|chatbot how many|ai how many|ai system|agent ready',
    answer: `${facts.aiAgents} AI agents are in use; the agents page shows ${facts.suiteAgents} of them in ${facts.suiteFields} fields: business, marketing, knowledge, e-commerce, specialized and HR.`,
    link,
  },
  {
    id: 'agents-custom',
    title: 'Can you build an AI agent for my business?',
    question:
      'ai custom|agent custom|chatbot custom|agent build|agent business|agent new|agent task|agent own|ai build|' +
      'ai project|agent book|agent appointment|library recommend agent|library agent add',
    answer:
      'Agents for one business are what we build: name the task, its tools and what must never go wrong; we propose an agent, a test and a price.',
    link: contact,
  },
  {
    id: 'agents-price',
    title: 'How much does an AI agent or chatbot cost?',
    question:
      'chatbot price|agent price|ai price|voice bot price|automation price|chatbot whatsapp price|ai system price|' +
      'ai invoice price monthly',
    answer: `Monthly packages start at ${facts.packagesFrom}. Usage of the AI model comes on top, by the number of requests; the quote names both.`,
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'agents-time',
    title: 'How does an AI agent project go, and how long does it take?',
    question:
      'chatbot process|agent duration|agent process|agent project|chatbot project|agent start|chatbot start|' +
      'chatbot ready|agent when|chatbot when|chatbot build duration|ai duration',
    answer:
      'We build on your real cases, test beside a person, then let the agent work within limits. How long that takes depends on the task and stands in the plan.',
    link,
  },
  {
    id: 'agents-collaboration',
    title: 'How do your AI agents work together?',
    question: 'agent together|multi agent|agent collaboration|agent share|agent share task',
    answer:
      'Five agents share one job: the Input Agent takes the request, the Analyzer and the Knowledge Base read it, the Processor does the work, and the Output Agent answers.',
    link: { label: 'Watch them work', href: `${paths.agents}#demo` },
  },
  {
    id: 'agents-integrations',
    title: 'Which apps can your agents connect to?',
    question:
      'ai connect|integration|agent connect|chatbot connect|slack|chatbot crm|agent crm|connect old system|' +
      'connect slack crm|agent system|agent app',
    answer: `Our agents connect to ${facts.integrations} apps: team chat, CRM, marketing platforms, automation tools, web analytics, content management, online stores and video meetings.`,
    link: { label: 'Integrations', href: `${paths.agents}#integrations` },
  },
  {
    id: 'agents-languages',
    title: 'Which languages do your agents and chatbots speak?',
    question:
      'chatbot language|agent language|chatbot hindi|chatbot english|agent hindi|agent english|' +
      'chatbot multilingual|agent multilingual|language how many|ai language|voice bot hindi|agent french|' +
      'chatbot french|ai french',
    answer: `Our agents and chatbots speak ${facts.languages} languages; which yours needs is settled in the project.`,
    link,
  },
  {
    id: 'agents-demo',
    title: 'Can I see a demo of an AI agent?',
    question:
      'ai demo|demo|demo how|demo book|agent test first|chatbot test first|chatbot test before|agent test before',
    answer: "The agents page shows five agents at work. For one on your own case, press 'Schedule Demo' there.",
    link: { label: 'Watch them work', href: `${paths.agents}#demo` },
  },
  {
    id: 'agents-benefit',
    title: 'What can AI do for my business?',
    question:
      'ai benefit|ai business|ai company|agent benefit|chatbot benefit|ai customer|ai save|ai improve|' +
      'ai small business|why ai|why chatbot|ai trade|ai help|agent trade|ai student',
    answer:
      'AI takes over routine work: common questions, sorting mail, reading documents, moving data between tools. If a plain script will do, we say so.',
    link,
  },
  {
    id: 'agents-staff',
    title: 'Will AI replace my staff?',
    question: 'replace staff|ai staff|ai job|lose job|ai replace|agent staff|agent replace|ai job danger',
    answer:
      'An agent takes tasks, not whole jobs: people keep what needs judgement, and someone has to check the agent.',
    link: { label: 'The future of work', href: `${paths.blog}/the-future-of-work-people-and-ai` },
  },
  {
    id: 'automation',
    title: 'Can you automate our workflows?',
    question: 'automation|manual work|workflow|excel|automation email|invoice ai|agent invoice',
    answer: `We automate workflows that are frequent, similar and checkable, with ${facts.integrations} integrations to build on.`,
    link,
  },
  {
    id: 'chatbot',
    title: 'Do you build chatbots?',
    question: 'chatbot|chatbot website build|chatbot wordpress',
    answer:
      `A chatbot of ours answers from your own documents, speaks ${facts.languages} languages, and hands over to a person where ` +
      'you want it to.',
    link: {
      label: 'A chatbot your support team will keep',
      href: `${paths.blog}/a-chatbot-your-support-team-will-keep`,
    },
  },
  {
    id: 'chatbot-channels',
    title: 'Can a chatbot work on WhatsApp or Instagram?',
    question:
      'chatbot instagram|chatbot whatsapp|automation whatsapp|messenger|telegram|chatbot facebook|auto reply|' +
      'agent whatsapp|ai whatsapp|whatsapp business|whatsapp customer|whatsapp api|whatsapp api integration',
    answer:
      'The website always; messaging apps such as WhatsApp where their operators admit a bot for your business. It is agreed per project.',
    link,
  },
  {
    id: 'chatbot-handover',
    title: 'Can a chatbot hand over to a person?',
    question:
      'chatbot handover|chatbot person|agent person|agent handover|cannot answer|chatbot staff|person takeover|' +
      'chatbot takeover|chatbot transfer|escalate|customer person|ai cannot answer|chatbot contact',
    answer: 'You decide which questions go to a person; the conversation goes along, so nobody has to tell it twice.',
    link: {
      label: 'A chatbot your support team will keep',
      href: `${paths.blog}/a-chatbot-your-support-team-will-keep`,
    },
  },
  {
    id: 'chatbot-knowledge',
    title: 'Can a chatbot learn from our documents?',
    question:
      'chatbot document|agent document|chatbot train|agent train|chatbot learn|chatbot data|ai document|' +
      'document answer|chatbot content|document upload|chatbot product|ai own data|chatbot read|chatbot read price|' +
      'upload chatbot|upload agent|chatbot update|agent update',
    answer: 'A chatbot looks up your documents for each question (RAG), so a changed page changes the answer.',
    link,
  },
  {
    id: 'agents-training-data',
    title: 'Do you train AI models on our data?',
    question: 'training data chatbot|training data|chatgpt document',
    answer:
      'A chatbot of ours looks your documents up instead of learning them. Whether a model’s supplier may train on them belongs in the contract: ask for that with the quote.',
    link: contact,
  },
  {
    id: 'agents-on-premise',
    title: 'Can an agent run on our own servers?',
    question: 'on premise ai|on premise|model own hosting|agent own hosting|run agent own hosting',
    answer:
      'Where the model runs, with a provider or near you, is settled per project by data, quality and price. Tell us where your data may go.',
    link: contact,
  },
  {
    id: 'voice-agent',
    title: 'Do you build voice agents for the telephone?',
    question:
      'voice bot|agent phone|ai phone|chatbot phone|receptionist|phone automation|ai voice|chatbot voice|' +
      'agent voice',
    answer:
      'Voice agents are agreed per project, by calls, language and telephone system: tell us yours and we say what is possible.',
    link: contact,
  },
  {
    id: 'agents-reliability',
    title: 'How do you make sure an agent gives right answers?',
    question:
      'chatbot wrong|agent wrong|agent reliable|ai reliable|accuracy|trust agent|agent test|agent safe|ai safe|guardrails|human in loop|agent limit|agent control|agent approve|chatbot reliable|agent danger|chatbot wrong answer|agent wrong answer|chatbot wrong customer answer|ai control|agent check|chatbot better right|chatbot quality|agent wrong email send|chatbot safe',
    answer:
      'We test on your real cases and limit what an agent may do; a person approves what cannot be undone. No agent is right every time.',
    link: { label: 'Agentic AI in production', href: `${paths.blog}/agentic-ai-in-production` },
  },
]
