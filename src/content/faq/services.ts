import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { either, includedWords, pairs, priceWords, processWords, timeWords } from '#content/faq/phrases.ts'
import { paths } from '#content/paths.ts'

const website = 'website|site|webpage|web page|web development|web design|web project'
const shop =
  'shop|store|online shop|online store|ecommerce|ecommerce site|ecommerce website|webshop|shopping site|shopping website'
const seo = 'seo|search-engine optimisation|search optimisation|google ranking'
const uiUx = 'ui|ux|uiux|design|designs|interface'
const host = 'hosting|host|web hosting'
const wordpress = 'wordpress|wordpress site|wordpress website|wordpress theme|wp'
const app = 'app|mobile app|android app|ios app|iphone app|phone app|mobile application|application'
const api = 'api|rest api|api integration|api development|system integration'

const quoted = `Monthly packages start at ${facts.packagesFrom}.`

/** The eight services: what each is, what belongs to it, what it costs, how long it takes. */
export const serviceQuestions: readonly FaqEntry[] = [
  {
    id: 'website',
    title: 'Do you build custom websites?',
    question: either(
      'website|webpage|vebsite|portfolio website|web presence|web portal|web-developer|site|web development',
      'web developer|make-me site',
    ),
    answer:
      'Yes. We design and build websites to your brief, from a company site to a web portal, and can keep them running ' +
      'after the launch.',
    link: { label: 'Custom Website Development', href: paths.customWebsites },
  },
  {
    id: 'website-included',
    title: 'What is included in custom website development?',
    question: either(
      pairs(website, includedWords),
      'custom website included|website package included|page website included|get website build|get build site',
      'part website',
    ),
    answer:
      'Five things: responsive design, custom CMS integration, performance optimisation, cross-browser compatibility and ' +
      'accessibility compliance (WCAG).',
    link: { label: 'Custom Website Development', href: paths.customWebsites },
  },
  {
    id: 'website-price',
    title: 'How much does a website cost?',
    question: either(
      pairs(`${website}|business website|custom website|landing page`, priceWords),
      'site kitna|site kitna lagega',
    ),
    answer:
      `${quoted} The figure for your site depends on its pages, functions and content, and stands in the quote before any ` +
      'work starts.',
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'website-time',
    title: 'How does a website project go, and how long does it take?',
    question: either(
      pairs(`${website}|custom website`, `${timeWords}|${processWords}`),
      'fast build website|quick build website|soon website|build website days|website launch soon',
      'launch website weeks|fast website ready|many days website|days get website|weeks get website',
      'step-by website|when website|when site|website online when|when website online',
    ),
    answer:
      `Simple sites take ${facts.simpleSiteTime}. Each goes through seven steps: Discovery, Strategy, Design, Development, ` +
      'Testing, Launch and Support.',
    link: { label: 'The seven steps', href: paths.services },
  },
  {
    id: 'website-redesign',
    title: 'Can you redesign my existing website?',
    question: either(
      'redesign|redesigning|revamp|relaunch|redo website|old website|outdated website|existing website|modernise',
      'modernize|refresh website|improve website|website makeover|facelift|rebuild website|website rebuild',
      'update design|dated website|overhaul|revamping|old site|existing site|ugly website|homepage',
      'outdated homepage|refresh homepage|existing website fresh|fresh design|new design website|old website naya',
      'website naya',
    ),
    answer:
      'Yes. We look at what the present site does well, what it loses, and what search engines already know about it, and ' +
      'keep what works. Scope and price are agreed in the quote.',
    link: { label: 'Custom Website Development', href: paths.customWebsites },
  },
  {
    id: 'website-landing-page',
    title: 'Can you build a landing page?',
    question: either(
      'landing page|one page website|single page website|one pager|onepager|single page site|campaign page',
      'microsite|squeeze page|lander|single page|single-page',
    ),
    answer: `Yes. A landing page goes through the same seven steps as a larger site, only shorter. Simple sites take ${facts.simpleSiteTime}.`,
    link: { label: 'Custom Website Development', href: paths.customWebsites },
  },
  {
    id: 'website-cms',
    title: 'Can I edit the website myself?',
    question: either(
      'cms|content management|edit website|update website|edit content|edit site|change text website',
      'change content|edit text|update content|update text|edit pages|admin panel|dashboard website|update site',
      'edit page|change text|change pictures|change photos|manage content|backend panel|update page',
      'change texts themselves|staff change texts|change texts|changes site|changes website',
      'site without developer|without developer|make changes',
      'need developer change|change site|change website',
    ),
    answer:
      'Yes. A custom website comes with a content management system (CMS), so you change texts and pictures without a ' +
      'developer. Which CMS fits is agreed per project.',
    link: { label: 'Custom Website Development', href: paths.customWebsites },
  },
  {
    id: 'website-responsive',
    title: 'Will my website work on phones?',
    question: either(
      'responsive|mobile friendly|responsive design|website phone|site phone|website mobile|site mobile',
      'website smartphone|tablet|smartphone screen|website tablet|small screen|website iphone|website android',
      'screen sizes|work phone screen|mobile view|phones tablets|adapt phones|adapt tablets|tablets|right iphone',
      'mobile|good mobile|looks-good phone',
      'display tablets|display phone|display mobile|tablets display',
    ),
    answer:
      'Yes. Responsive design is part of every custom website: one site that fits phones, tablets and desktop screens.',
    link: { label: 'Custom Website Development', href: paths.customWebsites },
  },
  {
    id: 'website-browsers',
    title: 'Which browsers do your websites support?',
    question: either(
      'browser|browsers|cross browser|chrome|firefox|safari|safari chrome|internet explorer',
      'microsoft edge browser|opera browser',
    ),
    answer:
      'Cross-browser compatibility is part of custom website development. Which browser versions are tested is agreed per ' +
      'project, by what your visitors use.',
    link: { label: 'Custom Website Development', href: paths.customWebsites },
  },
  {
    id: 'website-accessibility',
    title: 'Do you build accessible websites?',
    question: either(
      'wcag|accessible website|accessibility compliance|accessibility website|accessibility standard',
      'disabled visitors|disabilities|disability|blind users|ada compliance|accessible design',
      'accessibility guidelines|blind|visually impaired|accessible build|blind people|blind website|blind site',
      'disabled people|disabled|website accessibility|sites accessible|accessible sites build|web accessibility',
      'accessibility work|accessibility part',
    ),
    answer:
      'Yes. Accessibility compliance (WCAG) is part of custom website development. The level to reach is agreed per project.',
    link: { label: 'Custom Website Development', href: paths.customWebsites },
  },
  {
    id: 'website-speed',
    title: 'How do you make a website fast?',
    question: either(
      'website speed|site speed|page speed|loading speed|load time|page load|slow website|slow site|fast website',
      'fast site|loads slowly|website slow|loading time|faster website|faster site|pagespeed',
      'performance optimisation|website performance|core web vitals|web vitals|lighthouse|speed website',
      'loading slow|quick website|optimise speed|loading',
    ),
    answer:
      'By sending less: smaller images, less code, caching, and a server close to the visitor. Performance optimisation is ' +
      'part of every custom website, and we can repair a slow one.',
    link: { label: 'Custom Website Development', href: paths.customWebsites },
  },
  {
    id: 'website-languages',
    title: 'Can my website be in several languages?',
    question: either(
      'multilingual|multilingual website|bilingual|website languages|translate website|translated website',
      'multi language website|website hindi|hindi website|regional languages|languages website|two languages site',
      'bilingual site|website translation|my-website hindi|our-website hindi|my-site languages|our-site languages',
      'website french|website german|website spanish|website english hindi|two languages|multiple languages',
      'several languages',
    ),
    answer: 'Yes, a site can be built for several languages. Which ones, and who translates, is agreed per project.',
    link: { label: 'Custom Website Development', href: paths.customWebsites },
  },
  {
    id: 'website-content',
    title: 'Who writes the texts and pictures for my website?',
    question: either(
      'copywriting|copywriter|website content|website text|website copy|write text website|write content website',
      'stock photos|website images|website pictures|website photos|texts pictures|supply content|write copy',
      'photos text|content website write|write website|write content|write texts|writes texts|who content',
      'content who|texts images|images included|texts included|bring texts|bring images|texts images included',
    ),
    answer:
      'That is agreed per project: you supply texts and pictures, or we include them in the quote. A clear list of what is ' +
      'needed comes with the plan.',
    link: { label: 'Talk it over', href: paths.contact },
  },
  {
    id: 'website-wordpress-or-custom',
    title: 'Should I choose WordPress or a custom website?',
    question: either(
      'wordpress custom|wordpress versus custom|wordpress vs custom|headless|headless cms|wordpress better custom',
      'wix|squarespace|webflow|website builder|custom wordpress|headless wordpress|wordpress alternative',
      'instead wordpress|choose wordpress',
    ),
    answer:
      'WordPress suits a site that editors change every week with common functions. A custom site pays when the functions ' +
      'are your own or speed matters most. Our blog has a comparison with a decision table.',
    link: { label: 'Read the blog', href: paths.blog },
  },

  {
    id: 'shop',
    title: 'Do you build online shops?',
    question: either(
      'shop|online shop|online store|ecommerce|webshop|webstore|sell online|selling online|start selling',
      'online selling|online dukan|dukan|dukaan|shopping cart|internet shop|ecom|eshop|estore|sell internet',
      'online business|sell products online|product online',
      'build shop order|shop order online|order online',
    ),
    answer:
      'Yes. We build online shops with a cart, secure payment, stock, customer accounts and order tracking working as one.',
    link: { label: 'E-commerce Solutions', href: paths.ecommerce },
  },
  {
    id: 'shop-included',
    title: 'What is included in an online shop?',
    question: `${either(pairs(shop, includedWords), 'shop functions|store functions|ecommerce functions')}|ecommerce solution`,
    answer:
      'Five things: shopping cart, secure payment gateways, inventory management, customer account management, and order ' +
      'processing and tracking.',
    link: { label: 'E-commerce Solutions', href: paths.ecommerce },
  },
  {
    id: 'shop-price',
    title: 'How much does an online shop cost?',
    question: pairs(`${shop}|dukan|dukaan|shopping cart|shopify`, priceWords),
    answer:
      `${quoted} What your shop costs depends on its products, payment and stock connections, and stands in the quote ` +
      'before any work starts.',
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'shop-time',
    title: 'How does an online shop project go, and how long does it take?',
    question: either(
      pairs(shop, `${timeWords}|${processWords}`),
      'soon shop|soon store|soon sell online|fast build shop|fast build store|launch store weeks',
      'launch shop weeks|launch ecommerce weeks|launch store|launch shop|launch ecommerce|launch online store',
      'fast store|fast shop|fast online store|fast ecommerce|shop live|shop go-live|store go-live|store live',
      'when shop|when online shop|when store',
    ),
    answer:
      `A shop falls between a simple site (${facts.simpleSiteTime}) and a complex app (${facts.complexAppTime}), by the ` +
      'number of systems it talks to. It goes through our seven steps, and payment is tested before the launch.',
    link: { label: 'E-commerce Solutions', href: paths.ecommerce },
  },
  {
    id: 'shop-payments',
    title: 'Which payment gateways can my shop use?',
    question: either(
      'payment gateway|payment gateways|upi|razorpay|stripe|paytm|phonepe|paypal integration|accept cards',
      'shop payments|store payments|online payments|accept payments|card payments|netbanking|cash delivery|cod',
      'customers pay|checkout|shop checkout|take payments|collect payments|buyers pay|payment integration',
      'accept upi|gpay|google pay|customers upi|customers card|integrate payment|customers pay upi',
      'people pay card|pay card store|pay card shop',
      'store credit card|store cards|shop credit card|shop cards|store take cards|payment methods store|payment methods shop',
    ),
    answer:
      'Secure payment gateways are part of every shop we build. Which gateways and methods (cards, UPI, wallets) is agreed ' +
      'per project, by where your buyers are.',
    link: { label: 'E-commerce Solutions', href: paths.ecommerce },
  },
  {
    id: 'shop-inventory',
    title: 'Can the shop keep track of my stock?',
    question: either(
      'inventory|inventory management|stock management|stock levels|warehouse|manage stock|shop stock|store stock',
      'stock count|stock|track stock|sku|stock sync|inventory sync|stock tracking|stock updates',
    ),
    answer:
      'Yes. Inventory management is part of our e-commerce work: stock goes down with each order, and can be matched with ' +
      'your warehouse system where it has an interface.',
    link: { label: 'E-commerce Solutions', href: paths.ecommerce },
  },
  {
    id: 'shop-orders',
    title: 'How are orders in the shop processed and tracked?',
    question: either(
      'order tracking|order processing|orders processed|shipping|shipment|courier|track orders|order status',
      'order management|returns refunds shop|delivery tracking|track parcel|shop orders|orders tracked',
      'store orders|customers orders|incoming orders|order updates|parcel|follow parcel|follow order|where order',
      'track shipment',
    ),
    answer:
      'Order processing and tracking are part of every shop: you see each order from payment to dispatch, and the buyer ' +
      'sees its state. Couriers are connected per project.',
    link: { label: 'E-commerce Solutions', href: paths.ecommerce },
  },
  {
    id: 'shop-accounts',
    title: 'Can my customers have accounts in the shop?',
    question: either(
      'customer accounts|customer account|customer login|shop login|store login|account management|wishlist',
      'buyers login|users register|customers register|shop accounts|customers sign|customers log|order history',
      'saved addresses|member login|shoppers account|buyers account|shoppers sign|shoppers log|register shop',
      'register store|people register|shop account|store account|sign shop|shoppers sign log|sign-up shop',
      'log-in shop',
    ),
    answer:
      'Yes. Customer account management is part of our e-commerce work: sign-in, addresses and past orders. Buying without ' +
      'an account stays possible if you want it.',
    link: { label: 'E-commerce Solutions', href: paths.ecommerce },
  },
  {
    id: 'shop-platform',
    title: 'Do you work with Shopify or other shop platforms?',
    question: either(
      'shopify|magento|bigcommerce|prestashop|opencart|shop platform|ecommerce platform|store platform',
      'amazon store|flipkart|marketplace|shopify store|shopify developer',
    ),
    answer:
      'WooCommerce is part of our WordPress service, and our agents connect to an online store platform. Whether another ' +
      'platform or a custom shop fits is settled per project.',
    link: { label: 'E-commerce Solutions', href: paths.ecommerce },
  },

  {
    id: 'seo',
    title: 'Do you offer SEO?',
    question: either(
      'seo|search engine optimisation|search engine|search engines|google search|found google|show google',
      'rank google|google visibility|appear google|organic traffic|more visitors|website traffic',
      'digital marketing|search visibility|improve ranking|local seo|seo agency|traffic website|google|serp',
      'visibility online|increase traffic|online visibility|find search|site search|website search|found search',
      'not-found google|find google',
    ),
    answer:
      'Yes. We find the words your buyers search for, repair what keeps search engines out, and report what changed.',
    link: { label: 'SEO Optimization', href: paths.seo },
  },
  {
    id: 'seo-included',
    title: 'What is included in SEO?',
    question: either(
      pairs(seo, includedWords),
      'seo activities|seo tasks|seo deliverables|onpage seo|page seo|onpage|page optimisation|seo plan|part seo',
    ),
    answer:
      'Five things: keyword research, on-page SEO, technical audits, link building, and analytics with reporting.',
    link: { label: 'SEO Optimization', href: paths.seo },
  },
  {
    id: 'seo-price',
    title: 'How much does SEO cost?',
    question: pairs(`${seo}|seo package|seo service|monthly seo`, priceWords),
    answer: `${quoted} What SEO costs for you depends on the size of the site and the competition, and is agreed in the quote.`,
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'seo-time',
    title: 'How does SEO go, and how long until it works?',
    question: either(
      pairs(seo, `${timeWords}|${processWords}`),
      'seo results|seo soon|seo quick|seo effect|results seo|long rank google|soon rank google|months rank google',
      'seo fast|long traffic google|time rank google|long rank|before rank|soon rank|months rank|seo start',
      'start seo|seo working start|seo start-working|seo start working',
    ),
    answer:
      'It starts with an audit and keyword research, then repairs, then reports. Search engines need time to read the ' +
      'changes, usually months rather than days, and nobody can promise a date.',
    link: { label: 'SEO Optimization', href: paths.seo },
  },
  {
    id: 'seo-keywords',
    title: 'Do you research keywords?',
    question: either(
      'keyword|keywords|keyword research|search terms|search words|keyword planning|keyword list',
      'research keywords|search phrases',
    ),
    answer:
      'Yes. Keyword research is the first part of our SEO work: which words your buyers type, how often, and which page ' +
      'should answer each.',
    link: { label: 'SEO Optimization', href: paths.seo },
  },
  {
    id: 'seo-audit',
    title: 'What is a technical SEO audit?',
    question: either(
      'seo audit|technical audit|website audit|site audit|audit|technical seo|crawl errors|seo check',
      'website health|indexing|sitemap google|seo analysis|seo issues|seo problems|google index|audits|wrong seo',
      'technically seo|technically wrong',
    ),
    answer:
      'A check of what stops search engines from reading your site: speed, broken links, duplicates, missing titles, wrong ' +
      'redirects. You get the list in order of effect.',
    link: { label: 'SEO Optimization', href: paths.seo },
  },
  {
    id: 'seo-links',
    title: 'Do you build links?',
    question: either(
      'link building|backlink|backlinks|inbound links|links sites|guest posts|guest posting|offpage|offpage seo',
      'build links|earn links|domain authority',
    ),
    answer:
      'Yes. Link building is part of our SEO work: links from sites that have a reason to mention you. Bought links can ' +
      'harm a site, so we leave them out.',
    link: { label: 'SEO Optimization', href: paths.seo },
  },
  {
    id: 'seo-reports',
    title: 'How do I see what SEO has changed?',
    question: either(
      'analytics|seo report|seo reports|seo reporting|google analytics|search console|monthly report',
      'traffic report|seo progress|measure seo|ranking report|seo changed|visitor statistics|track seo',
      'seo metrics|seo improvement|website statistics|reporting|monthly seo reports|seo reports monthly',
      'seo working|report seo results|report results',
      'seo numbers',
    ),
    answer:
      'Analytics and reporting are part of the SEO service: which searches brought visitors, what they did, and what we ' +
      'changed. How often you get a report is agreed with you.',
    link: { label: 'SEO Optimization', href: paths.seo },
  },
  {
    id: 'seo-ranking',
    title: 'Can you guarantee the first place on Google?',
    question: either(
      'guarantee google|guarantee ranking|first place google|number one google|top google|rank first',
      'first page google|rank number one|promise ranking|guaranteed seo|guarantee seo|page one google',
      'seo guarantee|ranking guarantee|top position google|top ranking|first position google|guarantee rank',
      '1 google|no 1 google|promise google|first search results|promise first|promise website first|first google',
      'be-first google',
    ),
    answer:
      'No, and nobody can: search engines decide. What we can do is find the right words, remove technical faults and ' +
      'report honestly what moved.',
    link: { label: 'SEO Optimization', href: paths.seo },
  },
  {
    id: 'seo-ai',
    title: 'How does my business appear in AI answers?',
    question: either(
      'ai answers|ai search|chatgpt recommend|answer engine|geo optimisation|generative engine|ai overviews',
      'ai overview|aeo|perplexity|appear chatgpt|llm seo|ai seo|seo ai|mentioned chatgpt|chatgpt mention',
      'show chatgpt|ai crawlers|gptbot|found chatgpt|visible chatgpt|seo chatgpt|ai search results|show ai search',
      'show ai|ai search-results|company ai search|chatgpt answers|answers chatgpt|ai search optimise',
      'site ai search|optimise ai search',
    ),
    answer:
      'Write pages that state facts plainly, mark them up, and let the AI crawlers you want read them. Our blog article on ' +
      'SEO and AI models has samples and a plan.',
    link: { label: 'Read the blog', href: paths.blog },
  },

  {
    id: 'design',
    title: 'Do you offer UI/UX design?',
    question: either(
      'uiux|uiux design|ui design|ux design|ui|ux|user interface|user experience|product design|interface design',
      'figma|design screens|design|graphic interface|ui designer|ux designer|screen design|design service',
      'web-design|app-design|designer',
    ),
    answer: 'Yes. We ask users, sketch, prototype and test before anything is built, and leave you a design system.',
    link: { label: 'UI/UX Design', href: paths.uiUx },
  },
  {
    id: 'design-included',
    title: 'What is included in UI/UX design?',
    question: either(
      pairs(uiUx, includedWords),
      'uiux services|ux deliverables|ui deliverables|ux activities|part design',
    ),
    answer:
      'Five things: user research and personas, wireframing and prototyping, interactive mockups, usability testing, and ' +
      'design system creation.',
    link: { label: 'UI/UX Design', href: paths.uiUx },
  },
  {
    id: 'design-price',
    title: 'How much does UI/UX design cost?',
    question: pairs(`${uiUx}|ui design|ux design|uiux design|app design|figma|prototype`, priceWords),
    answer: `${quoted} What the design costs depends on the number of screens and rounds of testing, and is agreed in the quote.`,
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'design-time',
    title: 'How does UI/UX design go, and how long does it take?',
    question: pairs(`${uiUx}|ui design|ux design|uiux design|app design`, `${timeWords}|${processWords}`),
    answer:
      'Research first, then wireframes, then a prototype that people try, then the finished screens. How long that takes ' +
      'depends on the number of screens and is written in the plan.',
    link: { label: 'UI/UX Design', href: paths.uiUx },
  },
  {
    id: 'design-research',
    title: 'Do you do user research?',
    question: either(
      'user research|persona research|user interviews|user persona|customer interviews|target audience research',
      'interview users|customer research|research users|ux research|study users|real-users|talk users',
      'talk real users|speak users|make personas|design personas|personas users',
    ),
    answer:
      'Yes. User research and personas come first in our design work: short interviews with the people who will use the ' +
      'thing, and a page about each kind of user.',
    link: { label: 'UI/UX Design', href: paths.uiUx },
  },
  {
    id: 'design-prototype',
    title: 'Will I see a prototype before you build?',
    question: either(
      'prototype|prototypes|prototyping|wireframe|wireframes|wireframing|mockup|mockups|clickable|clickable demo',
      'preview design|design preview|sketch|sketches|sample design|draft design|design before|design first',
      'before build|click dummy|design draft',
    ),
    answer:
      'Yes. You get wireframes and an interactive mockup that you can click through, and say what to change while it is ' +
      'still cheap to change.',
    link: { label: 'UI/UX Design', href: paths.uiUx },
  },
  {
    id: 'design-testing',
    title: 'Do you test designs with real users?',
    question: either(
      'usability|usability testing|usability test|test users|user testing|test design|test prototype|test designs',
      'testing real users|watch users|design tested|try design users|user tests|design works|design works people',
      'users test designs|users test|real-users test designs|users test your-designs',
      'watch people design|watch people',
    ),
    answer:
      'Yes. Usability testing is part of UI/UX design: people try the prototype, we watch where they stop, and the design ' +
      'changes before it is built.',
    link: { label: 'UI/UX Design', href: paths.uiUx },
  },
  {
    id: 'design-system',
    title: 'What is a design system?',
    question: either(
      'design system|style guide|component library|design tokens|styleguide|ui kit|pattern library',
      'design guidelines|design standards',
    ),
    answer:
      'A set of agreed colours, type, spacing and parts (buttons, fields, cards) that every screen is made from. Creating ' +
      'one is part of our UI/UX work, and you keep it.',
    link: { label: 'UI/UX Design', href: paths.uiUx },
  },
  {
    id: 'design-difference',
    title: 'What is the difference between UI and UX?',
    question: either(
      'ui ux difference|difference ui ux|ui versus ux|ui vs ux|ux vs ui|ui ux mean|ui ux meaning|ui ux same',
      'difference ui|difference ux|ux meaning|ui meaning|mean ux|ui differ ux|differ ui',
      'separates ui ux|separates ux|distinguish ui ux|ui from-ux|ux from-ui',
    ),
    answer:
      'UX is whether people reach what they came for: the order of steps and the words. UI is what they see and touch: ' +
      'layout, type, colour, buttons. We do both.',
    link: { label: 'UI/UX Design', href: paths.uiUx },
  },
  {
    id: 'design-logo',
    title: 'Do you design logos and brands?',
    question: either(
      'logo|logos|logo design|branding|rebrand|brand design|graphic design|brochure|visiting card|business card',
      'brand logo|brand identity design|rebranding|corporate identity|banner design|flyer|poster design',
    ),
    answer:
      'Logos are not one of our eight services; ask us and we say whether we take it on. For a first direction, the Brand ' +
      'Identity Agent in the library drafts names and a line with your own key.',
    link: { label: 'AI Agents Library', href: paths.agentsLibrary },
  },

  {
    id: 'hosting',
    title: 'Do you offer web hosting?',
    question: either(
      'hosting|web hosting|website hosting|host website|host site|cloud hosting|managed hosting|host app',
      'app hosting|server website|website server|vps|dedicated server|shared hosting|hosting provider|host online',
      'host|hosting service|keep website online|hosted|hosted website|hosted site|your-servers|site servers',
      'website servers|site live servers',
    ),
    answer: 'Yes. We host on secure cloud servers and look after the site: updates, backups, monitoring and support.',
    link: { label: 'Web Hosting & Maintenance', href: paths.hosting },
  },
  {
    id: 'hosting-included',
    title: 'What is included in hosting and maintenance?',
    question: either(
      pairs(`${host}|hosting maintenance|maintenance package|hosting plan|maintenance plan`, includedWords),
      'hosting plan|hosting plans|maintenance plan|part hosting',
    ),
    answer: `Five things: secure cloud hosting, backups and updates, performance monitoring, ${facts.support} support, and security scanning.`,
    link: { label: 'Web Hosting & Maintenance', href: paths.hosting },
  },
  {
    id: 'hosting-price',
    title: 'How much do hosting and maintenance cost?',
    question: pairs(`${host}|cloud hosting|maintenance|server|upkeep|amc|annual maintenance`, priceWords),
    answer: `${quoted} Hosting depends on traffic and storage, so its price stands in your quote. Maintenance is agreed with it.`,
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'hosting-time',
    title: 'How does hosting start, and how long does it take to set up?',
    question: either(
      pairs(
        `${host}|web hosting|hosting setup`,
        `long|time|timeline|days|ready|quick|quickly|fast|soon|samay|kitna-time|${processWords}|start|setup|begin|activate`,
      ),
      'get-started hosting|started hosting',
    ),
    answer:
      'We look at the site, copy it, test the copy, then point the domain to it on a quiet day. How long that takes depends ' +
      'on the site and is agreed before the move.',
    link: { label: 'Web Hosting & Maintenance', href: paths.hosting },
  },
  {
    id: 'hosting-backups',
    title: 'Do you make backups?',
    question: either(
      'backup|backups|restore|restore site|recover website|data loss|disaster recovery|restore website|recovery',
      'lost data|website crash|copies site|copy site|snapshots|server crashes|data server crashes|data crash',
      'get site|goes-wrong|goes-wrong site',
    ),
    answer:
      'Yes. Backups and updates are part of hosting and maintenance. How often they run and how long they are kept is ' +
      'agreed with you.',
    link: { label: 'Web Hosting & Maintenance', href: paths.hosting },
  },
  {
    id: 'uptime',
    title: 'How reliable is your hosting?',
    question: either(
      'uptime|uptime guarantee|downtime|reliable hosting|hosting reliable|site down|website down|server down',
      'goes down|reliability|outage|outages|stay online|always online|uptime percentage|hosting reliability',
      'monitoring|performance monitoring|reliable server|reliable servers|your-servers reliable|stable hosting',
      'stable',
    ),
    answer: `We promise ${facts.uptime} uptime, with performance monitoring and ${facts.support} support behind it.`,
    link: { label: 'Web Hosting & Maintenance', href: paths.hosting },
  },
  {
    id: 'security',
    title: 'How do you keep my site secure?',
    question: either(
      'security|secure website|secure site|website security|site security|hacked|hacker|hackers|hacking|malware',
      'virus|security scanning|vulnerability|vulnerabilities|firewall|ddos|penetration test|protect website',
      'protect site|cyber attack|cyberattack|website safe|site safe|suraksha|security scan|safe hackers',
      'security check|website hacked',
    ),
    answer:
      'Security scanning, updates and backups are part of hosting and maintenance. APIs get authentication, and WordPress ' +
      'installs are hardened. Tests beyond that are agreed per project.',
    link: { label: 'Web Hosting & Maintenance', href: paths.hosting },
  },
  {
    id: 'hosting-migration',
    title: 'Can you move my website to your hosting?',
    question: either(
      'migration|migrate|migrate website|migrating|move website|move site|transfer website|transfer hosting',
      'switch hosting|move hosting|change host|switch host|change hosting|transfer site|shift website',
      'shift hosting|move server|moving hosting|new host|hosting transfer|bring website|transfer godaddy',
      'move godaddy|godaddy',
    ),
    answer:
      'Yes. We copy the site, test the copy, then switch the domain over at a quiet hour. Mail and old addresses are ' +
      'checked as part of the move.',
    link: { label: 'Web Hosting & Maintenance', href: paths.hosting },
  },
  {
    id: 'hosting-domain',
    title: 'Can you register a domain for me?',
    question: either(
      'domain|domains|domain name|domain registration|register domain|buy domain|website address|website name|url',
      'dns|existing domain|own domain|web address|site address|domain register',
    ),
    answer:
      'A domain should be registered in your own name, so that it stays yours. We help with choosing, registering and ' +
      'setting it up; who pays the registrar is agreed per project.',
    link: { label: 'Web Hosting & Maintenance', href: paths.hosting },
  },
  {
    id: 'hosting-ssl',
    title: 'Does my site get an SSL certificate?',
    question: either(
      'ssl|https|ssl certificate|tls|padlock|certificate website|website certificate|secure warning',
      'secure connection|encrypted connection|site certificate|green lock',
    ),
    answer:
      'Yes, a site we host is served over HTTPS, which needs an SSL certificate. Who manages it for a site hosted elsewhere ' +
      'is agreed per project.',
    link: { label: 'Web Hosting & Maintenance', href: paths.hosting },
  },
  {
    id: 'hosting-email',
    title: 'Do you set up business e-mail addresses?',
    question: either(
      'business email|email hosting|mailbox|mailboxes|email accounts|email domain|professional email',
      'google workspace|office 365|outlook|email setup|email own domain|staff email|webmail|corporate email',
      'domain email|create email|setup email|email addresses domain|create email address',
      'email addresses company-name|email company-name|addresses company-name',
    ),
    answer:
      'It is not listed in our hosting service, so it is agreed per project. Ask, and we say what fits your domain.',
    link: { label: 'Contact us', href: paths.contact },
  },

  {
    id: 'wordpress',
    title: 'Do you build WordPress sites?',
    question: 'wordpress|wp|wordpress developer|wordpress agency|elementor',
    answer: 'Yes. We build custom themes, connect plugins with care, speed the site up and harden it against attacks.',
    link: { label: 'WordPress Development', href: paths.wordpress },
  },
  {
    id: 'wordpress-included',
    title: 'What is included in WordPress development?',
    question: pairs(`${wordpress}|wordpress development`, includedWords),
    answer:
      'Five things: custom themes, plugin integration, WooCommerce integration, performance optimisation and security hardening.',
    link: { label: 'WordPress Development', href: paths.wordpress },
  },
  {
    id: 'wordpress-price',
    title: 'How much does a WordPress site cost?',
    question: pairs(`${wordpress}|wordpress development|elementor`, priceWords),
    answer: `${quoted} What your WordPress site costs depends on theme, plugins and content, and is agreed in the quote.`,
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'wordpress-time',
    title: 'How does a WordPress project go, and how long does it take?',
    question: either(
      pairs(`${wordpress}|wordpress development`, `${timeWords}|${processWords}`),
      'fast build wordpress|quick build wordpress|soon wordpress',
    ),
    answer:
      `A simple WordPress site takes ${facts.simpleSiteTime}, through the same seven steps as every project. Shops and custom ` +
      'plugins take longer; the plan says how long.',
    link: { label: 'WordPress Development', href: paths.wordpress },
  },
  {
    id: 'wordpress-themes',
    title: 'Do you make custom WordPress themes?',
    question: either(
      'theme|themes|custom theme|wordpress themes|wordpress template|wp theme|theme design|wordpress design',
      'theme wordpress|template wordpress|theme scratch|unique theme|wordpress layout',
    ),
    answer: 'Yes. A custom theme is written for your content, so it carries nothing the site does not need.',
    link: { label: 'WordPress Development', href: paths.wordpress },
  },
  {
    id: 'wordpress-plugins',
    title: 'Can you set up or write WordPress plugins?',
    question: either(
      'plugin|plugins|wordpress plugin|wordpress plugins|custom plugin|plugin integration|wp plugin',
      'plugin development|install plugins|write plugin|wordpress extension|plugin wordpress|add plugin',
    ),
    answer:
      'Yes. Plugin integration is part of WordPress development: we choose few, test each, and keep them updated. A custom ' +
      'plugin is quoted per project.',
    link: { label: 'WordPress Development', href: paths.wordpress },
  },
  {
    id: 'wordpress-woocommerce',
    title: 'Do you work with WooCommerce?',
    question: either(
      'woocommerce|woo commerce|wordpress shop|wordpress store|woo store|wordpress ecommerce|ecommerce wordpress',
      'sell wordpress|shop wordpress|store wordpress|wordpress selling',
    ),
    answer: 'Yes. WooCommerce integration is part of WordPress development: a shop inside your WordPress site.',
    link: { label: 'WordPress Development', href: paths.wordpress },
  },
  {
    id: 'wordpress-security',
    title: 'How do you secure a WordPress site?',
    question: either(
      'wordpress security|secure wordpress|wordpress hacked|wordpress hardening|security hardening|hardening',
      'wordpress malware|wordpress safe|protect wordpress|wordpress virus|harden wordpress|wp security',
      'wordpress hackers|safe wordpress|wordpress attacks|safer wordpress|wordpress attack|wordpress hack',
    ),
    answer:
      'Security hardening is part of WordPress development: fewer plugins, prompt updates, limited logins, closed file ' +
      'access, and backups that can be restored.',
    link: { label: 'WordPress Development', href: paths.wordpress },
  },
  {
    id: 'wordpress-speed',
    title: 'Can you speed up my WordPress site?',
    question: either(
      'wordpress speed|slow wordpress|wordpress slow|speed wordpress|wordpress performance|faster wordpress',
      'wordpress loading|optimise wordpress|wordpress optimisation|fast wordpress|wordpress load',
      'wordpress quicker|wordpress fast|wp slow',
    ),
    answer:
      'Yes. Performance optimisation is part of WordPress development: lighter themes, fewer plugins, smaller images and caching.',
    link: { label: 'WordPress Development', href: paths.wordpress },
  },

  {
    id: 'app',
    title: 'Do you build mobile apps?',
    question: either(
      'app|apps|mobile app|mobile apps|mobile application|app idea|application mobile|app development',
      'app developer',
    ),
    answer: 'Yes. We build apps for iOS and Android, from the first sketch to the release in both stores.',
    link: { label: 'Mobile App Development', href: paths.mobileApps },
  },
  {
    id: 'app-included',
    title: 'What is included in mobile app development?',
    question: either(pairs(`${app}|app development`, includedWords), 'part app'),
    answer:
      'Five things: iOS and Android, cross-platform development, mobile UI/UX, app store optimisation and ongoing maintenance.',
    link: { label: 'Mobile App Development', href: paths.mobileApps },
  },
  {
    id: 'app-price',
    title: 'How much does a mobile app cost?',
    question: pairs(`${app}|app development|flutter app|apps`, priceWords),
    answer: `${quoted} What your app costs depends on its screens and the systems behind them, and is agreed in the quote.`,
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'app-time',
    title: 'How does an app project go, and how long does it take?',
    question: either(
      pairs(
        'app|mobile app|android app|ios app|iphone app|phone app|mobile application|app development',
        `${timeWords}|${processWords}`,
      ),
      'fast build app|quick build app|soon app|launch app weeks|complex app|complex application|long app store',
      'much time app|time app need|fast app',
    ),
    answer:
      `Complex apps take ${facts.complexAppTime}; small ones less. The work goes through seven steps, and you can try the app on ` +
      'your own phone before the launch.',
    link: { label: 'Mobile App Development', href: paths.mobileApps },
  },
  {
    id: 'app-platforms',
    title: 'Do you build for both iPhone and Android?',
    question: either(
      'ios|android|iphone|ipad|android ios|iphone android|cross platform|ios app|android app|iphone app',
      'native app|both platforms|hybrid app|native apps|apple phones|ios android|crossplatform|apple android',
      'one codebase|apple app',
    ),
    answer:
      'Yes, for both. Cross-platform development gives iOS and Android one codebase; a native app is built where the device demands it.',
    link: { label: 'Mobile App Development', href: paths.mobileApps },
  },
  {
    id: 'app-stores',
    title: 'Do you help to publish apps in the stores?',
    question: either(
      'app store|play store|google play|appstore|playstore|publish app|app store optimisation|aso|release app',
      'submit app|app approval|store listing|app publishing|apple store|upload app|list app|app approved',
      'approved apple|approve app',
      'app-store|launch app-store|play-store',
      'app google-play|putting google-play',
    ),
    answer:
      'Yes. We prepare the listing, pictures and texts for the App Store and Google Play; app store optimisation is part of ' +
      'the service. Apple and Google decide on approval.',
    link: { label: 'Mobile App Development', href: paths.mobileApps },
  },
  {
    id: 'app-maintenance',
    title: 'Do you maintain an app after its release?',
    question: either(
      'app maintenance|maintain app|app updates|update app|app bugs|app support|app release support|app crash',
      'app crashes|fix app|app bug|maintenance app|app upkeep|new ios version|app upgrade|app fixes|support app',
      'after app launch|update app release|app updated|ios update|android update|app breaks|app stops working',
      'app ios update|maintain app after-launch|app after-launch|take-care app|take-care app updates',
    ),
    answer:
      'Yes. Ongoing maintenance is part of mobile app development: new versions of iOS and Android, repairs, and small ' +
      'improvements. The terms are agreed per project.',
    link: { label: 'Mobile App Development', href: paths.mobileApps },
  },
  {
    id: 'app-or-web',
    title: 'Do I need an app or is a website enough?',
    question: either(
      'app website|website app|app vs website|app versus website|pwa|progressive web app|web app|app enough',
      'website enough|website instead app|app better website|web application|app instead website',
      'mobile app website',
    ),
    answer:
      'A website is enough when people come to read, compare or buy. An app pays when they return daily or need the ' +
      'camera, notifications or work without a signal. A progressive web app (PWA), like this site, lies between.',
    link: { label: 'Mobile App Development', href: paths.mobileApps },
  },

  {
    id: 'api',
    title: 'Do you build APIs?',
    question: 'api|apis|rest api|restful|web services|backend api|webhook|webhooks|microservices|backend development',
    answer: 'Yes. We build documented APIs with authentication, and connect them to the tools you already use.',
    link: { label: 'API Development & Integration', href: paths.apis },
  },
  {
    id: 'api-included',
    title: 'What is included in API development?',
    question: pairs(`${api}|api service|api project`, includedWords),
    answer:
      'Five things: custom APIs, third-party integration, documentation, authentication and security, and performance optimisation.',
    link: { label: 'API Development & Integration', href: paths.apis },
  },
  {
    id: 'api-price',
    title: 'How much does an API or integration cost?',
    question: either(
      pairs(`${api}|integration|integrations|connect systems`, priceWords),
      'much connecting systems|cost connecting systems|price connecting systems|connecting systems much',
      'much two systems',
    ),
    answer: `${quoted} An API is priced by its endpoints and the systems it connects; the figure stands in the quote.`,
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'api-time',
    title: 'How does an API project go, and how long does it take?',
    question: either(
      pairs(`${api}|api project|integration`, `${timeWords}|${processWords}`),
      'long build api|fast api',
    ),
    answer:
      'We agree on the data and the endpoints on paper first, then build, document and test. How long it takes depends on ' +
      'the systems on the other side; the plan names the date.',
    link: { label: 'API Development & Integration', href: paths.apis },
  },
  {
    id: 'api-integration',
    title: 'Can you connect two of our systems?',
    question: either(
      'connect systems|two systems|third party integration|integrate systems|systems talk|sync data|synchronise',
      'synchronize|connect tally|connect erp|erp|tally|sap|integrate software|connect software|legacy system',
      'third party|data sync|system integration|connect tools|integrate tools|connect databases|zoho|link systems',
      'integrate app|connect programs|two software systems|systems share data|software share data',
      'systems exchange data|systems communicate|integrate tally|tally shop|erp shop|connect shop|connect store',
      'integrate erp|integrate sap|integrate accounting|connect accounting|connect warehouse|crm talk',
      'crm accounting|accounting software|talk accounting|system talk|exchange data|warehouse software',
      'software exchange data|warehouse shop data',
    ),
    answer:
      'Yes. Third-party integration is part of the API service: we connect systems that have an interface, and build one ' +
      'where that is possible.',
    link: { label: 'API Development & Integration', href: paths.apis },
  },
  {
    id: 'api-documentation',
    title: 'Do your APIs come with documentation?',
    question: either(
      'documentation|api documentation|api docs|docs|swagger|openapi|documented api|api reference',
      'developer documentation|documented|document api',
    ),
    answer: 'Yes. Documentation is part of every API we build, so another developer can use it without asking us.',
    link: { label: 'API Development & Integration', href: paths.apis },
  },
  {
    id: 'api-security',
    title: 'How are your APIs secured?',
    question: either(
      'api security|api authentication|secure api|oauth|authentication|api secure|api secured|jwt|api access',
      'protect api|safe api|api safe|authorization|authorisation|api tokens|endpoint security',
    ),
    answer:
      'With authentication and security as part of the service: every caller proves who it is and gets only what it may ' +
      'see. The method, such as OAuth, is chosen per project.',
    link: { label: 'API Development & Integration', href: paths.apis },
  },
  {
    id: 'api-what',
    title: 'What is an API?',
    question: either(
      'api meaning|mean api|api mean|api definition|explain api|api explained|define api|understand api',
      'application programming interface|api stand|whatis api|what-is-an-api|api-what-is-that|what-s-that api',
      'good-for api',
    ),
    answer:
      'An API is the door through which one program asks another for data or work, in an agreed form. A shop that shows ' +
      'your stock live asks your warehouse system through one.',
    link: { label: 'API Development & Integration', href: paths.apis },
  },
]
