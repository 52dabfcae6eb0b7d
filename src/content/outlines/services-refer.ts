import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import { messages } from '#content/messages.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'

export const outline: Outline = {
  path: paths.refer,
  title: 'Refer & Earn',
  description: `Introduce a client and earn ${facts.referralShare} of the project value, paid within ${facts.referralPayment} of confirmation and first payment.`,
  heading: 'Refer a client, keep a share',
  lead: `${facts.referralShare} of the project value, for an introduction. There is no limit on how many you make.`,
  groups: [
    {
      id: 'steps',
      heading: 'How it works',
      rows: [
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
      ],
    },
    {
      id: 'questions',
      heading: 'Four questions',
      rows: [
        {
          name: 'How much can I earn?',
          text: `${facts.referralShare} of the total deal or project value. A project worth ${facts.referralExampleDeal} earns you ${facts.referralExampleEarning}.`,
          data: facts.referralShare,
        },
        {
          name: 'When do I get paid?',
          text: `Within ${facts.referralPayment} after the project is confirmed and the client has made the initial payment.`,
          data: facts.referralPayment,
        },
        {
          name: 'Is there a limit?',
          text: 'No. Refer as many clients as you like; each confirmed project counts.',
          data: 'Unlimited',
        },
        {
          name: 'How do I make a referral?',
          text: 'The button below opens the chat app with a message ready to send. Or call us.',
          data: config.phone,
        },
      ],
    },
  ],
  closing: { question: 'Who comes to mind?', action: { label: 'Refer Someone Now', chatText: messages.refer } },
}
