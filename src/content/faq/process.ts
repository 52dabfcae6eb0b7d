import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { either, pairs } from '#content/faq/phrases.ts'
import { paths } from '#content/paths.ts'

/** How a project goes, from the first message to the years after the launch. */
export const processQuestions: readonly FaqEntry[] = [
  {
    id: 'process',
    title: 'How does a project go, step by step?',
    question: either(
      'process|work process|development process|project process|seven steps|project steps|step step',
      'project stages|stages project|project phases|methodology|project go|workflow project|process follow',
      'project management|agile|sprint|scrum|waterfall|kaam process|start finish|project lifecycle',
      'approach project|step-by|your-process|project organised|project run|start-to-finish|beginning end',
      'project runs|describe project|beginning end project|working start finish',
      'workflow|your-workflow|work flow',
    ),
    answer:
      'In seven steps: Discovery, Strategy, Design, Development, Testing, Launch and Support. The order is the same for a ' +
      'landing page and for a platform.',
    link: { label: 'The seven steps', href: paths.services },
  },
  {
    id: 'process-start',
    title: 'How do I start a project with you?',
    question: either(
      'start project|begin project|started|next step|kickoff|kick|start working|begin working|work together',
      'hire agency|hire company|onboarding|project shuru|shuru|kaam shuru|hire team|new project|project idea',
      'project mind|proceed|become client|start work|begin work|next steps|initiate project|get started',
      'getting started|get-started|getting-started|start-working|begin|start|proceed begin',
      'first-step hire|first-step|get-going|get going|going',
    ),
    answer:
      'Write to us or book a meeting and say what you need in your own words. We answer with questions, then a plan, dates ' +
      'and a quote. Work starts when you agree.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'process-needed',
    title: 'What do you need from me to start?',
    question: either(
      'project brief|requirements|requirement document|prepare|prepare project|requirements project|brief write',
      'project specification|information project|documents start|send start|inputs|write brief|materials project',
      'info start|supply start|prepare before|bring start|brief|send information|information send|info send',
      'you-require|you-need|require beginning|need from-us|need from-me|to-provide begin|provide begin|give-you',
      'need project starts|before start',
      'need before project|before project begins',
      'ready before|ready first',
      'have-ready before|have-ready first',
    ),
    answer:
      'One page is enough: what your business does, who should use the thing, what they should be able to do, and by when. ' +
      'Texts, pictures and logins come later; we send a list.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'process-discovery',
    title: 'What happens in the Discovery step?',
    question: either(
      'discovery|discovery step|discovery phase|discovery call|discovery stage|requirement gathering',
      'requirements gathering|first phase project|discovery process',
    ),
    answer:
      'Discovery is the first of the seven steps: we listen, look at what you have, and write down what the project must ' +
      'achieve and for whom.',
    link: { label: 'The seven steps', href: paths.services },
  },
  {
    id: 'process-strategy',
    title: 'What happens in the Strategy step?',
    question: either(
      'strategy|strategy step|strategy phase|project strategy|project plan|roadmap|planning phase',
      'project planning|strategy stage|planning step|scope document',
    ),
    answer:
      'Strategy is the second step: goals, limits, order of work and dates go into a plan that you approve before design starts.',
    link: { label: 'The seven steps', href: paths.services },
  },
  {
    id: 'process-development',
    title: 'What happens in the Development step?',
    question: either(
      'development step|development phase|development stage|coding phase|programming phase|coding step',
      'implementation|implementation phase|build phase|development cycle|coding stage|development',
      'develop software|you-develop software|software developed',
    ),
    answer:
      'Development is the fourth step: the approved design becomes working software, in rounds that you can see and try. ' +
      'Engineers build with AI beside them, and people review the code.',
    link: { label: 'The seven steps', href: paths.services },
  },
  {
    id: 'process-testing',
    title: 'How do you test before the launch?',
    question: either(
      'qa|quality assurance|quality check|testing step|testing phase|software testing|test website|test software',
      'test launch|automated tests|unit tests|testing process|testing stage|testing launch|bug free',
      'uat|acceptance test|quality control|test app|project tested|test|test before|test going-live|test live',
      'quality checked|check quality|works before launch|sure works|test before go-live|test go-live',
      'test websites go-live',
      'testing|your-testing',
      'bugs before|bugs before launch|check bugs',
    ),
    answer:
      'Testing is the fifth of our seven steps: functions, devices, speed and accessibility are checked before anything ' +
      'goes live, and you try it yourself.',
    link: { label: 'The seven steps', href: paths.services },
  },
  {
    id: 'process-launch',
    title: 'What happens at the launch?',
    question: either(
      'launch|go live|goes live|going live|launch day|launch step|deployment|deploy|launch phase|launch process',
      'release day|launching|live day|launch website|project launch|launch stage|put live|go-live|going-live',
    ),
    answer:
      'Launch is the sixth step: the tested version goes to the live server, addresses and mail are checked, and we watch ' +
      'the first days. Support follows.',
    link: { label: 'The seven steps', href: paths.services },
  },
  {
    id: 'maintenance',
    title: 'Do you maintain a project after the launch?',
    question: either(
      'maintenance|maintain website|maintain site|website maintenance|site maintenance|support launch',
      'launch support|post launch|support website launched|after sales|aftersales|after sale support',
      'ongoing support|amc|annual maintenance|launch maintenance|update site regularly|website support',
      'maintain project|support project|help launch|care website|post launch support|upkeep|live support website',
      'website live support|breaks|website breaks|site breaks|fix bugs|bug fix|bugs|bug fixes|technical support',
      'support afterwards|support later|long term support|maintaining|maintenance launch|updates launch',
      'support launched|support site launched|site launched|look-after|looks-after|take-care website|after-launch',
      'website after-launch|site after-launch|look-after website|after-go-live|breaks after|updates fixes',
      'care updates|takes-care site|takes-care updates|take-care site|takes-care website',
    ),
    answer:
      'Yes. Support is the seventh step and has no fixed end: updates, backups, monitoring and repairs under hosting and ' +
      'maintenance. Scope and price are agreed with you.',
    link: { label: 'Web Hosting & Maintenance', href: paths.hosting },
  },
  {
    id: 'support-hours',
    title: 'Is support available at night?',
    question: either(
      '247|247 support|support night|night support|24 hours support|24 hour support|support hours|support weekend',
      'midnight|emergency|urgent support|support sunday|support 24|raat|support timing|emergency support',
      'support holidays|support 3am|support anytime|3am|2am|late-night|reachable night|reachable weekend|24x7',
      '24x7 support|round-the clock|somebody the-clock|round the-clock',
    ),
    answer: `Yes, support is ${facts.support}. For calls about new projects, the office hours apply.`,
    link: { label: 'Web Hosting & Maintenance', href: paths.hosting },
  },
  {
    id: 'process-ai',
    title: 'How do you use AI in development?',
    question: either(
      'ai development|ai powered development|ai assisted development|ai analysis|ai optimisation|develop ai',
      'ai coding|ai code|code ai|ai write code|ai assisted|ai powered|copilot|ai process|ai developers',
      'ai engineers|ai programming|code generated ai|ai generated code|ai build website|ai software development',
      'development ai|ai tools|programmers ai|programmers ai code|developers ai',
    ),
    answer:
      'In three steps: AI Analysis finds what is worth automating, AI-Assisted Development builds it with people reviewing ' +
      'the code, and AI Optimization tunes it after launch.',
    link: { label: 'Our services', href: paths.services },
  },
  {
    id: 'process-progress',
    title: 'How do I follow the progress of my project?',
    question: either(
      'progress|project progress|project status|status update|status updates|progress report|weekly update',
      'project updates|track project|progress updates|follow progress|informed project|kept informed',
      'project manager|updated project|weekly call|communication project|informed|project going|project coming',
      'us-updated|me-updated|us-informed|me-informed|keep updated|keep informed',
      'how-far project|far project',
    ),
    answer:
      'You see the work in rounds, not only at the end. How often we report, and in which tool, is agreed at the start of ' +
      'each project.',
    link: { label: 'How a project goes', href: paths.services },
  },
  {
    id: 'process-revisions',
    title: 'How many revisions do I get?',
    question: either(
      'revision|revisions|revision rounds|rounds changes|feedback rounds|many revisions|many changes|redo design',
      'unlimited revisions|changes design|dislike design|rounds feedback|design changes|design feedback|tweaks',
      'many iterations|iterations|correction|corrections|happy design|unhappy design|happy result|not-like design',
      'not-like|hate design|change design|how-many changes|many changes request',
      'often changes',
    ),
    answer: 'The number of rounds is agreed per project and written in the quote, so both sides know what is included.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'process-scope',
    title: 'Can I change the scope during the project?',
    question: either(
      'scope|change scope|scope creep|change requirements|requirements change|change request|add features later',
      'extra features|additional features|add feature|change mind|new feature|change midway|changing requirements',
      'changes project|add features|midway|additional requirements|modify project|scope change',
    ),
    answer:
      'Yes. A change is described, priced and dated before it is built, so that you decide with the effect on cost and ' +
      'launch in view.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'process-deadline',
    title: 'Can you work to a tight deadline?',
    question: either(
      'deadline|deadlines|tight deadline|urgent|urgently|rush|rush job|urgent project|jaldi|asap|express delivery',
      'hurry|quickly project|fast project|fixed date|quickly|urgent website|urgent app|finish date',
      'quick turnaround|fast delivery|rush project|schedule|deliver fast|tight schedule|next-week|this-week',
      'finish week|by-tomorrow|next-month|by-friday|by-monday|friday|monday|ready friday|in-three weeks',
      'in-two weeks|in-one week|exhibition|manage weeks|weeks exhibition',
    ),
    answer: `Tell us the date first. Simple sites take ${facts.simpleSiteTime}; when less time is left, we say what can be ready by then and what follows later.`,
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'process-takeover',
    title: 'Can you take over an unfinished project?',
    question: either(
      'takeover|unfinished project|half finished|unfinished website|previous developer|old developer',
      'existing code|developer left|developer disappeared|rescue project|another agency project|existing project',
      'unfinished|incomplete project|existing codebase|continue project|inherited code|previous agency',
      'incomplete website|abandoned|abandoned project|developer vanished|half built|last developer',
      'former developer|unfinished app|half-built|half-finished|half-done|take-over project|take-over',
      'take-over existing|existing project another-agency|another-developer|other-developer|developer started',
      'project another-developer|never finished|not finished project|freelancer never finished',
      'freelancer finished|finished complete|could-complete|never completed',
    ),
    answer:
      'Often, yes. We read the code first and tell you whether to continue or to start again, with the cost of both. What ' +
      'that reading costs is agreed beforehand.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'process-people',
    title: 'Who will work on my project?',
    question: either(
      'handle project|people project|team project|assigned project|dedicated team|contact person|single contact',
      'account manager|project team|developers project|subcontract|outsource|outsourcing|inhouse|outsourced',
      'handles project|point contact|freelancers project|build project|who work project|who project|who build',
      'who handle|in-house',
      'your-own employees|own employees|own employees outsource',
      'who work project|people work project|who working project|who work-on project',
    ),
    answer: 'You talk to the people who do the work. Who they are is named in the plan, before the project starts.',
    link: { label: 'About us', href: paths.about },
  },
]

const thing =
  'website|site|app|mobile app|shop|store|ecommerce|project|chatbot|agent|seo|hosting|wordpress|design|api|software|landing page'

/** Quotes, payment and everything else about money that is not the price of one service. */
export const moneyQuestions: readonly FaqEntry[] = [
  {
    id: 'price-quote',
    title: 'How do I get a quote?',
    question: either(
      pairs('quote|quotation|estimate|proposal|rfp', thing),
      'quote|quotation|estimate|quote request|free quote|cost estimate|price estimate|price quote|proposal',
      'rough estimate|ballpark|ballpark figure|rfp|rfq|tender|project estimate|cost quotation|estimation',
      'exact price|exact cost|quoted|send proposal|get proposal',
    ),
    answer:
      "Press 'Get a Quote!' at the top of any page: it opens the chat app with a message ready to send. Or use the contact " +
      'form and describe what you need.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'price-packages',
    title: 'What do I get in a monthly package?',
    question: either(
      'monthly package|monthly packages|monthly plan|monthly plans|packages|retainer|monthly retainer',
      'agency package|monthly subscription|subscription|price month|monthly price|monthly cost|month package',
      'cost month|charge month|monthly fee|package included|package contain|monthly charges|mahina|mahine|monthly',
      'different packages',
    ),
    answer:
      `Packages start at ${facts.packagesFrom} a month. Which services belong to yours is agreed with you, because a shop ` +
      'that needs hosting and one that needs SEO need different months.',
    link: { label: 'Our services', href: paths.services },
  },
  {
    id: 'payment-methods',
    title: 'Which payment methods do you accept?',
    question: either(
      'payment method|payment methods|payment options|bank transfer|pay invoice|pay card|pay upi|credit card',
      'debit card|wire transfer|paypal|pay bill|mode payment|payment mode|way pay|pay bank|neft|pay online',
      'pay agency|crypto payment|bitcoin payment|pay paypal|make payment|cheque|bhugtan|settle invoice|payment',
      'payment ways|cash payment|you-accept|pay-you|bank-transfer|accept bank-transfer',
      'can-i-pay|i-pay',
    ),
    answer: 'Payment methods are agreed in the quote for each project. The site itself takes no payments.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'payment-terms',
    title: 'Do I pay in advance or in parts?',
    question: either(
      'advance|advance payment|pay advance|upfront|pay upfront|deposit|instalment|instalments|installment',
      'installments|emi|milestone|milestones|milestone payment|payment terms|payment schedule|pay parts',
      'part payment|pay later|partial payment|pay stages|kisht|kist|whole amount|full amount',
      'initial payment project|pay half|half payment|split payment|total amount|split cost|split fee|much deposit',
      'pay before|pay after|pay before work|pay after work',
      'when pay|when to-pay',
    ),
    answer: 'Advance, parts or milestones are agreed per project and written in the quote.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'price-discount',
    title: 'Do you give discounts?',
    question: either(
      'discount|discounts|coupon|coupon code|promo code|promo|deal price|negotiate|negotiable|negotiation',
      'special price|lower price|reduce price|startup discount|nonprofit|ngo|charity discount|student discount',
      'chhoot|chhut|cheaper price|bargain|kam|price reduction|better price|cheaper|festival|sasta|promotional',
      'get cheaper',
      'ngo discount|discount ngo',
    ),
    answer:
      'No discounts are published. A smaller scope lowers the price honestly, and we can say which parts may wait.',
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'price-refund',
    title: 'Can I get a refund?',
    question: either(
      'refund|refunds|moneyback|refund policy|return money|satisfied|paisa wapas|wapas|unsatisfied|refundable',
      'reimbursement|dissatisfied|satisfied result|money returned',
    ),
    answer:
      'Refunds follow the contract of your project; the site states no general rule. Ask for the terms before you sign.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'price-currency',
    title: 'Can I pay in rupees?',
    question: either(
      'rupees|rupee|inr|currency|currencies|euro|dollars|usd|pay rupees|pay dollars|pounds|foreign currency',
      'dollar|euros|pay euros|price rupees|rupaye|payment rupees|indian rupees|take rupees|payment indian rupees',
      'indian currency|pay indian',
      'which-currency|currency bill',
    ),
    answer: 'Prices on this site are in US dollars. The currency of your invoice is agreed in the quote.',
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'price-tax',
    title: 'Do your prices include GST, and do I get an invoice?',
    question: either(
      'gst|invoice|invoices|tax|taxes|vat|bill|gst invoice|tax invoice|gst bill|billing|receipt|gst number',
      'price tax|receipts|pakka bill|inclusive tax|excluding tax|tds|get bill',
      'gst included|gst price|tax included|gst prices|tax price',
    ),
    answer:
      'The prices on this site say nothing about tax. Your quote names the taxes that apply, and how you are invoiced.',
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'price-hidden',
    title: 'Are there hidden costs?',
    question: either(
      'hidden|hidden costs|hidden charges|hidden fees|extra charges|extra costs|extra cost|additional cost',
      'additional charges|surprise costs|extra fees|unexpected costs|surprises bill|cost transparency',
      'running costs|recurring cost|recurring costs|renewal cost|renewal charges|yearly cost|not-included',
      'not included price',
      'not-included price',
      'other costs|other-costs|further costs',
    ),
    answer:
      'The quote lists what is included. Things bought from others, such as domains, licences and AI model usage, are named ' +
      'there too, with who pays them.',
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'price-consultation',
    title: 'Is the first consultation free?',
    question: either(
      'free consultation|consultation|consultation fee|consultation free|consultation cost|meeting free',
      'meeting cost|free meeting|first meeting free|free advice|consulting fee|consultancy|consulting|free call',
      'first call free|consultation charge|initial consultation|first consultation|muft|charge consultation',
      'call free|charge meeting',
    ),
    answer:
      'The site names no fee for a first meeting, and asking for one or for a quote costs nothing. If a piece of ' +
      'consulting would be charged, we say so before.',
    link: { label: 'Schedule a meeting', href: paths.contact },
  },
]
