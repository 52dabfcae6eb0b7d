import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

const websites = { label: 'Custom Website Development', href: paths.customWebsites } as const
const agents = { label: 'AI agents', href: paths.agents } as const

/** The seventeen technologies of the home page, and what people ask around them. */
export const technologyQuestions: readonly FaqEntry[] = [
  {
    id: 'tech-stack',
    title: 'Which technologies do you use?',
    question:
      'technology|technology website|technology app|technology better|technology choose|technology recommend|' +
      'who technology',
    answer:
      'We use seventeen technologies. Interfaces: React, Next.js, TypeScript, Flutter. Services: Node.js, GraphQL, Python. AI: OpenAI, LangChain, TensorFlow, PyTorch. Data: PostgreSQL, MongoDB, Redis. Hosting: AWS, Docker, Kubernetes.',
    link: { label: 'The stack', href: `${paths.home}#stack` },
  },
  {
    id: 'tech-react',
    title: 'What do you use React, Next.js, TypeScript and Flutter for?',
    question: 'react|nextjs|typescript|javascript|frontend|flutter|react native|react website|react app',
    answer:
      'React and Next.js for interfaces and sites, TypeScript for code whose mistakes show while writing, Flutter for iOS and Android apps from one codebase.',
    link: websites,
  },
  {
    id: 'tech-python',
    title: 'What do you use Node.js, GraphQL, Python, TensorFlow, PyTorch and LangChain for?',
    question:
      'python|tensorflow|pytorch|langchain|python ai|nodejs|graphql|python developer|python backend|python api|' +
      'python website|python app',
    answer:
      'Node.js and GraphQL for the services behind websites and apps; Python for AI and data; TensorFlow and PyTorch for training and running models; LangChain to connect a language model with documents and tools.',
    link: agents,
  },
  {
    id: 'tech-databases',
    title: 'Which databases do you use?',
    question: 'database|postgresql|mongodb|redis|mysql|database website',
    answer: 'We use PostgreSQL for most things, MongoDB when records differ in shape, Redis for speed.',
    link: { label: 'Our services', href: paths.services },
  },
  {
    id: 'tech-aws',
    title: 'What do you use AWS, Docker and Kubernetes for?',
    question: 'aws|docker|kubernetes|azure|cloud|devops|aws hosting|cloud better|cloud deploy|website cloud|app cloud',
    answer:
      'AWS is our usual cloud; another is settled per project. Docker packs a program so that it runs the same everywhere, Kubernetes runs many copies of it.',
    link: { label: 'Web Hosting & Maintenance', href: paths.hosting },
  },
  {
    id: 'tech-openai',
    title: 'Do you build with OpenAI and ChatGPT?',
    question:
      'chatgpt|chatgpt website build|ai add system|ai app|claude build|gemini build|ai website add|' +
      'chatgpt integration|llm run agent|llm agent|model agent|model chatbot|model run agent|model ai',
    answer:
      'OpenAI, the maker of ChatGPT, is one of our seventeen technologies. Which model runs your agent is chosen per project.',
    link: agents,
  },
  {
    id: 'tech-other',
    title: 'Do you work with PHP, Java, .NET, Vue or Angular?',
    question: 'php|java|laravel|dotnet|vue|angular|django|ruby|codeigniter|golang|power bi|blockchain|unity',
    answer:
      'PHP, apart from what WordPress needs, Java, .NET, Vue, Angular and others are not among our seventeen technologies. For taking over existing code, ask about yours.',
    link: { label: 'Contact us', href: paths.contact },
  },
]
