import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

const link = { label: 'Refer & Earn', href: paths.refer } as const

/** Refer & Earn. */
export const referralQuestions: readonly FaqEntry[] = [
  {
    id: 'refer',
    title: 'What is Refer & Earn?',
    question: 'refer|earn|refer work how|friend reward',
    answer: `You introduce a client, we close the deal, and you earn ${facts.referralShare} of its value.`,
    link: { label: 'How it works', href: `${paths.refer}#steps` },
  },
  {
    id: 'refer-commission',
    title: 'How much can I earn with a referral?',
    question:
      'commission|refer commission|refer price|refer how many earn|refer percent|refer money|refer reward|' +
      'refer earn how|commission refer payment when',
    answer: `${facts.referralShare} of the total deal or project value. A project worth ${facts.referralExampleDeal} earns you ${facts.referralExampleEarning}, paid within ${facts.referralPayment} after the client's initial payment.`,
    link,
  },
  {
    id: 'refer-paid',
    title: 'When and how is the referral commission paid?',
    question:
      'refer when|refer payment|commission when|commission payment|refer duration|commission duration|payout|' +
      'refer money when|refer money payment|refer status|refer track|refer confirm|refer result|commission track|' +
      'refer friend track|commission status|refer accept|refer cancel|commission cancel|commission monthly|' +
      'commission one off|commission bank transfer|refer payment client|commission send|reward payment',
    answer: `Within ${facts.referralPayment} after the project is confirmed and the client has made the initial payment. The way it is paid is not named: ask in the chat-app conversation of your referral.`,
    link: { label: 'Questions', href: `${paths.refer}#questions` },
  },
  {
    id: 'refer-limit',
    title: 'Who can refer a client, and is there a limit on referrals?',
    question:
      'refer limit|refer how many|refer who|commission limit|refer student|refer staff|refer abroad|refer rule|' +
      'refer condition|refer join|refer more|refer client who|be a client|refer weekly|refer person|' +
      'refer more friend',
    answer:
      'The number of referrals is unlimited, and you need not be a client. The site sets no conditions on who may refer; if in doubt, ask us.',
    link,
  },
  {
    id: 'refer-own',
    title: 'Can I refer my own company?',
    question:
      'refer own|refer business|refer myself|commission own|refer staff business|commission business|' +
      'commission myself',
    answer:
      'The referral page says nothing of your own company. Ask us by phone or in the chat app before the project begins.',
    link,
  },
  {
    id: 'refer-how',
    title: 'How do I make a referral?',
    question:
      'refer how|refer friend|refer client|refer form|refer start|refer where|refer send|refer friend app|refer company|refer process|refer phone|refer shop|refer connect',
    answer: `Press 'Refer Someone Now' on the Refer & Earn page: it opens the chat app with a message ready to send. Or call ${config.phone}.`,
    link,
  },
]
