import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

const agents = { label: 'AI agents', href: paths.agents } as const
const training = { label: 'Agentic AI Training', href: paths.training } as const
const library = { label: 'AI Agents Library', href: paths.agentsLibrary } as const

/** Terms of the field, each in two or three sentences. */
export const aiQuestions: readonly FaqEntry[] = [
  {
    id: 'ai-what',
    title: 'What is artificial intelligence?',
    question: 'ai|ai how|generative ai',
    answer:
      'Artificial intelligence is software that finds patterns in examples instead of following rules written by hand. Generative AI makes new text, pictures, sound or code on request.',
    link: agents,
  },
  {
    id: 'ai-images',
    title: 'Can your AI make pictures or videos?',
    question: 'image generation',
    answer:
      'The agents of our suite and library write text; none of them makes pictures or videos. If your project needs generated pictures, write to us with an example, and a person answers whether we take it on.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'ai-agent-what',
    title: 'What is an AI agent, and what is agentic AI?',
    question: 'agent meaning|agentic|autonomous|agent work how',
    answer:
      'An AI agent is a program in which a language model decides the next step: it reads a request, uses tools such as search or your CRM, checks the outcome, and goes on until the task is done. Such AI is called agentic.',
    link: agents,
  },
  {
    id: 'ai-agent-or-chatbot',
    title: 'What is the difference between a chatbot and an AI agent?',
    question: 'agent chatbot|agent chatbot better|chatbot difference|agent difference|agent order',
    answer:
      'A chatbot talks. An AI agent also acts: it looks things up, fills in forms, books and files, within the rights you give it.',
    link: agents,
  },
  {
    id: 'ai-llm',
    title: 'What is a large language model?',
    question: 'llm|token|context window|chatgpt work how|chatgpt meaning|token price',
    answer:
      'A large language model (LLM) has read very much text and continues a text piece by piece. The pieces are called tokens, and providers bill by them. It can be wrong with confidence.',
    link: agents,
  },
  {
    id: 'ai-rag',
    title: 'What are RAG and vector search?',
    question: 'rag|vector|embedding|semantic search|search meaning',
    answer:
      'Retrieval-augmented generation (RAG): before a model answers, fitting passages of your documents are looked up and given to it. Vector search finds them by meaning, so "refund" also finds "money back".',
    link: { label: 'AI agents', href: paths.agents },
  },
  {
    id: 'ai-prompt',
    title: 'What is a prompt?',
    question: 'prompt|prompt engineering',
    answer:
      'A prompt is the instruction you give a model. A good one names the task, the reader, the form of the answer and an example. Writing and testing prompts is called prompt engineering.',
    link: library,
  },
  {
    id: 'ai-fine-tuning',
    title: 'What is fine-tuning?',
    question: 'fine tuning|model train|model own|model custom|fine tuning rag difference|model train data|llm train',
    answer:
      'Fine-tuning trains a finished model further on your own examples, so that it takes on a format or a tone. For facts that change, looking them up (RAG) is usually the better way.',
    link: agents,
  },
  {
    id: 'ai-hallucination',
    title: 'What is a hallucination in AI?',
    question: 'hallucination|ai wrong|chatgpt wrong|llm wrong|chatgpt wrong answer|ai wrong answer',
    answer:
      'A hallucination is an answer that sounds right and is invented. It is reduced by letting the model look up sources, by asking for the source, and by checking what matters.',
    link: agents,
  },
  {
    id: 'ai-machine-learning',
    title: 'What are machine learning and natural language processing?',
    question: 'machine learning|deep learning|neural network|natural language processing|sentiment',
    answer:
      'Machine learning: programs that learn from examples instead of rules; deep learning does it with many layers, a neural network. Natural language processing (NLP) works with human language.',
    link: training,
  },
  {
    id: 'ai-vibe-coding',
    title: 'What is vibe coding?',
    question: 'vibe coding|describe build ai',
    answer:
      'Vibe coding is making software by describing it in plain words to an AI, reading what comes back, and testing it step by step. We teach it in a course of its own.',
    link: training,
  },
  {
    id: 'ai-edge',
    title: 'What is edge AI?',
    question: 'edge ai|iot|ai offline|ai device|model offline|ai camera|local model ai',
    answer:
      'Edge AI is a model that runs beside the machine, in a camera or a phone, instead of in a distant data centre. It answers faster and keeps data in place. Our article has the arithmetic.',
    link: { label: 'Edge AI', href: `${paths.blog}/edge-ai-next-to-the-machine` },
  },
  {
    id: 'ai-quantum',
    title: 'Does quantum computing matter for AI?',
    question: 'quantum|quantum ai|quantum security',
    answer:
      'Quantum computing does not matter for daily work yet. What to list now is where you use encryption that a later machine could break. Our article says what to expect, and when.',
    link: { label: 'Quantum computing meets AI', href: `${paths.blog}/quantum-computing-meets-ai` },
  },
  {
    id: 'ai-ethics',
    title: 'How do you use AI responsibly?',
    question: 'ethics|bias|responsible ai|ai danger|ai rule|ai law|ai risk|governance',
    answer:
      'Responsible AI means writing down what each tool is used for, which data it sees, what can go wrong and who signs off. Our article, with the EU AI Act and the DPDP Act, has a register and a risk table.',
    link: { label: 'AI ethics and governance', href: `${paths.blog}/ai-ethics-and-governance-for-small-teams` },
  },
  {
    id: 'ai-security',
    title: 'How does AI affect cybersecurity, and what is prompt injection?',
    question:
      'cybersecurity|deepfake|phishing|prompt injection meaning|ai security|agent security|chatbot security|' +
      'agent trick|chatbot trick|ai trick',
    answer:
      'AI helps both sides: attackers write better phishing and fake voices, defenders sort alarms faster. Prompt injection is text that hides an instruction for a model; the defence is few rights, and a person before anything costly.',
    link: { label: 'AI in cybersecurity', href: `${paths.blog}/ai-in-cybersecurity` },
  },
  {
    id: 'ai-mcp',
    title: 'What are tools and MCP?',
    question: 'mcp|function calling',
    answer:
      'A tool is a function a model may call, such as "look up an order". The Model Context Protocol (MCP) is an open standard for offering such tools to many models in one way.',
    link: agents,
  },
  {
    id: 'ai-transformation',
    title: 'What is digital transformation?',
    question: 'digital transformation|business digital',
    answer:
      'Digital transformation changes how work is done because software makes it possible, instead of putting the old form on a screen. Our article shows it with research and development.',
    link: {
      label: 'Digital transformation starts in the lab',
      href: `${paths.blog}/ai-driven-research-and-development`,
    },
  },
]
