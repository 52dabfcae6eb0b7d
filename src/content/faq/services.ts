import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

const seo = { label: 'SEO Optimization', href: paths.seo } as const
const design = { label: 'UI/UX Design', href: paths.uiUx } as const
const hosting = { label: 'Web Hosting & Maintenance', href: paths.hosting } as const
const apps = { label: 'Mobile App Development', href: paths.mobileApps } as const
const apis = { label: 'API Development & Integration', href: paths.apis } as const
const quote = { label: 'Ask for a quote', href: paths.contact } as const
const quoted = `Monthly packages start at ${facts.packagesFrom}.`

/** SEO, design, hosting, apps and APIs. */
export const serviceQuestions: readonly FaqEntry[] = [
  {
    id: 'seo',
    title: 'Do you offer SEO?',
    question:
      'seo|audit|traffic|website traffic|website customer more|traffic monthly|lead website|seo shopify|' +
      'seo wordpress',
    answer:
      'SEO is one of our services: keyword research, on-page SEO, technical audits, link building, analytics and reports.',
    link: seo,
  },
  {
    id: 'seo-price',
    title: 'How much does SEO cost?',
    question: 'seo price|seo audit price|seo price place|backlink price|keyword price',
    answer: `${quoted} What SEO costs for you depends on the size of the site and the competition, and is agreed in the quote.`,
    link: quote,
  },
  {
    id: 'seo-time',
    title: 'How does SEO go, and how long until it works?',
    question: 'seo duration|seo process|seo when|seo result|traffic duration|seo start',
    answer:
      'SEO starts with an audit and keyword research, then repairs, then reports. Search engines usually take months, and nobody can promise a date.',
    link: seo,
  },
  {
    id: 'seo-keywords',
    title: 'Do you research keywords and build links?',
    question: 'keyword|keyword page|backlink|seo trick',
    answer: 'Keywords and links are part of SEO. We do not buy links or rent blogs, which can harm a site.',
    link: { label: 'Where we draw the line', href: `${paths.seo}#rules` },
  },
  {
    id: 'seo-reports',
    title: 'How do I see what SEO has changed?',
    question:
      'seo report|report|traffic report|website report|seo progress|report monthly|seo work|seo test|seo read|' +
      'seo ready|seo account',
    answer: 'Analytics and reporting are part of SEO: visits, enquiries, what we did. How often is agreed with you.',
    link: seo,
  },
  {
    id: 'seo-ranking',
    title: 'Can you guarantee the first place on Google?',
    question: 'seo first|seo guarantee|traffic guarantee|guarantee first',
    answer:
      'Nobody can guarantee a place on Google: search engines decide. We find the right words, remove technical faults and report honestly what moved.',
    link: seo,
  },
  {
    id: 'seo-ai',
    title: 'How does my business appear in AI answers?',
    question:
      'chatgpt business|chatgpt website|ai search|chatgpt recommend|seo chatgpt|seo ai|ai answer business|' +
      'ai recommend business|ai chatgpt|brand ai system|brand chatgpt|business ai system',
    answer:
      'State facts plainly, mark them up, and let the AI crawlers you want read your pages. Our article on SEO and AI models has samples and a plan.',
    link: { label: 'SEO when answers come from models', href: `${paths.blog}/seo-when-answers-come-from-models` },
  },

  {
    id: 'design',
    title: 'Do you offer UI/UX design?',
    question:
      'ui design|design included|figma|design system|design screen|design product|ui|ux|ui ux design|app design',
    answer:
      'UI/UX design is one of our services: user research, wireframes, interactive mockups, usability tests, and a design system, which you keep.',
    link: design,
  },
  {
    id: 'design-prototype',
    title: 'Will I see a prototype before it is built?',
    question: 'ui design before|prototype|read design|design first|design example|example before',
    answer:
      'A prototype comes before any code: you click through it on your own phone, people try it, and the design changes.',
    link: { label: 'UI/UX Design', href: `${paths.uiUx}#thread` },
  },
  {
    id: 'design-test',
    title: 'How many people do you test a design with?',
    question: 'ui design test|usability|user research|design user|usability who',
    answer:
      'We take a handful of people outside the project in each round. Without users yet, we find people who do the same task.',
    link: { label: 'UI/UX Design', href: `${paths.uiUx}#questions` },
  },
  {
    id: 'design-improve',
    title: 'Can you improve the screens of what we have?',
    question:
      'ui design improve|screen improve|usability audit|ux audit|app improve|ui improve|ux improve|app redesign|' +
      'checkout problem|form leave you|app old|ux review|ui review|design review',
    answer: 'We watch people use your site or app as it is and list what stops them.',
    link: { label: 'UI/UX Design', href: `${paths.uiUx}#questions` },
  },
  {
    id: 'design-files',
    title: 'Which files do I get at the end of a design?',
    question:
      'ui design document|design deliverable|figma save|figma document|design reward|figma ownership|' +
      'figma download|design download|design only reward',
    answer:
      'You get research notes, the map of screens, a clickable mockup, the test report, the design system and its tokens.',
    link: { label: 'What you receive', href: `${paths.uiUx}#receive` },
  },
  {
    id: 'design-difference',
    title: 'What is the difference between UI and UX?',
    question: 'ui and ux|ui meaning|ui difference|ux difference|ux meaning',
    answer: 'UX is whether people reach what they came for; UI is what they see and touch. We do both.',
    link: design,
  },
  {
    id: 'design-logo',
    title: 'Do you design logos and brands?',
    question: 'logo|brand|visiting card|design graphic|brand document|brand build',
    answer:
      'Logos are not one of our eight services; ask us and we say whether we take it on. The Brand Identity Agent in the library drafts names and a line with your own key.',
    link: { label: 'AI Agents Library', href: paths.agentsLibrary },
  },

  {
    id: 'hosting',
    title: 'Do you offer web hosting?',
    question: 'hosting|hosting included|website hosting where',
    answer: `Web hosting is one of our services: secure cloud hosting, backups and updates, performance monitoring, ${facts.support} support and security scanning. Sites we did not build are hosted after a check.`,
    link: hosting,
  },
  {
    id: 'hosting-price',
    title: 'How much do hosting and maintenance cost?',
    question:
      'hosting price|maintenance price|support price|domain price|app maintenance price|update price|' +
      'hosting domain price|backup price|mailbox price|ssl price|monitoring price|hosting renewal',
    answer: `${quoted} Hosting depends on traffic and storage, so its price stands in your quote. Maintenance is agreed with it.`,
    link: quote,
  },
  {
    id: 'hosting-backups',
    title: 'Do you make backups?',
    question:
      'backup|restore|hosting backup|website lost|data lost|website delete|delete wrong|backup duration|' +
      'backup weekly|backup night|backup save where',
    answer:
      'Backups are part of hosting and maintenance, kept in another place than the site. How often they run and how long they stay is agreed with you.',
    link: { label: 'What is watched, and when', href: `${paths.hosting}#watch` },
  },
  {
    id: 'uptime',
    title: 'How reliable is your hosting?',
    question: 'uptime guarantee|uptime|hosting reliable|hosting speed|website reliable|hosting fix',
    answer: `We promise ${facts.uptime} uptime, with performance monitoring and ${facts.support} support behind it.`,
    link: { label: 'What is watched, and when', href: `${paths.hosting}#time-and-cost` },
  },
  {
    id: 'hosting-watch',
    title: 'Who watches my site at night, and what happens then?',
    question: 'monitoring|monitoring website|site down night|monitoring phone|monitoring report|hosting uptime night',
    answer:
      'Two probes open the pages of a hosted site day and night. If both find it gone, the person on call is woken and repairs it.',
    link: { label: 'When an alarm comes', href: `${paths.hosting}#incident` },
  },
  {
    id: 'hosting-elsewhere',
    title: 'Do you host sites that another firm built?',
    question:
      'hosting other developer|joomla|maintenance other developer|hosting old website|hosting check|joomla website|' +
      'hosting takeover',
    answer:
      'Sites that another firm built are hosted after a check, in Joomla or another system, too: we tell you what has to be repaired. Send us the address.',
    link: { label: 'Web Hosting & Maintenance', href: `${paths.hosting}#questions` },
  },
  {
    id: 'hosting-choice',
    title: 'Do I have to host my site with you?',
    question: 'hosting requirement|host elsewhere website|own hosting website',
    answer: 'You can host your site with us or anywhere else.',
    link: { label: 'Custom Website Development', href: `${paths.customWebsites}#questions` },
  },
  {
    id: 'hosting-where',
    title: 'In which country are your servers?',
    question: 'hosting where|server location|hosting location|hosting place|hosting abroad',
    answer: `The site names no country; where your site and its data lie is settled with you before the start. If your rules prescribe a place, write it to ${config.email}.`,
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'security',
    title: 'How do you keep my site secure?',
    question: 'website safe|website security|security|wordpress security|hosting security|security audit',
    answer:
      'Security scanning, updates and backups are part of hosting and maintenance; APIs get authentication, WordPress few plugins and limited logins. Tests beyond that are agreed per project.',
    link: hosting,
  },
  {
    id: 'hosting-migration',
    title: 'Can you move my website to your hosting?',
    question:
      'website move|hosting move|migration|domain move|hosting edit|hosting duration|hosting start|wordpress move|' +
      'wordpress migration|move uptime',
    answer:
      'A site moves to our hosting in steps: we copy it, test the copy, and point the domain to it on a quiet day, while the old server stays on; mail is checked as well. How long it takes depends on the site.',
    link: { label: 'Web Hosting & Maintenance', href: `${paths.hosting}#questions` },
  },
  {
    id: 'hosting-domain',
    title: 'Can you register a domain for me?',
    question: 'domain|website name|domain hosting|domain own|who domain|ownership domain',
    answer:
      'A domain should be registered in your own name. We help with choosing, registering and its settings; who pays the registrar stands in the quote.',
    link: hosting,
  },
  {
    id: 'hosting-ssl',
    title: 'Does my site get an SSL certificate?',
    question: 'ssl|hosting ssl|website certificate|browser security',
    answer:
      'A site we host is served over HTTPS, which needs an SSL certificate. A site hosted elsewhere usually gets ' +
      'its own from the host.',
    link: hosting,
  },
  {
    id: 'hosting-email',
    title: 'Do you set up business email addresses?',
    question:
      'mailbox|domain email|hosting email|email build|email own|email staff|email register|email service|' +
      'email move|email lost',
    answer:
      'Mailboxes are not listed in our hosting service; they are agreed per project. During a move we check that mail keeps arriving.',
    link: { label: 'Contact us', href: paths.contact },
  },

  {
    id: 'app',
    title: 'Do you build mobile apps for iPhone and Android?',
    question: 'app|app included|app android|app idea|android|app launch|app feature',
    answer:
      'Mobile apps for iOS (iPhone) and Android are one of our services, with mobile UI/UX, app store optimisation and ongoing maintenance. One codebase serves both in most cases.',
    link: apps,
  },
  {
    id: 'app-price',
    title: 'How much does a mobile app cost?',
    question: 'app price|web app price|quote app android|app price duration',
    answer: `${quoted} What your app costs depends on its screens and the systems behind them, and is agreed in the quote.`,
    link: quote,
  },
  {
    id: 'app-time',
    title: 'How does an app project go, and how long does it take?',
    question:
      'app duration|app when|app process|app ready|app android duration|app launch when|app monthly|' +
      'web app duration',
    answer: `Complex apps take ${facts.complexAppTime}; small ones less. There are seven steps, and you can try the app on your own phone before the launch.`,
    link: apps,
  },
  {
    id: 'app-stores',
    title: 'Do you help to publish apps in the stores?',
    question: 'app approve|app store|payment launch|app guarantee|android approve',
    answer:
      'We prepare the listings for the App Store and Google Play. Apple and Google decide on approval, and how long it takes; if one rejects the app, we change or explain it and submit again.',
    link: { label: 'What the stores ask', href: `${paths.mobileApps}#stores` },
  },
  {
    id: 'app-store-fees',
    title: 'Who pays for the developer accounts at Apple and Google?',
    question: 'app store payment|app store price|app store extra|store account who|developer fee',
    answer: 'The developer accounts are in your company’s name and paid by you; the stores set their price.',
    link: { label: 'What the stores ask', href: `${paths.mobileApps}#stores` },
  },
  {
    id: 'app-try',
    title: 'Can I try my app before the release?',
    question: 'app demo|test build|app test before|app test launch|app read before|app launch before phone device',
    answer:
      'You get builds on your own phone from the first weeks on, through TestFlight and a Google Play testing track.',
    link: { label: 'How an app is made', href: `${paths.mobileApps}#making` },
  },
  {
    id: 'app-maintenance',
    title: 'Do you maintain an app after its release?',
    question:
      'app maintenance|app update|app fix|app after|app launch after|app support|android update|app problem|' +
      'app update weekly|app android new',
    answer:
      'Ongoing maintenance is part of app development: new versions of iOS and Android, repairs, and small improvements. The terms are agreed per project.',
    link: apps,
  },
  {
    id: 'app-or-web',
    title: 'Do I need an app or is a website enough?',
    question: 'app better|app website|web app|phone device website enough|website enough or|app choose',
    answer:
      'A website is enough when people come to read, compare or buy. An app pays when they return daily or need the camera, notifications or work without a signal; a progressive web app (PWA) lies between.',
    link: { label: 'Does it need an app?', href: `${paths.mobileApps}#need` },
  },

  {
    id: 'api',
    title: 'Do you build APIs, and what is an API?',
    question: 'api|api included|backend|api security',
    answer:
      'An API is the door through which one program asks another for data or work. We build custom ones, with third-party integration, documentation, authentication and performance optimisation.',
    link: apis,
  },
  {
    id: 'api-rest-graphql',
    title: 'REST or GraphQL?',
    question: 'api graphql|graphql or|graphql better|graphql difference',
    answer: 'REST, if many programs will call it; GraphQL, if one busy interface needs many shapes of the same data.',
    link: { label: 'API Development & Integration', href: `${paths.apis}#questions` },
  },
  {
    id: 'api-documentation',
    title: 'What documentation comes with an API?',
    question: 'api documentation|api document|api test|api demo|api documentation included|api how',
    answer:
      'You get an OpenAPI description, the first call to copy, every error with its cause, a practice ground, the keys, and a list of changes.',
    link: { label: 'What gets documented', href: `${paths.apis}#documentation` },
  },
  {
    id: 'api-integration',
    title: 'Can you connect two of our systems, such as SAP, Tally or a shop?',
    question:
      'api connect|connect system|connect website|connect app|connect shop|connect database|erp|erp connect|' +
      'accounting connect|sync|third party|accounting website|crm connect|attendance connect|product connect|' +
      'crm accounting|system talk|crm talk|talk accounting|payment api|payment integration|integration system|' +
      'api integration|shopify connect|connect inventory|api old system|delivery connect|delivery integration',
    answer:
      'Connecting systems, such as SAP or another ERP, accounts and a shop, is part of the API service; without an API, an export, a database or a mailbox may do. The price stands in the quote.',
    link: { label: 'How a connection is built', href: `${paths.apis}#steps` },
  },
]
