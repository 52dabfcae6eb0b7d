import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { either, pairs, priceWords, processWords, timeWords } from '#content/faq/phrases.ts'
import { paths } from '#content/paths.ts'

const agent = 'agent|ai agent|agents|ai bot|bot|chatbot|ai assistant|virtual assistant|ai solution'
const link = { label: 'AI agents', href: paths.agents } as const

/** AI agents and chatbots that we build and run: the suite, each of its fifteen agents, and how a project goes. */
export const agentQuestions: readonly FaqEntry[] = [
  {
    id: 'agents',
    title: 'What kinds of AI agents do you offer?',
    question: either(
      'agents|ai agents|agent suite|agents list|kinds agents|types agents|ready made agents|agent catalogue',
      'ai agent list|intelligent agents|ai assistants|virtual assistants|ai bots|categories agents',
      'agent categories|ai services|ai solutions|agents overview|agent types|your-agents|show agents|list agents',
    ),
    answer:
      `${facts.suiteAgents} agents in ${facts.suiteFields} fields: business, marketing, knowledge, e-commerce, specialized and HR. ` +
      'Each can be shaped to your work.',
    link,
  },
  {
    id: 'agents-number',
    title: 'How many AI agents do you have?',
    question: either(
      'many agents|many ai agents|number agents|agents number|agents count|250|250 agents|count agents',
      'agents total|many bots|agents deployed|agents built|total agents|many agents built',
    ),
    answer: `Over ${facts.aiAgents} are in use. The agents page shows ${facts.suiteAgents} of them in ${facts.suiteFields} fields.`,
    link,
  },
  {
    id: 'agents-custom',
    title: 'Can you build an AI agent for my business?',
    question: either(
      'custom agent|custom ai agent|build agent|build ai|create agent|develop agent|agent business|agent company',
      'request custom agent|custom ai|tailored agent|ai agent business|bespoke agent|own agent|build ai agent',
      'build bot|make agent|agent tailored|ai development company|request agent|new agent|ai solution business',
      'develop ai agent|custom bot|ai project|ai software|agent our-process|agent made|agent process made',
      'agent handles|agent handle|agent own process|own-process agent|my-own agent|agent own',
      'make ai agent|build ai agent|create ai agent|develop ai agent',
    ),
    answer:
      'Yes. Name the task, the tools it touches and what must never go wrong; we propose an agent, a test for it and a price.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'agents-price',
    title: 'How much does an AI agent or chatbot cost?',
    question: pairs(`${agent}|voicebot|ai automation|ai project|ai development|ai`, priceWords),
    answer:
      `Monthly packages start at ${facts.packagesFrom}. Usage of the AI model comes on top and depends on the number of ` +
      'requests; the quote names both.',
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'agents-time',
    title: 'How does an AI agent project go, and how long does it take?',
    question: either(
      pairs(`${agent}|ai project|ai development`, `${timeWords}|${processWords}`),
      pairs(
        'long|weeks|months|days|time|quickly',
        'build agent|create agent|make agent|develop agent|build chatbot|create chatbot|build bot',
      ),
      'fast build agent|soon agent|soon chatbot|soon bot|quick chatbot|fast chatbot',
      'deliver chatbot|deliver agent',
    ),
    answer:
      'We study the task, build the agent on your real cases, test it beside a person, then let it work on its own within ' +
      'limits. How long that takes depends on the task and is written in the plan.',
    link,
  },
  {
    id: 'agents-collaboration',
    title: 'How do your AI agents work together?',
    question: either(
      'agents together|agents collaborate|agent collaboration|multi agent|multiagent|multiple agents',
      'several agents|input agent|output agent|analyzer|agents cooperate|agents hand|agents team|team agents',
      'agents communicate|agent workflow diagram|multi agent system|agents talk|orchestrate agents',
      'agents one-task|several agents task|agents one task|agents one job',
      'agents work-together|agents together task',
    ),
    answer:
      'Five share one job: the Input Agent takes the request, the Analyzer and the Knowledge Base read it, the Processor ' +
      'does the work, and the Output Agent answers.',
    link,
  },
  {
    id: 'agents-integrations',
    title: 'Which apps can your agents connect to?',
    question: either(
      'integrations|integration|500 integrations|slack|salesforce|hubspot|zapier|zoom|integrate crm|connect crm',
      'crm integration|agents connect|agent connect|chatbot crm|connect apps|connect tools ai',
      'connect existing tools|gmail|google sheets|integrate existing tools|agent integrate|agents integrate',
      'plug existing tools|ai connect|compatible|agent tools|connect google analytics|notion|existing software',
    ),
    answer:
      `${facts.integrations} apps, among them team chat, CRM, marketing platforms, automation tools, web analytics, content ` +
      'management, online stores and video meetings.',
    link,
  },
  {
    id: 'agents-languages',
    title: 'Which languages do your agents and chatbots speak?',
    question: either(
      pairs('bot|chatbot|agent', 'tamil|telugu|marathi|bengali|gujarati|punjabi|urdu|french|german|english'),
      'languages|50 languages|agent languages|chatbot languages|agents languages|bot languages|chatbot hindi',
      'bot hindi|multilingual chatbot|multilingual bot|agent hindi|chatbot language|languages supported',
      'support hindi|multilingual agent|agents speak|chatbot speak|bot speak|language agent|many languages',
      'bot regional|chatbot tamil|chatbot spanish|chatbot arabic|languages ai|customers tamil bot',
    ),
    answer: `${facts.languages} languages. Which of them your agent needs, and who checks its answers in them, is settled in the project.`,
    link,
  },
  {
    id: 'agents-availability',
    title: 'When are the AI agents available?',
    question: either(
      'agents 247|agent 247|agents night|chatbot night|chatbot 247|bot night|bot 247|agents working hours',
      'agent hours|agents weekends|bot sleep|agents sleep|agents awake|ai night|chatbot hours|agent working time',
      'bot weekend|chatbot weekend|agents weekend|agent weekend|agent night|agents clock|agents the-clock',
      'bot the-clock|chatbot the-clock|agents round-the clock|agents-available the-clock|agents round the-clock',
    ),
    answer: `${facts.support}: an agent works at night and on holidays. Questions for a person wait until one is there, or reach somebody on call.`,
    link,
  },
  {
    id: 'agents-demo',
    title: 'Can I see a demo of an AI agent?',
    question: either(
      'demo|demo agent|agent demo|watch demo|schedule demo|demonstration|live demo|demo chatbot|chatbot demo',
      'ai demo|agent action|try agent|demo video|show demo|product demo|agent trial|demonstrate|demos|try chatbot',
      'watch demonstration|demonstration watch',
    ),
    answer:
      "The agents page plays a demonstration of five agents at work. For one on your own case, press 'Schedule Demo' there.",
    link,
  },
  {
    id: 'agents-benefit',
    title: 'What can AI do for my business?',
    question: either(
      'ai business|ai company|ai benefit|benefits ai|ai benefits|ai help|benefit agents|agents benefit|ai useful',
      'ai profit|advantages ai|ai case|ai cases|ai roi|ai save|ai improve|ai grow|ai productivity|agent advantage',
      'advantage ai|agents help|adopt ai|introduce ai|ai strategy|ai transformation|ai fayda|roi|ai small',
      'advantages agents|bring ai|ai efficiency|ai worth|start ai|benefits ai firm',
    ),
    answer:
      'It takes over routine work: answering common questions, sorting mail, reading documents, moving data between tools. ' +
      'We measure the task first, and say so if a plain script will do.',
    link,
  },
  {
    id: 'agents-staff',
    title: 'Will AI replace my staff?',
    question: either(
      'replace staff|replace people|replace jobs|replace employees|ai replace|take jobs|ai jobs|job loss',
      'replace humans|replace workers|steal jobs|layoffs|fire employees|ai takeover|replace human|jobs ai',
      'staff redundant|employees redundant|lose jobs|agents replace|replace team|replace workforce',
      'take employees jobs|employees jobs|ai employees|ai staff|staff jobs|people jobs ai|fire people|fire staff',
      'fire people ai',
    ),
    answer:
      'An agent takes tasks, not whole jobs. People keep what needs judgement, and someone has to check the agent. Our blog ' +
      'article on the future of work shows how to divide a job.',
    link: { label: 'Read the blog', href: paths.blog },
  },
  {
    id: 'ai-products',
    title: 'Which AI products do you sell?',
    question: either(
      'ai products|smart support-bot|ai data analytics|data-analytics agent|workflow automation bot',
      'content-creator product|four products ai|ai product|predictive analytics|support bot product|smart bot',
      'smart support bot|analytics bot|auto reporting|ai product catalogue|ai tools sell',
      'buy ai products|ai products buy',
    ),
    answer:
      'Four: Smart Customer Support Bot, AI Data Analytics Agent, Workflow Automation Bot and AI Content Creator. Each is fitted to your data.',
    link,
  },
  {
    id: 'automation',
    title: 'Can you automate our workflows?',
    question: either(
      'automate|automation|automations|workflow automation|process automation|automate process|automate tasks|rpa',
      'repetitive tasks|repetitive work|routine tasks|manual work|manual tasks|automate workflow',
      'automate business|automated|n8n|data entry|paperwork automate|business automation|task automation',
      'automating|automatic workflow|robotic process|invoice processing|automate invoices|automate emails',
      'manual process|boring tasks|routine work|manual data',
    ),
    answer:
      `Yes. We look for work that is frequent, similar and checkable, then connect the tools it runs through; there are ` +
      `${facts.integrations} integrations to build on.`,
    link,
  },
  {
    id: 'chatbot',
    title: 'Do you build chatbots?',
    question: either(
      'chatbot|chatbots|ai chatbot|conversational ai|chat assistant|live chat|website bot|bot website|chat widget',
      'chat site|chat agent|faq bot|bot homepage|bot',
    ),
    answer:
      `Yes. A chatbot answers from your own documents, in up to ${facts.languages} languages, and hands over to a person where ` +
      'you want it to.',
    link,
  },
  {
    id: 'chatbot-channels',
    title: 'Can a chatbot work on WhatsApp or Instagram?',
    question: either(
      'whatsapp bot|whatsapp chatbot|chatbot whatsapp|bot whatsapp|instagram bot|chatbot instagram|telegram bot',
      'facebook messenger|messenger bot|chatbot facebook|chatbot channels|whatsapp automation|whatsapp agent',
      'agent whatsapp|telegram|chatbot telegram|bot instagram|instagram chatbot|sms bot|messenger',
      'whatsapp business|automate whatsapp|reply instagram|bot telegram|reply whatsapp|answer whatsapp',
    ),
    answer:
      'Which channels your bot answers on is agreed per project: the website always, messaging apps where their operators ' +
      'admit a bot for your business.',
    link,
  },
  {
    id: 'chatbot-handover',
    title: 'Can a chatbot hand over to a person?',
    question: either(
      'human handover|hand human|handover human|escalate|escalation|transfer human|chatbot human|agent human',
      'chatbot handover|bot handover|live agent|chatbot person|bot transfer|chatbot transfer|bot escalate',
      'chatbot stuck|bot stuck|human takes|human backup|chatbot colleague|bot person|pass human|hands',
      'human loop handover|chatbot not-know|bot not-know|take-over conversation|person take-over|human take-over',
      'bot take-over person|takes-over bot|reach human bot|bot forward|forward human|bot forward human',
      'difficult questions bot|bot human|bot pass human|conversation human|bot hand human',
      'chatbot not answer|bot not answer|chatbot not|bot not',
      'when chatbot not answer|chatbot not answer',
    ),
    answer:
      'Yes. You decide which questions always go to a person. The conversation goes along, so nobody has to tell it twice.',
    link,
  },
  {
    id: 'chatbot-knowledge',
    title: 'Can a chatbot learn from our documents?',
    question: either(
      'chatbot documents|chatbot pdf|train chatbot|bot documents|chatbot website content|upload documents',
      'knowledge base chatbot|chatbot company data|chatbot knowledge|train bot|chatbot pdfs|bot pdf',
      'feed documents|bot manuals|answer documents|chatbot learn|own documents|company documents|bot learn',
      'chatbot trained|agent documents|agent read documents|documents bot|chatbot manuals|chatbot faq',
      'bot knowledge|learn documents|pdfs',
    ),
    answer:
      'Yes. It looks up your documents at the moment of the question and answers from them, so a changed page changes the ' +
      'answer. The technique is called RAG.',
    link,
  },
  {
    id: 'voice-agent',
    title: 'Do you build voice agents for the telephone?',
    question: either(
      'voice agent|voice agents|voice bot|voicebot|phone bot|ai call|ai calling|call agent|telephone bot|ivr',
      'voice assistant|answer calls|ai phone|phone agent|call centre|call center|ai receptionist|receptionist',
      'ai telephone|automated calls|answers phone|voice ai|pick calls|phone calls ai|calling agent',
    ),
    answer:
      'Voice is agreed per project: which calls, which language, which telephone system. Tell us about your calls and we say what is possible.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'agents-reliability',
    title: 'How do you make sure an agent gives right answers?',
    question: either(
      'agent mistakes|agent wrong|accuracy|accurate|agent accuracy|bot wrong|chatbot wrong|agent errors',
      'ai mistakes|ai errors|ai accuracy|agent reliable|trust agent|trust ai|ai reliable|agent quality|agent test',
      'agents tested|chatbot accuracy|chatbot mistakes|bot mistakes|correct answers|agent safe|ai wrong',
      'test agents|incorrect answers|agent monitored|bot accurate|ai safe|nonsense',
    ),
    answer:
      'By testing it on real cases before it starts, by limits on what it may do, by logs that a person reads, and by ' +
      'handing over when it is unsure. No agent is right every time.',
    link,
  },

  {
    id: 'agents-business',
    title: 'Which agents are there for the office?',
    question: either(
      pairs('agent|agents|ai|bot|assistant', 'office|admin|administration|backoffice|desk work|secretary'),
      'business category|business field agents|office agents|business tasks agents|agents tasks|business-tasks',
      'agents-for business|agents business field',
      'agents business category',
    ),
    answer: 'Four in the business field: customer support, sales assistant, meeting summarizer and email responder.',
    link,
  },
  {
    id: 'agent-support',
    title: 'What does the customer support agent do?',
    question: either(
      'support agent|customer support agent|customer support bot|ai customer support|ai customer service',
      'customer service bot|answer customers|customer questions|customer queries|support tickets|helpdesk',
      'help desk|ticket|tickets|automate support|automate customer support|support automation|service agent',
      'customer service agent|reply customers|ai helpdesk|ai support|customer care bot|customer enquiries',
      'customer requests|zendesk|freshdesk|support inbox|customers same questions|complaints customers',
      'agent answer customers|answer customers questions',
      'support emails|agent support emails',
    ),
    answer:
      'It answers the questions your customers ask every day, on the site, by mail and in chat, and passes on what should reach a person.',
    link,
  },
  {
    id: 'agent-sales',
    title: 'What does the sales assistant agent do?',
    question: either(
      'sales assistant|sales agent|sales bot|lead qualification|qualify leads|leads|lead generation|ai sales',
      'lead gen|sales automation|generate leads|cold outreach|sales ai|follow leads|sales leads|book calls leads',
      'prospects|sales followup|lead bot|agent leads|agent sales|qualifies leads|bot leads|outreach',
      'follow-up leads|ai leads|ai follow-up',
    ),
    answer: 'It qualifies a lead by your questions, books the call and prepares the follow-up for your sales team.',
    link,
  },
  {
    id: 'agent-meetings',
    title: 'What does the meeting summarizer do?',
    question: either(
      'meeting summarizer|meeting summary|meeting notes|meeting minutes|summarize meeting|summarise meeting',
      'summarize meetings|summarise meetings|transcribe|transcription|meeting transcript|notes meeting|ai meeting',
      'ai meetings|minutes|meeting assistant|meeting agent|record meetings|action items|meeting bot|summarizer',
      'summariser|recap meeting|meetings notes|takes notes|transcripts|note taker|notetaker|summaries meetings',
      'agent writes minutes|writes minutes meeting|agent minutes',
      'summarise calls|record summarise|record summarise calls',
    ),
    answer: 'It turns a conversation into decisions, tasks and dates, and puts them where your team works.',
    link,
  },
  {
    id: 'agent-email',
    title: 'What does the email responder do?',
    question: either(
      'email responder|email agent|answer emails|reply emails|email bot|email automation|ai email|email assistant',
      'inbox|inbox agent|email replies|auto reply|autoresponder|auto respond|reply email|mail agent',
      'respond emails|emails automatically|mails reply|answers mail|draft emails|emails ai|email drafts',
      'sort emails|answer mail|overflowing inbox|drafts replies',
    ),
    answer:
      'It sorts the inbox and drafts replies in your tone. By default a person approves each reply; how far it may go alone is your decision.',
    link,
  },
  {
    id: 'agents-marketing',
    title: 'Which agents are there for marketing?',
    question: either(
      pairs('agent|agents|ai|bot|automation', 'marketing|campaign|campaigns|marketers'),
      'marketing agents|marketing team|marketing category|marketing department',
    ),
    answer: 'Three in the marketing field: content creator, social media manager and ad optimizer.',
    link,
  },
  {
    id: 'agent-content',
    title: 'What does the content creator agent do?',
    question: either(
      'content creator|content agent|content creation|ai content|content creator agent|ai content creator',
      'content generator|create content|content bot|brand voice|agent content|content automation|generate content',
      'ai copywriting|content marketing',
      'brand voice agent|agent brand voice|write brand voice',
    ),
    answer:
      'It writes first versions for the channels you name, in your brand voice and with search engines in mind. An editor finishes them.',
    link,
  },
  {
    id: 'agent-social',
    title: 'What does the social media manager agent do?',
    question: either(
      'social media manager|social media agent|social media|schedule posts|instagram posts|linkedin posts',
      'social posts|social media posts|manage social media|facebook posts|social media bot|smm',
      'social media marketing|social media management|social agent|social media automation|post automatically',
      'agent social|hashtags|plan posts|manage instagram|facebook page|instagram account|posts instagram',
      'automate social media|automate social|automate posts|who plans posts|plans social media|plan social media',
    ),
    answer: 'It plans the month, queues the posts for your approval and collects the replies in one list.',
    link,
  },
  {
    id: 'agent-ads',
    title: 'What does the ad optimizer do?',
    question: either(
      'ad optimizer|ad optimiser|ads|google ads|facebook ads|ppc|adwords|ad campaign|ad campaigns|ad spend',
      'optimise ads|optimize ads|meta ads|advertisement|advertisements|advertising budget|ad budget|paid ads|sem',
      'ad agent|ads agent|paid advertising|run ads|ad bot|manage ads|advertising spend|ad performance|ads budget',
      'ads performance',
      'agent advertising|ai advertising|advertising agents',
    ),
    answer: 'It watches what your advertisements cost and bring, and moves the budget within limits you set.',
    link,
  },
  {
    id: 'agents-knowledge',
    title: 'Which agents are there for research and data?',
    question: either(
      'knowledge agents|knowledge agent|knowledge category|knowledge field|research data agents|agents knowledge',
      'agents research data|agents documents data|knowledge management',
    ),
    answer: 'Two in the knowledge field: research assistant and data analyst.',
    link,
  },
  {
    id: 'agent-research',
    title: 'What does the research assistant do?',
    question: either(
      'research assistant|research agent|ai research|market research|long documents|read documents',
      'document analysis|summarise documents|summarize documents|research bot|summarise reports|summarize reports',
      'literature|literature review|read reports|document summary|competitor research|research topic',
      'research automation|research papers|reads reports|cites sources|agent research',
    ),
    answer:
      'It reads long documents for you, answers questions about them, and names the page it took each answer from.',
    link,
  },
  {
    id: 'agent-data',
    title: 'What does the data analyst agent do?',
    question: either(
      'data analyst|data analysis|data agent|analyse data|analyze data|analysing data|business intelligence',
      'dashboard|dashboards|data insights|data analytics|charts|sales numbers|data bot|spreadsheet|spreadsheets',
      'excel|power bi|analyse sales|analyze sales|data analyst agent|insights data|query data|data science',
      'analyse numbers|sales figures|analyst|data visualisation|forecast|graphs|make charts|charts numbers',
      'ask-the-ai data|ai sales data|numbers ai',
      'ai sales data|sales data|ask-the-ai',
    ),
    answer:
      'It answers questions about your numbers in plain words, draws the chart, and shows the query behind it so that you can check.',
    link,
  },
  {
    id: 'agents-ecommerce',
    title: 'Which agents are there for online shops?',
    question: either(
      pairs('agent|agents|ai|bot', 'shop|store|online shop|online store|ecommerce|retail|webshop|retailer|retailers'),
      'ecommerce agents|ecommerce category|shop agents',
    ),
    answer: 'Two in the e-commerce field: shopping assistant and review generator.',
    link,
  },
  {
    id: 'agent-shopping',
    title: 'What does the shopping assistant do?',
    question: either(
      'shopping assistant|shopping bot|product recommendations|product recommendation|find products|help shoppers',
      'product finder|shopping helper|ai shopping|suggest products|help buyers choose|recommendation engine',
      'product search bot|size advice|shoppers choose|bot recommends products|bot recommends|shoppers',
      'advise shoppers|bot shoppers',
      'agent recommend|agent recommend products|recommend products customers',
    ),
    answer: 'It asks a visitor what the purchase is for and leads to the fitting product in your catalogue.',
    link,
  },
  {
    id: 'agent-reviews',
    title: 'What does the review generator do?',
    question: either(
      'review generator|product reviews|customer reviews|collect reviews|review agent|reviews agent',
      'gather reviews|generate reviews|review bot|review requests|buyer reviews|google reviews|reviews shop',
      'more reviews|reviews customers|review request|reviews buyers|reviews products',
    ),
    answer:
      'It asks real buyers for a review after delivery and helps them put it into words. It does not invent reviews.',
    link,
  },
  {
    id: 'agents-specialized',
    title: 'Which specialized agents are there?',
    question: either(
      'specialized agents|specialised agents|specialist agents|specialized category|special agents',
      'regulated industries agents|specialized field|specialised field|regulated fields|agents healthcare law',
      'specialised bots|agents special industries|agents industries',
    ),
    answer: 'Two for fields with rules of their own: healthcare chatbot and legal document drafting.',
    link,
  },
  {
    id: 'agent-healthcare',
    title: 'What does the healthcare chatbot do?',
    question: either(
      pairs(
        'agent|ai|bot|chatbot|assistant',
        'healthcare|hospital|clinic|doctor|medical|patient|dentist|health|pharmacy',
      ),
      'healthcare chatbot|healthcare agent|healthcare bot|medical bot|medical chatbot|hospital chatbot',
      'patient chatbot|appointment bot|clinic agent|hospital agent|medical agent|appointment reminders|clinic bot',
      'hospital bot|patient appointments|chatbot doctors|chatbot hospital|patient questions|dentist chatbot',
      'health chatbot|ai doctors',
      'health chatbot appointments|chatbot appointments|bot appointments',
    ),
    answer:
      'It helps with appointments, reminders and routine questions from approved answers. It does not diagnose; medical questions go to staff.',
    link,
  },
  {
    id: 'agent-legal',
    title: 'What does the legal document drafting agent do?',
    question: either(
      'legal agent|legal document|legal documents|legal drafting|draft contract|draft contracts|contract drafting',
      'legal bot|lawyer agent|law firm agent|legal ai|ai lawyer|ai lawyers|document drafting',
      'legal document drafting|legal assistant|drafting agent|ai legal|clauses|drafts contracts|legal draft',
      'law firm ai|law firms ai|lawyer ai|lawyers agent|law firm bot|ai paperwork legal|agent contract',
      'ai contract|agent prepare contract|first version contract',
    ),
    answer:
      'It prepares a first draft from your clauses and lists what is missing. A lawyer corrects and answers for the result.',
    link,
  },
  {
    id: 'agents-hr',
    title: 'Which agents are there for HR?',
    question: either(
      pairs(
        'agent|agents|ai|bot|automation',
        'hr|recruitment|recruiting|human resources|recruiters|hr team|hr department',
      ),
      'hr agents|hr category|hr automation|agents hiring|ai hiring',
    ),
    answer: 'Two in the HR field: resume screener and interview coach.',
    link,
  },
  {
    id: 'agent-screener',
    title: 'What does the resume screener do?',
    question: either(
      'resume screener|resume screening|screen resumes|cv screening|screen cvs|screen candidates',
      'candidate screening|resume sorting|shortlist candidates|shortlisting|shortlist|sort applications',
      'filter resumes|screening|applicant screening|screen applicants|sort resumes|sort cvs|ats|screener',
      'filter candidates|rank candidates|read cvs|read resumes|screen applications|applicant tracking',
      'screen job applications|ai screen applications|screen job-applications',
    ),
    answer:
      'It sorts applications against your criteria and gives its reason for each. The decision stays with a person.',
    link,
  },
  {
    id: 'agent-interview',
    title: 'What does the interview coach do?',
    question: either(
      'interview coach|mock interview|practise interview|practice interview|interview practice|interview agent',
      'interview training|interview bot|prepare interview|interview preparation|coach interview',
      'interview coaching|interview simulator|rehearse interview|practise interviews|mock interviews',
      'coach candidates|interview rehearsal|practice interviews|interview questions practice|interview ai',
      'prepare interview ai|job interview ai',
    ),
    answer: 'It practises an interview with a candidate, or with the person who will ask, and gives notes afterwards.',
    link,
  },
]
