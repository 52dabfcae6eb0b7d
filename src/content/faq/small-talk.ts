import { config } from '#content/config.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

/**
 * Courtesies and questions about the chat itself. Their ids start with `talk-`: the rule answers them only when nothing
 * else in the message is a subject.
 */
export const smallTalk: readonly FaqEntry[] = [
  {
    id: 'talk-hello',
    title: 'Hello',
    question: 'hello',
    answer: 'Hello. Ask me about services, prices, timelines, AI agents, jobs or training.',
  },
  {
    id: 'talk-how-are-you',
    title: 'How are you?',
    question: 'how are you',
    answer:
      'Well, thank you: I look up prepared answers, and all of them are here. Ask about services, prices, jobs or training.',
  },
  {
    id: 'talk-thanks',
    title: 'Thank you',
    question: 'thanks|ok thanks',
    answer: 'You are welcome. Ask on if there is more.',
  },
  {
    id: 'talk-bye',
    title: 'Goodbye',
    question: 'goodbye',
    answer: 'Goodbye. The chat keeps its history on this device, so you can go on where you stopped.',
  },
  {
    id: 'talk-who',
    title: 'Who are you?',
    question: 'who are you',
    answer: `The FAQ chat of ${config.name}: a rule that looks up prepared answers, with no language model behind it.`,
  },
  {
    id: 'talk-human',
    title: 'Are you a real person?',
    question: 'human check',
    answer: 'This is an automatic chat, not a person. For a person, call or write to us; the contact page shows how.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'talk-help',
    title: 'What can you do?',
    question: 'help|question',
    answer:
      'I answer questions about our services, prices, timelines, technologies, AI agents, training, jobs, referrals, products and this site.',
  },
  {
    id: 'talk-wrong',
    title: 'That is not what I asked',
    question: 'misunderstood',
    answer:
      'Sorry. Try it with the plain subject, such as price, hosting or jobs, or write to a person on the contact page.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'talk-ok',
    title: 'OK',
    question: 'ok|yes|nothing',
    answer: 'Good. Ask on, or write to a person on the contact page.',
    link: { label: 'Contact us', href: paths.contact },
  },
]
