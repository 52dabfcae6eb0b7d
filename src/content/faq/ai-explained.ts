import type { FaqEntry } from '#content/faq/entry.ts'
import { either } from '#content/faq/phrases.ts'
import { paths } from '#content/paths.ts'

const agents = { label: 'AI agents', href: paths.agents } as const
const training = { label: 'Agentic AI Training', href: paths.training } as const
const blog = { label: 'Read the blog', href: paths.blog } as const

/** Terms of the field, each in two or three sentences. */
export const aiQuestions: readonly FaqEntry[] = [
  {
    id: 'ai-what',
    title: 'What is artificial intelligence?',
    question: either(
      'ai|artificial intelligence|ai mean|ai meaning|ai definition|explain ai|ai explained|define ai|basics ai',
      'ai basics|understand ai|ai simple words|ai stand',
    ),
    answer:
      'Software that does tasks which used to need human judgement, by finding patterns in examples instead of following rules written by hand.',
    link: agents,
  },
  {
    id: 'ai-agent-what',
    title: 'What is an AI agent?',
    question: either(
      'agent mean|ai agent meaning|ai agent definition|ai agent mean|explain agent|explain ai agent',
      'define ai agent|agent explained|ai agent work|agents work|ai agents mean|agent definition|agent meaning',
      'whatis agent|whatis ai agent|what-does-an-ai-agent-do|what-do-ai-agents-do|what-can-an-ai-agent-do',
      'what-does-an-agent-do|what-do-agents-do|what-is-an-agent|what-is-agent|what-are-agents|what-are-ai-agents',
      'meant agent|meant ai agent',
      'an-ai agent',
      'an-ai ai agent|what-exactly-is-an-ai-agent|what-exactly-is-an-agent',
    ),
    answer:
      'A program in which a language model decides the next step: it reads a request, uses tools such as search or your CRM, checks the outcome, and goes on until the task is done.',
    link: agents,
  },
  {
    id: 'ai-agentic',
    title: 'What is agentic AI?',
    question: either(
      'agentic|agentic ai|agentic ai mean|agentic meaning|agentic ai meaning|agentic definition|explain agentic',
      'agentic systems|agentic workflow|term agentic|autonomous ai|word agentic|agentic explained',
    ),
    answer:
      'AI that plans and acts in several steps towards a goal, instead of giving one answer to one question. A person sets the goal and the limits.',
    link: training,
  },
  {
    id: 'ai-agent-or-chatbot',
    title: 'What is the difference between a chatbot and an AI agent?',
    question: either(
      'difference chatbot agent|chatbot agent difference|chatbot versus agent|chatbot vs agent|agent vs chatbot',
      'agent versus chatbot|chatbot agent|difference bot agent|agent chatbot|chatbots agents',
      'compare chatbot agent|bot vs agent|chatbot same agent|chatbots differ agents|agent differ chatbot',
      'better chatbot agent',
    ),
    answer:
      'A chatbot talks. An agent also acts: it looks things up, fills in forms, books and files, within the rights you give it.',
    link: agents,
  },
  {
    id: 'ai-llm',
    title: 'What is a large language model?',
    question: either(
      'llm|llms|large language model|language model|language models|llm meaning|llm mean|foundation model',
      'foundation models|llm work|chatgpt work|gpt work|large language models|gpt stand|llm explained|explain llm',
    ),
    answer:
      'A model (LLM) that has read very much text and continues a text word by word. That is enough to answer, summarise, translate and write code, and to be wrong with confidence.',
    link: agents,
  },
  {
    id: 'ai-rag',
    title: 'What is RAG?',
    question: either(
      'rag|retrieval|retrieval augmented generation|rag meaning|retrieval augmented|rag mean|grounding',
      'grounded answers|explain rag|rag work|rag llm|rag stand|augmented generation|rag explained|rag pipeline',
      'rag technique',
    ),
    answer:
      'Retrieval-augmented generation: before answering, the system looks up fitting passages in your documents and gives them to the model. The answer can then name its source.',
    link: agents,
  },
  {
    id: 'ai-prompt',
    title: 'What is a prompt?',
    question: either(
      'prompt|prompts|prompting|prompt engineering|write prompt|prompt meaning|prompt mean|prompt engineer',
      'system prompt|good prompt|explain prompt|prompt tips|write prompts|prompt writing|prompt ai',
      'prompt definition|write good prompt|prompt engineering mean',
      'write better prompts',
    ),
    answer:
      'The instruction you give a model. A good one names the task, the reader, the form of the answer and an example. Writing and testing prompts is called prompt engineering.',
    link: { label: 'AI Agents Library', href: paths.agentsLibrary },
  },
  {
    id: 'ai-fine-tuning',
    title: 'What is fine-tuning?',
    question: either(
      'fine tuning|finetuning|fine tune|finetune|fine tuned|tuning model|adapt model|train own model|own model',
      'lora|custom model|retrain model|finetuned|fine tuning model|tune model|fine tuning mean|rag fine tuning',
      'train model examples',
    ),
    answer:
      'Training a finished model further on your own examples, so that it takes on a format or a tone. For facts that change, looking them up (RAG) is usually the better way.',
    link: agents,
  },
  {
    id: 'ai-hallucination',
    title: 'What is a hallucination in AI?',
    question: either(
      'hallucination|hallucinations|hallucinate|hallucinates|ai lie|ai lies|made answers|invents facts|ai invents',
      'false answers|hallucinating|chatgpt lies|ai invent|invented facts|ai makes things|ai false|chatgpt wrong',
      'made facts|models invent|chatgpt makes things|chatgpt invents|ai make things|makes-things|make-things',
      'making-things',
    ),
    answer:
      'An answer that sounds right and is invented. It is reduced by letting the model look up sources, by asking for the source, and by checking what matters.',
    link: agents,
  },
  {
    id: 'ai-vector-search',
    title: 'What is vector search?',
    question: either(
      'vector|vector search|vector database|embedding|embeddings|semantic search|similarity search|pinecone',
      'pgvector|vector db|vectors|vector store|vector databases|meaning search|search meaning|vector mean',
    ),
    answer:
      'Search by meaning. Texts are turned into lists of numbers (embeddings), and near numbers mean similar content, so "refund" also finds "money back".',
    link: agents,
  },
  {
    id: 'ai-token',
    title: 'What is a token?',
    question: either(
      'token|tokens|tokenization|token meaning|token mean|max tokens|token count|tokens ai|context window',
      'context length|token limit|tokenisation|tokens llm|tokens mean|many tokens|token ai|explain token',
      'context size',
    ),
    answer:
      'The piece of text a model counts in, often part of a word. Providers bill by tokens read and written, and the context window is the number a model can hold at once.',
    link: { label: 'AI Agents Library', href: paths.agentsLibrary },
  },
  {
    id: 'ai-machine-learning',
    title: 'What is machine learning?',
    question: either(
      'machine learning|ml|deep learning|neural network|neural networks|neural|supervised learning|ml model',
      'machine learning mean|machine learning ai|difference ai ml|ai ml|neural net|deep learning mean',
      'ml ai difference|ai versus ml|learning algorithm|algorithm learn|machines learn',
    ),
    answer:
      'Programs that learn from examples instead of rules. Deep learning does it with many layers of simple units, called a neural network; language models are one kind.',
    link: training,
  },
  {
    id: 'ai-generative',
    title: 'What is generative AI?',
    question: either(
      'generative|generative ai|genai|gen ai|image generation|generate images|ai images|text generation',
      'midjourney|stable diffusion|generative model|ai generate|ai pictures|ai image|dalle|diffusion|ai art',
      'generative mean|ai video',
    ),
    answer:
      'AI that makes new text, pictures, sound or code from what it has learned, on request. Language models are the kind that most businesses use.',
    link: agents,
  },
  {
    id: 'ai-nlp',
    title: 'What is natural language processing?',
    question: either(
      'nlp|natural language|natural language processing|language processing|text analysis|sentiment',
      'sentiment analysis|text classification|understand language|computer understand language|nlp mean',
      'understand human language|text mining|nlp meaning|machine translation',
    ),
    answer:
      'The part of AI that works with human language (NLP): sorting mail, finding names in contracts, translating, judging the tone of a review.',
    link: agents,
  },
  {
    id: 'ai-vibe-coding',
    title: 'What is vibe coding?',
    question: either(
      'vibe coding|vibecoding|vibe code|vibe|vibe coder|vibe coding mean|code without coding',
      'vibe coding definition|coding plain words|describe program|vibe coded|lovable|cursor ai',
      'explain vibe coding|vibe coding explained',
    ),
    answer:
      'Making software by describing it in plain words to an AI, reading what comes back, and testing it step by step. We teach it in a course of its own.',
    link: training,
  },
  {
    id: 'ai-edge',
    title: 'What is edge AI?',
    question: either(
      'edge|edge ai|edge computing|edge device|iot|ai device|device|device ai|local ai|offline ai|local model',
      'edge ai mean|edge model|iot ai|embedded ai|ai machine|internet things|edge meaning|ai camera',
      'ai without internet|edge devices|locally|run locally|local device|without cloud|models locally',
      'models device',
      'advantages edge|benefits edge|advantages edge ai',
    ),
    answer:
      'A model that runs beside the machine, in a camera or a phone, instead of in a distant data centre. It answers faster and keeps data in place. Our blog has the arithmetic.',
    link: blog,
  },
  {
    id: 'ai-quantum',
    title: 'Does quantum computing matter for AI?',
    question: either(
      'quantum|quantum computing|quantum computer|quantum ai|quantum computers|qubit|qubits|quantum machine',
      'quantum encryption|post quantum|quantum mean|quantum matter|quantum threat',
    ),
    answer:
      'Not for daily work yet. What to list now is where you use encryption that a later machine could break. Our blog article on quantum computing says what to expect, and when.',
    link: blog,
  },
  {
    id: 'ai-ethics',
    title: 'How do you use AI responsibly?',
    question: either(
      'ethics|ethical|ai ethics|ethical ai|responsible ai|ai governance|governance|bias|ai bias|biased|fairness',
      'ai act|ai policy|ai regulation|ai law|responsibly|ai responsibly|discrimination|ai responsible|biased ai',
      'ai rules|fair ai|unbiased|ai risk|ai risks|ai dangerous|ai regulations|ethically',
    ),
    answer:
      'By writing down what each AI tool is used for, which data it sees, what can go wrong and who signs off. Our blog article on ethics and governance has a register and a risk table.',
    link: blog,
  },
  {
    id: 'ai-security',
    title: 'How does AI affect cybersecurity?',
    question: either(
      'cybersecurity|cyber security|ai cybersecurity|deepfake|deepfakes|phishing|ai attacks|ai security',
      'voice cloning|ai hackers|ai fraud|ai scams|ai scam|ransomware|infosec|ai threats|ai defence|cyber threats',
      'attackers ai|ai attackers|security ai|ai hacking|hackers ai',
    ),
    answer:
      'It helps both sides: attackers write better phishing and fake voices, defenders sort alarms faster. Our blog article lists the controls to put in place first.',
    link: blog,
  },
  {
    id: 'ai-prompt-injection',
    title: 'What is prompt injection?',
    question: either(
      'prompt injection|injection|jailbreak|prompt injection attack|jailbreaking|malicious prompt',
      'hidden instructions|injected prompt|trick chatbot|manipulate bot|trick bot|trick agent|hack chatbot',
      'prompt attack|manipulate chatbot|fool chatbot|hidden commands|jailbreak chatbot|trick ai',
      'attackers prompts|trick prompts|trick ai prompts',
    ),
    answer:
      'Text that hides an instruction for the model, for example in a mail it reads: "forget your rules". The lock belongs outside the model: few rights, and a person before anything costly.',
    link: blog,
  },
  {
    id: 'ai-guardrails',
    title: 'What are guardrails and a human in the loop?',
    question: either(
      'guardrail|guardrails|human loop|human approval|approve agent|human oversight|oversight|agent limits',
      'limits agent|approval step|person approves|human review|human supervision|supervise agent|hitl',
      'human checks|agent permission|agent permissions|agent boundaries|supervision',
      'control agent|control-what agent|limit agent',
    ),
    answer:
      'Guardrails are limits outside the model: what it may read, spend and send. A human in the loop approves the steps that cannot be undone.',
    link: agents,
  },
  {
    id: 'ai-mcp',
    title: 'What are tools and MCP?',
    question: either(
      'mcp|model context protocol|function calling|tool calling|tool|function call|tool call|mcp server',
      'function calls|context protocol|mcp mean|tools model|models tools|tool calls|mcp stand|mcp servers',
    ),
    answer:
      'A tool is a function a model may call, such as "look up an order". The Model Context Protocol (MCP) is an open standard for offering such tools to many models in one way.',
    link: agents,
  },
  {
    id: 'ai-transformation',
    title: 'What is digital transformation?',
    question: either(
      'digital transformation|digitalisation|digitalization|digitisation|digitization|digitize|digitise',
      'go digital|paperless|research development|digitize business|ai research development|business digital',
      'transform business|digital company|transformation|digital strategy|going digital|digitalise',
    ),
    answer:
      'Changing how work is done because software makes it possible, instead of putting the old form on a screen. Our blog shows it with research and development.',
    link: blog,
  },
]
