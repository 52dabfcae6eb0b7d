import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

const contact = { label: 'Contact us', href: paths.contact } as const

/** What clients ask before they sign. Where a thing is settled per project, the answer says so. */
export const agreementQuestions: readonly FaqEntry[] = [
  {
    id: 'code-ownership',
    title: 'Who owns the code?',
    question:
      'ownership|source code|ownership website|ownership app|ownership design|ownership code|own code|code after|source code included|ownership project|ownership data|website own|website own payment|store account|app store account|store account own|store account requirement|store account app store',
    answer:
      'At the handover of a website its code, content and accounts are yours, the domain in your own name; an app, its ' +
      'store accounts included, is in your company’s name. Ask that the contract says so in plain words, and from which payment on.',
    link: contact,
  },
  {
    id: 'nda',
    title: 'Do you sign an NDA?',
    question:
      'nda|confidential|confidential idea|idea safe|idea share|idea confidential share|confidential project|' +
      'idea save|copy idea|idea privacy|save idea privacy',
    answer: 'An NDA is agreed per project: ask us for one before you send details, so that it can be signed first.',
    link: contact,
  },
  {
    id: 'contract',
    title: 'Do we sign a contract?',
    question:
      'contract|contract sign|sign document|contract terms|terms|terms project|contract before|' +
      'contract before start|sign before start|sign before',
    answer: 'The terms of a project are put in writing before work starts: scope, dates, price, ownership and support.',
    link: contact,
  },
  {
    id: 'cancel',
    title: 'Can I cancel a package?',
    question:
      'cancel|cancel package|cancel contract|cancel service|cancel project|notice period|contract duration|' +
      'cancel plan|cancel hosting|cancel monthly|cancel payment|cancel maintenance|cancel when|cancel midway|' +
      'cancel after|cancel before|cancel price',
    answer:
      'Notice and minimum term follow the contract of your project; the site states no general rule. Ask for the terms ' +
      'with the quote, before you sign.',
    link: contact,
  },
  {
    id: 'leaving',
    title: 'Can I move to another provider later?',
    question:
      'lock in|other developer later|move later|handover|handover code|move other developer|website move other developer|cancel move|handover project|move website later|own hosting|leave you|leave you after|leave you ownership|cancel payment website|cancel payment hosting|cancel payment after',
    answer:
      'Ask for that in the contract: access to code, data, domain and logins, and a handover. With a domain in your own ' +
      'name and a documented project, another team can continue.',
    link: contact,
  },
  {
    id: 'guarantee',
    title: 'Do you guarantee your work?',
    question:
      'guarantee|guarantee work|fix free|fix guarantee|support free|fix launch after|fix after free|launch after free|support free after|maintenance free|guarantee project|guarantee how long|fix after ready|fix ready|fix after launch free|guarantee launch|guarantee launch after|offer guarantee|website guarantee|shop guarantee|result guarantee|sales guarantee|customer guarantee|lead guarantee|price guarantee|design guarantee',
    answer:
      'No result, such as a number of sales, is guaranteed. Which repairs are free, and for how long after the launch, is agreed per project and written in the contract.',
    link: contact,
  },
  {
    id: 'data-protection',
    title: 'Do you build to GDPR and data protection law?',
    question: 'gdpr|website gdpr|app gdpr|cookie consent|cookie consent website|law compliance',
    answer:
      'Which law applies depends on your visitors, for example the GDPR in the EU or the DPDP Act in India. Its demands go ' +
      'into the plan of your project; legal advice comes from your lawyer.',
    link: contact,
  },
  {
    id: 'client-data',
    title: 'What happens to my business data in an AI project?',
    question:
      'business data|customer data|company data safe|data safe ai|ai data|agent data|data safe|data confidential|' +
      'data chatgpt|document safe|data leak|data train|chatbot data safe|business data safe|' +
      'document confidential|document ai send|data send|document send|confidential data ai|ai confidential|' +
      'ai security document|ai security business|ai security business document|data security|document train|' +
      'document train model|ai data process|data process|data process where',
    answer:
      'Which data an agent may read, where it is processed and how long it is kept is agreed per project, before the first ' +
      'record is used. Give an agent the least it needs.',
    link: { label: 'AI agents', href: paths.agents },
  },
  {
    id: 'hire-developers',
    title: 'Can I hire dedicated developers from you?',
    question:
      'dedicated developer|developer hire|developer monthly|react developer hire|developer hire monthly|' +
      'developer hire duration|developer hire price|developer hire how many|hire team|hire python developer',
    answer: `People for a longer piece of work are arranged as a monthly package, from ${facts.packagesFrom} a month. Who and how many is agreed with you.`,
    link: contact,
  },
  {
    id: 'white-label',
    title: 'Do you work for other agencies under their name?',
    question:
      'white label|partner|other developer brand|other developer partner|partner company|partner business|' +
      'company partner why|partner technology|marketing company partner|company partner technology',
    answer:
      'That is agreed case by case. Write to us with the kind of work. If you only want to send us a client, Refer & Earn pays a commission.',
    link: contact,
  },
  {
    id: 'small-business',
    title: 'Do you work with small businesses, startups and large companies?',
    question:
      'small business|enterprise|small business website|small business project|small business how|' +
      'small business customer|project size|size client|size business',
    answer:
      `We work with all of them, from one person to an enterprise. A first version with only what is needed is often the right start, from ${facts.packagesFrom} ` +
      'a month; purchasing rules and security reviews of larger companies are settled per project.',
    link: { label: 'Our services', href: paths.services },
  },
  {
    id: 'industries',
    title: 'Which industries do you work for?',
    question:
      'industry|experience|industry experience|industry work|industry project|experience project|experience website|experience business|experience healthcare|experience student|experience industry before|work before industry|experience trade|work trade|client trade|trade before|website trade project|trade|trade build|trade example|trade business|trade customer|work healthcare|client healthcare|website healthcare',
    answer:
      'There is no fixed list. The projects page names the kind of client beside each of its entries: healthcare, retail, education, logistics, hospitality (a hotel), manufacturing, law and more. Tell us yours, and we say what we know of it.',
    link: { label: 'Projects', href: paths.projects },
  },
  {
    id: 'certifications',
    title: 'Is your company certified?',
    question: 'certification|company certification|company certificate|developer certification|team certification',
    answer: `This site claims no certifications. If your purchasing rules need one, or ${config.name}'s registration papers, ask before you sign.`,
    link: contact,
  },
  {
    id: 'trust',
    title: 'How do I know I can trust you?',
    question:
      'trust|company trust|trust how|company reliable|trust why|trust service|trust project|trust work|trust payment|trust website',
    answer:
      'Look at the projects, talk to the people who would do the work, and start small: with a written scope, a date and a price.',
    link: { label: 'Projects', href: paths.projects },
  },
]
