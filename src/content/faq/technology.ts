import type { FaqEntry } from '#content/faq/entry.ts'
import { either } from '#content/faq/phrases.ts'
import { paths } from '#content/paths.ts'

/** The seventeen technologies of the home page, and what people ask around them. */
export const technologyQuestions: readonly FaqEntry[] = [
  {
    id: 'tech-stack',
    title: 'Which technologies do you use?',
    question: either(
      'technology|technologies|tech stack|techstack|tech|stack|programming languages|programming language',
      'frameworks|framework|languages code|coding languages|tools technologies|software stack|build technology',
      'technical skills|development tools|coding language|your-tech|your-stack|your-technology|tools build',
      'build with-tools|you-program|program-in|you-code-in',
      'technologies experts|experts technology',
    ),
    answer:
      'Seventeen in five layers. Interfaces: React, Next.js, TypeScript, Flutter. Services: Node.js, GraphQL, Python. ' +
      'AI: OpenAI, LangChain, TensorFlow, PyTorch. Data: PostgreSQL, MongoDB, Redis. Ground: AWS, Docker, Kubernetes.',
    link: { label: 'Our services', href: paths.services },
  },
  {
    id: 'tech-react',
    title: 'What do you use React for?',
    question: either(
      'react|reactjs|react js|react developer|react website|react app|react development|react frontend',
      'react interfaces',
    ),
    answer:
      'For interfaces that react at once to what a visitor does: shops, dashboards, portals. This site is built with React, too.',
    link: { label: 'Custom Website Development', href: paths.customWebsites },
  },
  {
    id: 'tech-nextjs',
    title: 'What do you use Next.js for?',
    question: either(
      'nextjs|next js|server rendering|server side rendering|ssr|nextjs website|nextjs developer',
      'static generation|ssg|nextjs stack',
    ),
    answer:
      'For React sites whose pages should arrive finished from the server, so that they show early and search engines can read them.',
    link: { label: 'Custom Website Development', href: paths.customWebsites },
  },
  {
    id: 'tech-typescript',
    title: 'What do you use TypeScript for?',
    question: 'typescript|javascript|ts js|typed javascript|type safety|typescript javascript|js',
    answer:
      'For code in browser and server. TypeScript is JavaScript with declared types: many mistakes show while writing instead of at a customer.',
    link: { label: 'Custom Website Development', href: paths.customWebsites },
  },
  {
    id: 'tech-nodejs',
    title: 'What do you use Node.js for?',
    question: 'nodejs|node js|node|express js|expressjs|nodejs backend|node backend|node server|nestjs',
    answer:
      'For services behind websites and apps: APIs, webhooks, connections between systems, written in the same language as the interface.',
    link: { label: 'API Development & Integration', href: paths.apis },
  },
  {
    id: 'tech-python',
    title: 'What do you use Python for?',
    question: either(
      'python|django|flask|fastapi|python developer|python development|python backend|python ai|python scripts',
      'python programming|code python',
    ),
    answer: 'For AI work, data processing and the services around models.',
    link: { label: 'AI agents', href: paths.agents },
  },
  {
    id: 'tech-graphql',
    title: 'What do you use GraphQL for?',
    question: 'graphql|graph ql|graphql rest|graphql api|graphql vs rest|apollo graphql',
    answer:
      'For interfaces that need many pieces of data at once: the app asks for exactly the fields it shows, in one request.',
    link: { label: 'API Development & Integration', href: paths.apis },
  },
  {
    id: 'tech-postgresql',
    title: 'What do you use PostgreSQL for?',
    question: either(
      'postgresql|postgres|sql|relational database|sql database|mysql|mariadb|sql server|postgres database',
      'oracle database|postgress',
    ),
    answer:
      'For data whose rules matter, such as orders, customers and accounts. PostgreSQL is a relational SQL database and our usual first choice.',
    link: { label: 'Our services', href: paths.services },
  },
  {
    id: 'tech-mongodb',
    title: 'What do you use MongoDB for?',
    question: 'mongodb|mongo|mongo db|nosql|document database|nosql database|mern|mern stack|mean stack',
    answer:
      'For records whose shape differs from one to the next, such as catalogues or logs. MongoDB stores documents instead of tables.',
    link: { label: 'Our services', href: paths.services },
  },
  {
    id: 'tech-redis',
    title: 'What do you use Redis for?',
    question: 'redis|cache|caching|memory database|queue|queues|redis cache|session store|memcached',
    answer: 'For what must be at hand at once: caches, sessions and queues, held in memory.',
    link: { label: 'Our services', href: paths.services },
  },
  {
    id: 'tech-databases',
    title: 'Which database suits my project?',
    question: either(
      'database|databases|data storage|choose database|database choice|suitable database|database suits',
      'database project|database better|store data database|db',
      'sql nosql',
    ),
    answer:
      'PostgreSQL for most things, MongoDB when records differ in shape, Redis beside either for speed. The choice is part of the Strategy step.',
    link: { label: 'Our services', href: paths.services },
  },
  {
    id: 'tech-aws',
    title: 'What do you use AWS for?',
    question: either(
      'aws|amazon web services|amazon cloud|azure|google cloud|gcp|cloud provider|cloud|cloud infrastructure|ec2',
      's3|lambda|serverless|cloud platform|digitalocean|cloud services|cloud deploy|deploy cloud|which-cloud',
      'host aws',
    ),
    answer:
      'AWS is our usual cloud: servers, storage and databases that grow with use. Whether another cloud fits you better is settled per project.',
    link: { label: 'Web Hosting & Maintenance', href: paths.hosting },
  },
  {
    id: 'tech-docker',
    title: 'What do you use Docker for?',
    question: 'docker|container|containers|containerization|containerisation|docker container|dockerfile|docker image',
    answer:
      'For packing a program with everything it needs, so that it runs the same on a laptop, a test server and the live one.',
    link: { label: 'Web Hosting & Maintenance', href: paths.hosting },
  },
  {
    id: 'tech-kubernetes',
    title: 'What do you use Kubernetes for?',
    question: either(
      'kubernetes|k8s|orchestration|scaling|scale|scalable|high traffic|autoscaling|kubernetes cluster',
      'traffic spike|handle traffic|scalability|many users|traffic peaks|million users|traffic surge',
      'container orchestration|helm|scale traffic|traffic grows|scale traffic grows',
      'high-traffic|high-traffic websites',
    ),
    answer:
      'For running many containers on many machines: it restarts what fails and adds copies when traffic rises. A small site does not need it.',
    link: { label: 'Web Hosting & Maintenance', href: paths.hosting },
  },
  {
    id: 'tech-flutter',
    title: 'What do you use Flutter for?',
    question: either(
      'flutter|dart|react native|flutter app|flutter developer|flutter react native|kotlin|swift|ionic|xamarin',
      'flutter development',
    ),
    answer:
      'For mobile apps: one Flutter codebase gives an iOS and an Android app. Where a native app is the better choice, we say so.',
    link: { label: 'Mobile App Development', href: paths.mobileApps },
  },
  {
    id: 'tech-langchain',
    title: 'What do you use LangChain for?',
    question: 'langchain|lang chain|langgraph|llamaindex|agent framework|crewai|autogen|llm framework|ai framework',
    answer: 'For connecting a language model with documents, tools and memory when we build agents.',
    link: { label: 'AI agents', href: paths.agents },
  },
  {
    id: 'tech-openai',
    title: 'Do you build with OpenAI and ChatGPT?',
    question: either(
      'openai|chatgpt|gpt|chat gpt|gpt4|gpt 4|openai api|chatgpt integration|openai model|gpt model',
      'chatgpt website|chatgpt app|integrate chatgpt|open ai',
    ),
    answer:
      'Yes. OpenAI is one of our seventeen technologies. Which model runs your agent is chosen per project, by quality, price and where data may go.',
    link: { label: 'AI agents', href: paths.agents },
  },
  {
    id: 'tech-tensorflow',
    title: 'What do you use TensorFlow for?',
    question: 'tensorflow|tensor flow|keras|tf model|tensorflow lite|tensorflow model',
    answer: 'For trained models that run in production, also small ones on phones and devices.',
    link: { label: 'AI agents', href: paths.agents },
  },
  {
    id: 'tech-pytorch',
    title: 'What do you use PyTorch for?',
    question: 'pytorch|py torch|torch|hugging face|huggingface|pytorch model|pytorch tensorflow',
    answer: 'For training and adapting models where a ready one is not enough.',
    link: { label: 'AI agents', href: paths.agents },
  },
  {
    id: 'tech-other',
    title: 'Do you work with PHP, Java, .NET or Vue?',
    question: either(
      'php|java|dotnet|net core|asp net|c sharp|csharp|vue|vuejs|angular|laravel|ruby|ruby rails|rails|golang',
      'rust|svelte|firebase|supabase|spring boot|other technologies|drupal|joomla|codeigniter',
      'different technology|jquery|in-net|net developer|net app|net application|written net|code java',
    ),
    answer:
      'They are not among our seventeen technologies, apart from the PHP that WordPress needs. Ask about yours: for taking over existing code we say honestly whether we are the right team.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'tech-choice',
    title: 'Who decides which technology my project uses?',
    question: either(
      'technology choice|choose technology|decide technology|decides technology|right technology|best technology',
      'suitable technology|recommend technology|technology project|pick technology|technology suits|choose stack',
      'stack project|technology decision|best stack|selects technology|technology recommend|framework project',
      'right tech|tech project|best tech|tech right project|tech suits|decide tech|decide stack|decide tech stack',
    ),
    answer:
      'We propose, you decide. The proposal names the reasons, what running it costs, and how easily another team could take over.',
    link: { label: 'How a project goes', href: paths.services },
  },
]
