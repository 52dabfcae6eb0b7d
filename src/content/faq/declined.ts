import { config } from '#content/config.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

const contact = { label: 'Contact us', href: paths.contact } as const

/**
 * What is not done and not given. Their ids start with `declined-`: an answer of these serves nobody's ill wish. Each owns
 * a stop of the thesaurus, and is named, so that no subject beside the wish is answered instead.
 */
export const declined: readonly FaqEntry[] = [
  {
    id: 'declined-harm',
    title: 'What work do you refuse?',
    question: 'wrongdoing',
    answer:
      'We do not build, teach or explain anything that is against the law or harms somebody: break-ins, spying, fraud, ' +
      'forged papers, stolen software. This chat has no answer to that.',
  },
  {
    id: 'declined-abuse',
    title: 'How does this chat answer rude words?',
    question: 'profanity',
    answer:
      'This chat does not answer rude words. If something went wrong, say it in plain ones, or write to a person on the ' +
      'contact page.',
    link: contact,
  },
  {
    id: 'declined-secrets',
    title: 'Can you tell me a password or key of yours?',
    question: 'undisclosed',
    answer: 'Passwords, keys and settings are not given out, and this chat knows none: it looks up prepared answers.',
  },
  {
    id: 'declined-instructions',
    title: 'Can this chat be given other rules?',
    question: 'override',
    answer: 'This chat takes no instructions. It looks up prepared answers about the agency, and nothing else.',
  },
  {
    id: 'declined-private',
    title: 'Can I have private details of your people or clients?',
    question: 'whereabout',
    answer: `Home addresses, private numbers and details of clients are not given out. Write to ${config.email}, and a person decides whether to pass a message on.`,
    link: contact,
  },
  {
    id: 'declined-distress',
    title: 'What if I am in distress?',
    question: 'distress',
    answer:
      'This chat cannot help with that, and you should not be alone with it. Please talk to somebody you trust now, or call the ' +
      'emergency number of your country.',
  },
]
