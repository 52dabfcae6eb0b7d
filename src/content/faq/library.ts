import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

const link = { label: 'AI Agents Library', href: paths.agentsLibrary } as const

/** The AI Agents Library: ready prompts that a visitor runs with a key of their own. */
export const libraryQuestions: readonly FaqEntry[] = [
  {
    id: 'library',
    title: 'What is the AI Agents Library?',
    question: 'prompt library|library how many|prompt ready|prompt list|library agent which',
    answer: `The library holds ${facts.libraryAgents} ready prompts that you run in your browser with your own key: content writer, startup idea validator, personas, prompt optimizer, resume, brand identity, pitch deck, terms and privacy, chatbot personality, and social media calendar.`,
    link,
  },
  {
    id: 'library-run',
    title: 'How do I run an agent from the library?',
    question: 'prompt library run|run agent|library how|library start|agent how|library process|library prompt',
    answer: "Open an agent, choose a model, paste your key, fill in each field and press 'Run Agent'.",
    link,
  },
  {
    id: 'library-prompt',
    title: 'Can I read, copy and change the prompts?',
    question: 'prompt library read|prompt read|prompt edit|prompt copy',
    answer:
      'Every prompt of the library can be read and copied without a key, and changed in the run dialog before you run it.',
    link,
  },
  {
    id: 'library-key',
    title: 'Do I need my own API key, and where do I get one?',
    question: 'prompt library key|api key|key where|chatgpt api build|key|key free|library get one',
    answer:
      "A real answer needs your own key from OpenAI, Anthropic or Google, a long password that tells whose account pays; 'Get API Keys' at the end of the library leads to them. Without one you can read every prompt, and run agents on this device where your browser brings a model.",
    link: { label: 'Get API keys', href: `${paths.agentsLibrary}#closing` },
  },
  {
    id: 'library-key-safe',
    title: 'Is my API key safe?',
    question:
      'api key safe|key safe|api key save|key save|who api key|api key secret|security key|api key security|' +
      'key secret|api key send|api key leak|key share|key go where|key go provider|key delete|library safe',
    answer: `Your key stays in the memory of the open dialog, goes only to the provider you chose${config.corsProxy && ', by way of our relay'}, and is gone when you close it. This site never stores it, logs it or puts it into a link.`,
    link: { label: 'Your AI provider key', href: `${paths.privacy}#keys` },
  },
  {
    id: 'library-models',
    title: 'Which AI models can I use in the library?',
    question:
      'prompt library model|model|model choose|claude|gemini|llama|library chatgpt|model run|model better|' +
      'model support|model price',
    answer:
      'Models from OpenAI, Anthropic and Google. The list in the run dialog says which are current, and you may enter the id of another.',
    link,
  },
  {
    id: 'library-free',
    title: 'Is the library free?',
    question:
      'prompt library free|library price|library payment|agent free|ai free|who payment run agent|prompt free|' +
      'who payment model|chatgpt payment|chatgpt price extra|api key price',
    answer: 'We charge nothing for the library. Your AI provider bills your key for what the model reads and writes.',
    link,
  },
  {
    id: 'library-cost',
    title: 'What does one run of a library agent cost?',
    question:
      'one run library price|one run|token run price|run agent price|run agent payment|library run price|' +
      'prompt price',
    answer:
      'Your provider bills your key by tokens; we charge nothing. The run dialog names a model’s price where known, and the result says what was used.',
    link: { label: 'Good to know', href: `${paths.agentsLibrary}#good-to-know` },
  },
  {
    id: 'library-demo',
    title: 'Why do I see a demo result?',
    question:
      'demo text|run agent demo|run agent problem|run agent error|agent problem|api key problem|cors|api key wrong|' +
      'run agent site problem|key wrong|result demo|agent cancel midway|run agent cancel midway',
    answer:
      'A demo text means that the run failed, for example because of a wrong key, no credit or no connection. The cause stands above it.',
    link,
  },
  {
    id: 'library-save',
    title: 'Can I save the result of an agent?',
    question:
      'prompt library result|result|result copy|result export|run old|answer save|answer download|result where|' +
      'agent save|agent write save|library save|result share|result lost',
    answer:
      'A result can be copied, or downloaded as text or Markdown. Your last runs stay on this device, without the key.',
    link,
  },
  {
    id: 'library-content-writer',
    title: 'Which agent writes articles?',
    question:
      'prompt library article|content writer|article write|blog write|article generate|ai article|write ai|' +
      'agent write',
    answer: 'The AI Content Writer Agent. It needs a topic, an audience and a tone, and drafts the article.',
    link: { label: 'This agent', href: `${paths.agentsLibrary}#agent-1` },
  },
  {
    id: 'library-idea-validator',
    title: 'Which agent checks a startup idea?',
    question: 'prompt library idea|validate|idea test|idea better|startup idea|agent idea|ai idea',
    answer:
      'The Startup Idea Validator Agent. It needs only the idea, and answers with strengths, weaknesses and a way to market.',
    link: { label: 'This agent', href: `${paths.agentsLibrary}#agent-2` },
  },
  {
    id: 'library-persona',
    title: 'Which agent describes my customers?',
    question: 'prompt library customer|persona|customer describe|target audience|customer understand|customer who',
    answer: 'The Persona Generator Agent. It needs the product, the audience and the industry.',
    link: { label: 'This agent', href: `${paths.agentsLibrary}#agent-3` },
  },
  {
    id: 'library-prompt-optimizer',
    title: 'Which agent improves my prompts?',
    question: 'prompt library improve|prompt optimizer|prompt improve|prompt better|prompt rewrite|prompt fix',
    answer: 'The Prompt Optimizer Agent. Give it your prompt and it rewrites it so that a model can follow it.',
    link: { label: 'This agent', href: `${paths.agentsLibrary}#agent-4` },
  },
  {
    id: 'library-resume',
    title: 'Which agent writes a resume or cover letter?',
    question:
      'prompt library apply|cover letter|resume write|resume build|resume improve|resume ai|resume agent|' +
      'resume help|resume better',
    answer: 'The Resume & Cover Letter Agent. It needs the role, your skills and the industry.',
    link: { label: 'This agent', href: `${paths.agentsLibrary}#agent-5` },
  },
  {
    id: 'library-brand',
    title: 'Which agent helps with a brand name?',
    question:
      'prompt library name|brand name|name idea|business name|slogan|name new business|brand agent|brand ai|' +
      'name generate|logo ai|name new|name trade',
    answer:
      'The Brand Identity Agent. It needs the business idea and the audience, and drafts names, a line and a direction.',
    link: { label: 'This agent', href: `${paths.agentsLibrary}#agent-6` },
  },
  {
    id: 'library-pitch-deck',
    title: 'Which agent writes a pitch deck?',
    question: 'prompt library presentation|investor|presentation|presentation ai|pitch deck write',
    answer:
      'The Pitch Deck Generator Agent. It needs the product or service and the problem it solves, and outlines the slides.',
    link: { label: 'This agent', href: `${paths.agentsLibrary}#agent-7` },
  },
  {
    id: 'library-terms',
    title: 'Which agent drafts terms and a privacy policy?',
    question: 'prompt library terms|privacy policy|terms write|terms website|terms generate|terms app|terms draft',
    answer:
      'The Terms & Privacy Generator. It needs the kind of business and the data it collects. Have a lawyer correct the draft.',
    link: { label: 'This agent', href: `${paths.agentsLibrary}#agent-8` },
  },
  {
    id: 'library-personality',
    title: 'Which agent gives my chatbot a personality?',
    question: 'prompt library personality|personality|chatbot character|agent personality|chatbot friendly',
    answer: 'The Chatbot Personality Generator. It needs the kind of app and the traits the bot should have.',
    link: { label: 'This agent', href: `${paths.agentsLibrary}#agent-9` },
  },
  {
    id: 'library-calendar',
    title: 'Which agent plans a social media calendar?',
    question:
      'prompt library calendar|content calendar|post idea|social media plan|instagram plan|post month|' +
      'social media post plan',
    answer: 'The Social Media Content Calendar Agent. It needs the kind of business, the duration and the platform.',
    link: { label: 'This agent', href: `${paths.agentsLibrary}#agent-10` },
  },
]
