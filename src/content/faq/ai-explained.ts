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
      'Artificial intelligence is software that finds patterns in examples instead of following rules. Generative AI makes new text, pictures, sound or code.',
    link: agents,
  },
  {
    id: 'ai-images',
    title: 'Can your AI make pictures or videos?',
    question: 'image generation',
    answer:
      'The agents of our suite and library write text, not pictures or videos. If your project needs them, write to us with an example.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'ai-agent-what',
    title: 'What is an AI agent, and what is agentic AI?',
    question: 'agent meaning|agentic|autonomous|agent work how',
    answer:
      'An AI agent is a program in which a language model decides the next step and uses tools, such as search or your CRM, until the task is done. Such AI is called agentic.',
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
      'A large language model (LLM) has read very much text and continues a text by tokens, by which providers bill. It can be wrong with confidence.',
    link: agents,
  },
  {
    id: 'ai-rag',
    title: 'What are RAG and vector search?',
    question: 'rag|vector|embedding|semantic search|search meaning',
    answer:
      'Retrieval-augmented generation (RAG): before a model answers, fitting passages of your documents are looked up. Vector search finds them by meaning.',
    link: { label: 'AI agents', href: paths.agents },
  },
  {
    id: 'ai-prompt',
    title: 'What is a prompt?',
    question: 'prompt|prompt engineering',
    answer:
      'A prompt is the instruction you give a model: task, reader, form of the answer and an example. Writing and testing prompts is called prompt engineering.',
    link: library,
  },
  {
    id: 'ai-fine-tuning',
    title: 'What is fine-tuning?',
    question: 'fine tuning|model train|model own|model custom|fine tuning rag difference|model train data|llm train',
    answer:
      'Fine-tuning trains a finished model further on your examples. For facts that change, looking them up (RAG) is usually better.',
    link: agents,
  },
  {
    id: 'ai-hallucination',
    title: 'What is a hallucination in AI?',
    question: 'hallucination|ai wrong|chatgpt wrong|llm wrong|chatgpt wrong answer|ai wrong answer',
    answer:
      'A hallucination is an answer that sounds right and is invented. Sources that the model looks up, and a check of what matters, reduce it.',
    link: agents,
  },
  {
    id: 'ai-machine-learning',
    title: 'What are machine learning and natural language processing?',
    question: 'machine learning|deep learning|neural network|natural language processing|sentiment',
    answer:
      'Machine learning: programs that learn from examples; deep learning uses a neural network of many layers. Natural language processing (NLP) works with human language.',
    link: training,
  },
  {
    id: 'ai-vibe-coding',
    title: 'What is vibe coding?',
    question: 'vibe coding|describe build ai',
    answer:
      'Vibe coding is making software by describing it to an AI and testing it step by step. We teach it in a course.',
    link: training,
  },
  {
    id: 'ai-edge',
    title: 'What is edge AI?',
    question: 'edge ai|iot|ai offline|ai device|model offline|ai camera|local model ai',
    answer:
      'Edge AI is a model that runs in a camera or a phone instead of a data centre: it answers faster and keeps data in place.',
    link: { label: 'Edge AI', href: `${paths.blog}/edge-ai-next-to-the-machine` },
  },
  {
    id: 'ai-quantum',
    title: 'Does quantum computing matter for AI?',
    question: 'quantum|quantum ai|quantum security',
    answer:
      'Quantum computing does not matter for daily work yet; our article says what to expect. List now where you use encryption that a later machine could break.',
    link: { label: 'Quantum computing meets AI', href: `${paths.blog}/quantum-computing-meets-ai` },
  },
  {
    id: 'ai-ethics',
    title: 'How do you use AI responsibly?',
    question: 'ethics|bias|responsible ai|ai danger|ai rule|ai law|ai risk|governance',
    answer:
      'Write down what each tool is used for, which data it sees, what can go wrong and who signs off. Our article covers the EU AI Act and the DPDP Act.',
    link: { label: 'AI ethics and governance', href: `${paths.blog}/ai-ethics-and-governance-for-small-teams` },
  },
  {
    id: 'ai-security',
    title: 'How does AI affect cybersecurity, and what is prompt injection?',
    question:
      'cybersecurity|deepfake|phishing|prompt injection meaning|ai security|agent security|chatbot security|' +
      'agent trick|chatbot trick|ai trick',
    answer:
      'Attackers write better phishing and fake voices, defenders sort alarms faster. Prompt injection hides an instruction for a model in a text; give it few rights, and ask a person before anything costly.',
    link: { label: 'AI in cybersecurity', href: `${paths.blog}/ai-in-cybersecurity` },
  },
  {
    id: 'ai-mcp',
    title: 'What are tools and MCP?',
    question: 'mcp|function calling',
    answer:
      'A tool is a function a model may call, such as "look up an order". The Model Context Protocol (MCP) is an open standard for offering tools to many models.',
    link: agents,
  },
]
