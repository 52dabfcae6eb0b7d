import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { either } from '#content/faq/phrases.ts'
import { paths } from '#content/paths.ts'

/** What clients ask before they sign. Where a thing is settled per project, the answer says so. */
export const agreementQuestions: readonly FaqEntry[] = [
  {
    id: 'code-ownership',
    title: 'Who owns the code?',
    question: either(
      'owns code|source code|code ownership|own code|intellectual property|copyright|ownership|ip rights',
      'owns design|code belong|belongs code|rights code|owner code|owns|keep code|code rights|belong finished',
      'rights software|owns software|own source|rights website|own software|own rights|own website finished',
      'own site finished|is-mine website|website afterwards|i-own website|i-own site|i-own app|we-own',
      'own-the website|own-the app|own-the site|will-own',
    ),
    answer:
      'Ownership is written in the contract of your project. Ask for it in plain words before you sign: who owns code, ' +
      'design and data, and from which payment on.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'nda',
    title: 'Do you sign an NDA?',
    question: either(
      'nda|non disclosure|nondisclosure|confidential|confidentiality|confidentiality agreement|secret|keep secret',
      'idea safe|steal idea|protect idea|idea secret|non disclosure agreement|private idea|secrecy',
      'idea confidential|share idea safely|trade secrets|idea stolen|stolen|steal my-idea|my-idea',
      'confidentially|treat confidential',
    ),
    answer: 'An NDA is agreed per project. Tell us before you send details, so that it can be signed first.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'contract',
    title: 'Do we sign a contract?',
    question: either(
      'contract|agreement|sign contract|legal agreement|written agreement|terms conditions|terms service|sla',
      'service level|statement work|sign agreement|terms|paperwork|formal agreement|contract sign|contracts',
    ),
    answer:
      'Yes, the terms of a project are put in writing before work starts: scope, dates, price, ownership and support.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'cancel',
    title: 'Can I cancel a monthly package?',
    question: either(
      'cancel|cancellation|cancel package|cancel subscription|cancel contract|terminate|terminate contract',
      'notice period|minimum term|cancel monthly|stop package|stop subscription|pause package|quit contract',
      'contract length|stop service|cancel plan|stop paying|minimum contract|lock period|cancel anytime',
      'end contract|exit contract|bound|bound package|how-long bound',
    ),
    answer:
      'Notice and minimum term are part of your contract; the site states no general rule. Ask for them with the quote.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'leaving',
    title: 'Can I move to another provider later?',
    question: either(
      'lock|vendor lock|lockin|locked|another provider|switch provider|change agency|leave agency|switch agency',
      'move away|export website|move elsewhere|hand code|handover project|switch later|hosting elsewhere|handover',
      'take website elsewhere|stuck|leave later|different provider|other vendor|change vendor|move provider',
      'switch vendor|take website company|take website another-company|take site elsewhere|another-company later',
      'other-company later|move another-agency|switch another-agency|another-agency later|different agency later',
      'leave website|leave my-website|tied|tied forever',
      'code another-developer|take code|take-the code|code elsewhere',
    ),
    answer:
      'Ask for that in the contract: access to code, data, domain and logins, and a handover. With a domain in your own ' +
      'name and a documented project, another team can continue.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'guarantee',
    title: 'Do you guarantee your work?',
    question: either(
      'guarantee|warranty|guarantee work|guaranteed|quality guarantee|bugs delivery|free fixes|defects',
      'warranty period|fix bugs free|free bug fix|warranties|guarantee quality|guarantees|bug delivered',
      'stand behind work|errors delivery|errors website delivery|after-delivery',
      'find bugs|bugs after launch|bugs after-launch',
    ),
    answer:
      'Which repairs are free, and for how long after the launch, is agreed per project and written in the contract.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'data-protection',
    title: 'Do you build to GDPR and data protection law?',
    question: either(
      'gdpr|dpdp|data protection|dpdp act|ccpa|hipaa|privacy law|data privacy law|compliance|gdpr compliant',
      'cookie consent|consent banner|cookie banner|european law|privacy laws|data protection act',
      'privacy regulations|gdpr compliance|data laws|privacy compliant|data processing agreement|dpa',
      'user data law|privacy rules',
    ),
    answer:
      'Which law applies depends on your visitors, for example the GDPR in the EU or the DPDP Act in India. Its demands go ' +
      'into the plan of your project; legal advice comes from your lawyer.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'client-data',
    title: 'What happens to my business data in an AI project?',
    question: either(
      'business data|company data|data safe|data secure|data security|customer data|data train|train data',
      'data training|client data|confidential data|data ai|data leak|data stored ai|sensitive data|data model',
      'data openai|data privacy ai|documents safe|data third party|train models data|data protected|internal data',
      'data confidential|data chatgpt|safe data|data handled|data sent',
      'who our-data|our-data agents',
      'our-data agents|who-sees data|who-sees|our-data use agents',
    ),
    answer:
      'Which data an agent may read, where it is processed and how long it is kept is agreed per project, before the first ' +
      'record is used. Give an agent the least it needs.',
    link: { label: 'AI agents', href: paths.agents },
  },
  {
    id: 'hire-developers',
    title: 'Can I hire dedicated developers from you?',
    question: either(
      'hire developer|hire developers|dedicated developer|dedicated developers|staff augmentation|rent developer',
      'remote developers|hire programmer|contract developer|developer hourly|full time developer|hire engineers',
      'outsource developer|resource hire|developers hire|programmers|hire react developer|hire coder',
      'dedicated resource|team extension|borrow developer|extend team|two developers|developers months',
      'need developers|three developers|developer month|full-time developer|developers needed|need developer',
      'need programmer|hire-a developer|for-hire developers|developers for-hire',
      'developers monthly|hire developers monthly|developers monthly-basis',
    ),
    answer: `People for a longer piece of work are arranged as a monthly package, from ${facts.packagesFrom} a month. Who and how many is agreed with you.`,
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'white-label',
    title: 'Do you work for other agencies under their name?',
    question: either(
      'white label|whitelabel|other agencies|agency partner|reseller|resell|agency partnership|partner agency',
      'subcontractor|partnership|partnerships|work agencies|white labelled|partner|become partner|resellers',
      'behind scenes agency|collaborate agency',
      'subcontracting agencies|for-agencies',
    ),
    answer:
      'That is agreed case by case. Write to us with the kind of work. If you only want to send us a client, Refer & Earn pays a commission.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'small-business',
    title: 'Do you work with small businesses and startups?',
    question: either(
      'small business|small businesses|startup|startups|small company|entrepreneur|msme|sme|mvp',
      'minimum viable product|solo founder|local business|chhota business|small shop|small firm',
      'first time founder|early stage|small project|small projects|freelancer client|tiny company|small budget',
      'small scale|new business|small companies|small company work|very-small|too-small|two|small client',
      'two people',
      'affordable small business|small business price|small business affordable',
    ),
    answer: `Yes. A first version with only what is needed is often the right start; packages begin at ${facts.packagesFrom} a month.`,
    link: { label: 'Our services', href: paths.services },
  },
  {
    id: 'enterprise',
    title: 'Do you work with large companies?',
    question: either(
      'enterprise|enterprises|large company|large companies|corporate|corporates|big company|large organisation',
      'large organization|multinational|big companies|government projects|enterprise software|enterprise level',
      'large enterprise|corporate clients|large business|public sector|mnc|large scale|big corporate|corporations',
      'big corporations|corporation|big-company|large-company|big-companies|large-companies',
    ),
    answer:
      `Yes. The team has ${facts.team} people and works for clients in ${facts.countries} countries. Purchasing rules, ` +
      'security reviews and contracts are settled per project.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'industries',
    title: 'Which industries do you work for?',
    question: either(
      'industries|industry|sector|sectors|verticals|domain experience|industry experience|fintech|edtech',
      'manufacturing|logistics|education sector|healthcare industry|niche|experience industry|industry specific',
      'work restaurants|work hospitals|work schools|field business|line business|industries specialise',
      'sectors specialise|experience healthcare|experience hospital|experience real estate|experience restaurants',
      'experience education|experience finance|worked healthcare|worked hospitals|healthcare clients',
      'hospital clients|restaurant clients|real estate clients|healthcare real estate|you-specialise industries',
      'experience sectors|experience industries',
      'sectors clients|industries clients|which-sectors|which-industries',
    ),
    answer:
      'There is no fixed list. The projects page names the kind of client beside each of its entries; tell us yours and we say what we know of it.',
    link: { label: 'Projects', href: paths.projects },
  },
  {
    id: 'certifications',
    title: 'Is your company certified?',
    question: either(
      'certified|iso|iso 27001|soc2|soc 2|accredited|company registered|registered company|iso certified',
      'google partner|accreditation|company certified|legally registered|licensed company|certified agency',
      'company certificates|27001|iso certification|certifications|your-certifications',
    ),
    answer: `This site claims no certifications. If your purchasing rules need one, or ${config.name}'s registration papers, ask before you sign.`,
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'trust',
    title: 'How do I know I can trust you?',
    question: either(
      'trust|trustworthy|legit|legitimate|genuine|scam|fraud|fake|reliable company|trusted|bharosa|asli|credible',
      'credibility|verify company|fake company|trust company|rely|dependable|genuine company|real company',
      'authentic|fraud company|trust-you|you-real|check real|exist|check you-real',
    ),
    answer:
      'Look at the projects, talk to the people who would do the work, and start small: with a written scope, a date and a price.',
    link: { label: 'Projects', href: paths.projects },
  },
]
