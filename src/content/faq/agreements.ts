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
      'ownership|source code|ownership app|code after|website own|app store account|store account requirement|' +
      'store account app store',
    answer:
      'At the handover of a website its code, content and accounts are yours, the domain in your own name; an app is in your company’s name. Ask that the contract says so, and from which payment on.',
    link: contact,
  },
  {
    id: 'nda',
    title: 'Do you sign an NDA?',
    question: 'nda|idea safe|idea share|idea save|copy idea|idea privacy',
    answer:
      'Ask us for an NDA by phone or mail before you send details, so that it can be signed first. No secret belongs in a first message.',
    link: contact,
  },
  {
    id: 'contract',
    title: 'Do we sign a contract?',
    question: 'contract|sign document|terms|sign before|contract legal edit',
    answer:
      'Scope, dates, price, ownership and support are put in writing before work starts. Ask for a draft with the quote.',
    link: contact,
  },
  {
    id: 'cancel',
    title: 'Can I cancel a package?',
    question:
      'cancel|cancel package|cancel contract|notice period|contract duration|cancel plan|cancel hosting|' +
      'cancel monthly|cancel payment|cancel maintenance|cancel when|cancel midway|cancel after|cancel before|' +
      'cancel price',
    answer:
      'The site states no notice period or minimum term: both depend on your contract. Ask for them with the quote, or write to us if it runs already.',
    link: contact,
  },
  {
    id: 'leaving',
    title: 'Can I move to another provider later?',
    question:
      'lock in|other developer later|move later|handover|handover code|move other developer|cancel move|' +
      'own hosting|leave you|leave you ownership|cancel payment website|cancel payment hosting|' +
      'cancel payment after|leave you edit|leave you account',
    answer:
      'With a domain in your own name, another team can continue. Ask for it in the contract: access to code, data, domain and logins, and a handover.',
    link: contact,
  },
  {
    id: 'agency-ends',
    title: 'What happens to my site if your agency closes?',
    question: 'agency ends',
    answer:
      'After the handover code, content, accounts and domain are yours, so another team can go on. The rest, such as hosting, belongs in the contract: ask for it with the quote.',
    link: contact,
  },
  {
    id: 'guarantee',
    title: 'Do you guarantee your work?',
    question:
      'guarantee|fix free|support free|fix launch after|launch after free|maintenance free|guarantee how long|' +
      'fix ready|website guarantee|shop guarantee|result guarantee|sales guarantee|customer guarantee|' +
      'lead guarantee|price guarantee|design guarantee',
    answer:
      'No result, such as a number of sales, is guaranteed. Which faults are mended free of charge after the launch, and for how long, stands in the contract: ask for it with the quote.',
    link: contact,
  },
  {
    id: 'data-protection',
    title: 'Do you build to GDPR and data protection law?',
    question: 'gdpr|app gdpr|law compliance|cookie consent',
    answer:
      'Which law applies depends on your visitors: the GDPR in the EU, the DPDP Act in India. Tell us in the contact form where they are; legal advice comes from your lawyer.',
    link: contact,
  },
  {
    id: 'client-data',
    title: 'What happens to my business data in an AI project?',
    question:
      'business data|customer data|ai data|agent data|data safe|data confidential|data chatgpt|document safe|' +
      'data leak|data train|chatbot data safe|document confidential|data send|document send|ai confidential|' +
      'ai security document|ai security business|data security|document train|document train model|data process',
    answer:
      'What an agent may read, where that is processed and how long it is kept is written down before the first record is used. Ask for it in the meeting.',
    link: { label: 'AI agents', href: paths.agents },
  },
  {
    id: 'hire-developers',
    title: 'Can I hire dedicated developers from you?',
    question:
      'dedicated developer|developer hire|developer monthly|react developer hire|hire team|hire python developer',
    answer: `People for a longer piece of work come as a monthly package, from ${facts.packagesFrom}. Tell us the skills, how many and how long, and we name who is free and the price.`,
    link: contact,
  },
  {
    id: 'white-label',
    title: 'Do you work for other agencies under their name?',
    question: 'white label|partner|other developer brand|partner technology|marketing company partner',
    answer:
      'Work under another agency’s name depends on the kind of work and who speaks to the client: write to us with both. For sending us a client, Refer & Earn pays a commission.',
    link: contact,
  },
  {
    id: 'small-business',
    title: 'Do you work with small businesses, startups and large companies?',
    question: 'small business|enterprise|project size|size client|size business',
    answer: `We work with one person as well as with an enterprise, from ${facts.packagesFrom} a month. Tell us of purchasing rules or security reviews with your request.`,
    link: { label: 'Our services', href: paths.services },
  },
  {
    id: 'industries',
    title: 'Which industries do you work for?',
    question:
      'industry|experience|experience student|trade before|website trade project|trade|trade example|' +
      'trade customer|work healthcare|client healthcare|website healthcare',
    answer:
      'There is no fixed list: among the projects are a clinic, shops, a school bus service, a hotel and a law firm. Tell us yours, and we say what we know of it.',
    link: { label: 'Projects', href: paths.projects },
  },
  {
    id: 'certifications',
    title: 'Is your company certified?',
    question: 'certification|company certificate',
    answer: `This site claims no certifications and shows no registration papers of ${config.name}. If you need them, ask by phone or mail before you sign.`,
    link: contact,
  },
  {
    id: 'trust',
    title: 'How do I know I can trust you?',
    question:
      'trust|fake|trust how|company reliable|trust why|trust service|trust project|trust work|trust payment|trust website',
    answer:
      'Look at the projects, ask to speak to a past client, and start small. The contact page has our address and two phone numbers.',
    link: { label: 'Projects', href: paths.projects },
  },
]
