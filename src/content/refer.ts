import { facts } from './facts.ts'

type Text = { readonly name: string; readonly text: string }

export const refer = {
  title: 'Refer & Earn',
  description: `Introduce a client and earn ${facts.referralShare} of the project value, paid within ${facts.referralPayment} of confirmation and first payment.`,
  heading: 'Refer a client, keep a share',
  lead: `${facts.referralShare} of the project value, for an introduction. There is no limit on how many you make.`,
  action: 'Refer Someone Now',
  call: 'Call Us Directly',
  drawing: `A project worth ${facts.referralExampleDeal} earns you ${facts.referralExampleEarning}.`,
  steps: 'How it works',
  days: `one mark for each of the ${facts.referralPayment}`,
  questions: 'Four questions',
  closing: 'Who comes to mind?',
} as const

export const steps = [
  {
    name: 'Make a referral',
    text: 'Tell us who needs a website, a shop, an app or an agent. One message is enough.',
  },
  {
    name: 'We close the deal',
    text: 'We talk to them, write the plan and agree on the price. You need not be there.',
  },
  {
    name: 'Earn your commission',
    text: `When the project is confirmed and the client’s initial payment is in, yours follows within ${facts.referralPayment}.`,
  },
] as const satisfies readonly Text[]

export const questions = [
  {
    name: 'How much can I earn?',
    text: `${facts.referralShare} of the total deal or project value. A project worth ${facts.referralExampleDeal} earns you ${facts.referralExampleEarning}.`,
  },
  {
    name: 'When do I get paid?',
    text: `Within ${facts.referralPayment} after the project is confirmed and the client has made the initial payment. To know where it stands, ask in the chat where you made the referral; a person answers.`,
  },
  {
    name: 'Is there a limit?',
    text: 'No. The number of referrals is unlimited, and you need not be a client yourself. Each confirmed project counts.',
  },
  {
    name: 'How do I make a referral?',
    text: 'Press Refer Someone Now. It opens the chat app with a message ready to send. Or call us.',
  },
] as const satisfies readonly Text[]
