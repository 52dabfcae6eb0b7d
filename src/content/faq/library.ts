import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { either, pairs } from '#content/faq/phrases.ts'
import { paths } from '#content/paths.ts'

const link = { label: 'AI Agents Library', href: paths.agentsLibrary } as const

/** The AI Agents Library: ready prompts that a visitor runs with a key of their own. */
export const libraryQuestions: readonly FaqEntry[] = [
  {
    id: 'library',
    title: 'What is the AI Agents Library?',
    question: either(
      'library|ai library|ai agents library|library page|prompt agents|prompt collection|ready prompts',
      'prompt templates|library agents page|ready made prompts|library work|library purpose|whatis library',
      'whatis agents library|agents-library|library-for',
      'library-of|library-of agents',
    ),
    answer: `${facts.libraryAgents} ready prompts that you run in your browser with your own AI provider key. Pick one, fill in its fields and press 'Run Agent'.`,
    link,
  },
  {
    id: 'library-agents',
    title: 'Which agents are in the library?',
    question: either(
      'library agents|agents inside library|library list|agents library list|10 agents|library include',
      'library contain|prompts list|many library agents|library categories|prompts inside|list prompts|ten agents',
      'ten prompts|library tools|prompts library',
      'what-is-in-the-library|what-is-in-your-library|whats-in-the-library',
    ),
    answer:
      `${facts.libraryAgents}: content writer, startup idea validator, persona generator, prompt optimizer, resume and cover letter, ` +
      'brand identity, pitch deck, terms and privacy, chatbot personality, and social media calendar.',
    link,
  },
  {
    id: 'library-run',
    title: 'How do I run an agent from the library?',
    question: either(
      'run agent|run library|run agents|run prompt|start agent library|execute agent|launch agent|agent run',
      'running agent|run ai agent|library steps|operate agent|library instructions|run library agent',
      'execute prompt|agent fields|running agent work|agent running work|i-use library|to-use library',
      'to-use agents library|how-use library',
    ),
    answer:
      "Open an agent, choose a model, paste your key, fill in each field and press 'Run Agent'. The answer appears as the model writes it.",
    link,
  },
  {
    id: 'library-key',
    title: 'Do I need my own API key?',
    question: either(
      'own key|own api key|key required|bring key|byok|api key required|key necessary|without key|library key',
      'key library|api key library|own openai key|required key|require key|agents key|api key mandatory',
      'key compulsory|need key|need api key|key needed|api key needed|need own key|without api key',
      'library without key|use-the-library key|library without-a key|i-use library key',
    ),
    answer:
      'Yes, to get a real answer from the library: a key from OpenAI, Anthropic or Google. Without one you can read and copy every prompt.',
    link,
  },
  {
    id: 'library-key-get',
    title: 'Where do I get an API key?',
    question: either(
      'find api key|create api key|generate api key|obtain api key|openai key|anthropic key|gemini key|google key',
      'claude key|buy api key|new api key|make api key|obtain key|find key|key obtain|create key|generate key',
      'api key page|sign api key|claude api key|gpt key|chatgpt key|get key|get api key|where key|where api key',
      'getting api key',
      'give-me api key|give-me key',
    ),
    answer:
      "From the provider whose model you choose. 'Get API Keys' at the end of the library lists the key pages of OpenAI, Anthropic and Google.",
    link,
  },
  {
    id: 'library-key-safe',
    title: 'Is my API key safe?',
    question: either(
      'key safe|api key safe|key stored|store key|api key stored|key secure|key security|api key security',
      'save key|key saved|key privacy|key sent|steal key|api key secure|key leak|key kept|keep key|key private',
      'trust key|remember key|key storage|protect key|key stolen|share key|log key|key logged',
      'who my-key|who key',
      'steal api key|steal-my key',
      pairs('api key|key', 'save|saved|store|stored|keep|kept|safe|secure|steal|share|see|private|log|remember|protect|leak|enter|sent|visible'),
    ),
    answer:
      'It stays in the memory of the open dialog, goes only to the provider you chose, and is gone when you close the dialog. ' +
      'It is never stored, logged or put into a link.',
    link: { label: 'Privacy', href: paths.privacy },
  },
  {
    id: 'library-key-what',
    title: 'What is an API key?',
    question: either(
      'api key meaning|api key mean|explain api key|api key definition|api key term|define api key|key mean',
      'understand api key|api key means|whatis api key',
      'what-does-an-api-key-do|key-do|what-is-an-api-key|what-s-an-api-key',
      'api key',
    ),
    answer:
      'A long password that tells an AI provider whose account a request belongs to, and who pays for it. Set a spending limit and delete the key when you are done.',
    link,
  },
  {
    id: 'library-models',
    title: 'Which AI models can I use in the library?',
    question: either(
      'ai models|models|ai model|claude|gemini|anthropic|models library|models supported|supported models',
      'choose model|llama|mistral|claude gemini|model list|select model|model|model options|deepseek|google ai',
      'claude model|gemini model|grok|model run|model choice|models choose|models run',
    ),
    answer:
      'Models from OpenAI, Anthropic and Google. The list in the run dialog says which are current, and you may enter the id of another model.',
    link,
  },
  {
    id: 'library-free',
    title: 'Is the library free?',
    question: either(
      'library free|free library|library price|library charge|pay library|agents free|free agents|free ai',
      'free prompts|prompts free|cost run agent|run agent cost|library paid|library fee|charge library|token cost',
      'ai tools free|free tools|free ai tools|pay run agent|bill run agent|prompts cost|charged running agent',
      'much library|who pays model|library money|charge agents library|charge library agents|free agents library',
      'cost agents library|pay agents library|to-use library cost|library cost money|cost library money',
      'pay library agents|pay to-use library|pay library to-use',
    ),
    answer: 'Yes, we charge nothing for it. Your AI provider bills your key for what the model reads and writes.',
    link,
  },
  {
    id: 'library-demo',
    title: 'Why do I see a demo result?',
    question: either(
      'demo result|demo mode|cors|sample result|fake result|demo answer|demo output|result demo|demo text',
      'cors error|real result|demo badge|agent failed|run failed|result fake|key rejected|error running agent',
      'agent fails|demo instead|invalid key|key accepted|key wrong|run error|demo text agent|gave demo',
      'ran agent demo|agent demo mode',
    ),
    answer:
      'The run failed, for example because of a wrong key, no credit or no connection. The cause and what to do stand above the demo text, which did not come from a model.',
    link,
  },
  {
    id: 'library-save',
    title: 'Can I save the result of an agent?',
    question: either(
      'save result|download result|copy result|export result|result file|download output|save output|run history',
      'past runs|earlier runs|previous results|result history|old results|download answer|agent output save',
      'results saved|keep result|export output|markdown download|copy output|runs saved|earlier results',
      'previous runs|find result|save answer|download text|save answer agent|save agent',
    ),
    answer: 'Yes: copy it, or download it as text or Markdown. Your last runs stay on this device, without the key.',
    link,
  },
  {
    id: 'library-content-writer',
    title: 'Which agent writes articles?',
    question: either(
      'content writer agent|write blog post|blog post writer|article writer|ai writer|writing agent|blog writer',
      'article generator|blog generator|ai content writer|content writing|writing tool|draft article|writer agent',
      'write post|content writer|agent writing|writing blog|agent write article|write article agent',
      'help write article|agent blog posts|agent write blog|article written|need article|write blog posts',
      'write blog article|blog article write|blog article writer|agent-that articles|agent writes articles',
      'writes articles agent',
    ),
    answer: 'The AI Content Writer Agent. It needs a topic, an audience and a tone, and drafts the article.',
    link,
  },
  {
    id: 'library-idea-validator',
    title: 'Which agent checks a startup idea?',
    question: either(
      'idea validator|startup idea|validate idea|business idea|startup idea validator|idea validation|test idea',
      'check idea|swot|swot analysis|evaluate idea|idea check|idea good|go market|startup validator|judge idea',
      'assess idea|idea feedback|review idea|viable idea|validate startup|validate business',
    ),
    answer:
      'The Startup Idea Validator Agent. It needs only the idea, and answers with strengths, weaknesses and a way to market.',
    link,
  },
  {
    id: 'library-persona',
    title: 'Which agent describes my customers?',
    question: either(
      'persona generator|buyer persona|customer persona|generate persona|create persona|ideal customer',
      'target customer|target audience|marketing persona|persona agent|persona|buyer profile|customer profile',
      'describe customers|customer avatar|audience profile|describes customers|typical customer',
    ),
    answer: 'The Persona Generator Agent. It needs the product, the audience and the industry.',
    link,
  },
  {
    id: 'library-prompt-optimizer',
    title: 'Which agent improves my prompts?',
    question: either(
      'prompt optimizer|prompt optimiser|improve prompt|improve prompts|better prompt|better prompts',
      'optimise prompt|optimize prompt|rewrite prompt|prompt improver|fix prompt|polish prompt',
      'prompt optimization|improves prompts|sharpen prompt|prompt helper|prompt rewriting|rewrites prompts',
      'ai prompt better|make prompt better|make better prompt',
    ),
    answer: 'The Prompt Optimizer Agent. Give it your prompt and it rewrites it so that a model can follow it.',
    link,
  },
  {
    id: 'library-resume',
    title: 'Which agent writes a resume or cover letter?',
    question: either(
      'cover letter|resume writer|write resume|write cv|resume builder|cv builder|cv writer|resume generator',
      'resume agent|cover letters|make resume|create resume|create cv|make cv|resume cover letter|biodata',
      'cv generator|improve resume|resume help|application letter|improve cv|help cv|help resume|update resume',
      'resume template|cv template|resume maker|writes resume|writes cv|cover-letter|agents cover letter',
    ),
    answer: 'The Resume & Cover Letter Agent. It needs the role, your skills and the industry.',
    link,
  },
  {
    id: 'library-brand',
    title: 'Which agent helps with a brand name?',
    question: either(
      'brand identity|brand name|business name|company name ideas|name ideas|brand identity agent|slogan|tagline',
      'naming|name generator|brand agent|startup name|brand ideas|brand generator|name startup|name company',
      'name brand|name business|invent name|name product|suggest name|brand naming|brand helper|name-ideas',
      'ai name company|ai name|name my-company',
    ),
    answer:
      'The Brand Identity Agent. It needs the business idea and the audience, and drafts names, a line and a direction.',
    link,
  },
  {
    id: 'library-pitch-deck',
    title: 'Which agent writes a pitch deck?',
    question: either(
      'pitch deck|pitch|pitch deck generator|investor deck|investors|investor presentation|pitch slides',
      'deck generator|pitch agent|slide deck|slides|presentation agent|fundraising|write pitch|pitching',
      'investor pitch|presentation investors|pitch investors|slideshow|powerpoint|deck',
    ),
    answer:
      'The Pitch Deck Generator Agent. It needs the product or service and the problem it solves, and outlines the slides.',
    link,
  },
  {
    id: 'library-terms',
    title: 'Which agent drafts terms and a privacy policy?',
    question: either(
      'terms generator|privacy policy generator|terms privacy generator|generate privacy policy',
      'write privacy policy|terms conditions generator|policy generator|draft privacy policy|draft terms',
      'legal text generator|create privacy policy|generate terms|write terms|privacy policy website',
      'privacy policy template|terms agent|tos generator|policy agent|drafts terms|drafts privacy',
      'privacy policy agent|terms template|policy app|need terms|terms conditions website|terms website|terms app',
      'need terms conditions',
      'ai terms|ai write terms|ai terms conditions',
    ),
    answer:
      'The Terms & Privacy Generator. It needs the kind of business and the data it collects. Have a lawyer correct the draft.',
    link,
  },
  {
    id: 'library-personality',
    title: 'Which agent gives my chatbot a personality?',
    question: either(
      'chatbot personality|bot personality|personality generator|chatbot tone|chatbot character|bot character',
      'chatbot voice|personality chatbot|chatbot personality generator|bot tone|bot persona|chatbot persona',
      'personality|chatbot style|character bot|tone chatbot|character chatbot|chatbot sound|bot sound',
      'personality agent|friendly chatbot|chatbot friendly',
    ),
    answer: 'The Chatbot Personality Generator. It needs the kind of app and the traits the bot should have.',
    link,
  },
  {
    id: 'library-calendar',
    title: 'Which agent plans a social media calendar?',
    question: either(
      'content calendar|social media calendar|social calendar|content calendar agent|editorial calendar',
      'calendar agent|content plan|monthly posts plan|post ideas|content planner|post calendar|posting calendar',
      'content schedule|social media planner|calendar posts|plan content|plan social-media posts|month posts',
      'plan posts month|social media month|calendar instagram|make posting plan|make plan posts|posting-schedule',
      'posting-plan',
      'ai plan posts|plan my-posts',
    ),
    answer: 'The Social Media Content Calendar Agent. It needs the kind of business, the duration and the platform.',
    link,
  },
]
