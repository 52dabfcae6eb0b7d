import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { either, pairs } from '#content/faq/phrases.ts'
import { paths } from '#content/paths.ts'

const link = { label: 'Refer & Earn', href: paths.refer } as const

/** Refer & Earn. */
export const referralQuestions: readonly FaqEntry[] = [
  {
    id: 'refer',
    title: 'What is Refer & Earn?',
    question: either(
      'refer|referral|referrals|refer earn|referral programme|referral program|referral scheme|affiliate',
      'affiliate program|affiliate programme|referral work|refer work|refer scheme|earn money|make money',
      'referral bonus|refer kamao|kamai|kamana|side income|earn refer|extra income|passive income|partner program',
      'earn|referral explained|referral steps|referral process|refer program',
    ),
    answer: `You introduce a client, we close the deal, and you earn ${facts.referralShare} of its value.`,
    link,
  },
  {
    id: 'refer-commission',
    title: 'How much can I earn with a referral?',
    question: either(
      pairs(
        'referral|refer|referring|recommend client|affiliate',
        `much|money|kitna|percent|percentage|reward|income|get|share|earnings|rate|lakh|worth`,
      ),
      'commission|commission rate|referral commission|commission percentage|earn commission|referral reward',
      'affiliate commission|much commission|commission percent|earn percent|much earn|earnings|finder fee',
      'finders fee|introducing fee|earn client|commission much|kitna commission|kitni kamai|kitna kama',
      'commission kitna|commission example|earn example|percentage deal|commission client|cut deal|share deal',
      'reward client|bring client earn|introduce earn|earn 1 lakh|bring client get|client get',
      'bring-you client get|what-commission|what-commission referrals|earn per-referral|percentage earn referral',
      'earn percentage',
    ),
    answer: `${facts.referralShare} of the total deal or project value. A project worth ${facts.referralExampleDeal} earns you ${facts.referralExampleEarning}.`,
    link,
  },
  {
    id: 'refer-paid',
    title: 'When is the referral commission paid?',
    question: either(
      pairs(
        'referral|refer|commission|affiliate|reward',
        'paid|payout|pay|payment|receive|days|time|long|credited|when|soon|kab|transfer|date',
      ),
      'payout|payouts|when paid|paid|paid commission|commission credited|commission arrive|commission kab',
      'paid referring|paid introducing|when referral money|get referral money',
      'reward paid referral|referral reward paid',
    ),
    answer: `Within ${facts.referralPayment} after the project is confirmed and the client has made the initial payment.`,
    link,
  },
  {
    id: 'refer-limit',
    title: 'Is there a limit on referrals?',
    question: either(
      pairs(
        'referral|refer|referring',
        'limit|many|maximum|max|cap|unlimited|multiple|several|often|number|capped|more',
      ),
      'refer many people|unlimited referrals|many friends|refer several clients|cap commission|commission cap',
      'commission limit|commission maximum|refer multiple people|refer than-one|referral than-one',
      'limit clients refer|many clients refer',
    ),
    answer: 'No. The number of referrals is unlimited.',
    link,
  },
  {
    id: 'refer-how',
    title: 'How do I make a referral?',
    question: either(
      pairs(
        'referral|refer|referring',
        'make|start|submit|send|friend|client|form|company|business|customer|lead|people|begin|colleague|where',
      ),
      'introduce client|recommend|recommend friend|bring client|introduce friend|send client|friend website',
      'introduce|bring customer|recommend company|introducing client|submit lead|pass lead|recommend agency',
      'introduce business|recommending|send customer|dost|recommend-you|refer-you|know-someone|knows-someone',
      'refer someone|refer somebody|refer client|refer friend|friend refer|friend-of-mine refer',
      'know-a company|know-a business|know-a friend|know-a client|company-that needs',
    ),
    answer: `Press 'Refer Someone Now' on the Refer & Earn page: it opens the chat app with a message ready to send. Or call ${config.phone}.`,
    link,
  },
  {
    id: 'refer-who',
    title: 'Who can refer a client?',
    question: either(
      pairs(
        'referral|refer|referring',
        'who|everyone|eligible|eligibility|allowed|employee|student|condition|requirement|terms|rule|join|qualify|criteria|person',
      ),
      'become referrer|existing client refer|referrer|allowed refer|students refer|refer abroad',
      'refer without client|anyone refer|anybody refer|become client refer|be-a client refer|to-be client refer',
      'join refer earn',
    ),
    answer:
      'The site sets no conditions on who may refer: you need not be a client yourself. If you have a doubt, ask before you introduce somebody.',
    link,
  },
  {
    id: 'refer-status',
    title: 'How do I know what became of my referral?',
    question: either(
      pairs(
        'referral|commission|referred',
        'status|track|progress|update|check|confirmed|accepted|outcome|result|became|dashboard|tracking|closed|rejected|signed|counted|successful',
      ),
      'referral next|referral status|referral successful|my-referral|track my-referral',
      'go-through referral',
      'go-through referral',
    ),
    answer:
      'There is no dashboard. Ask in the chat-app conversation in which you made the referral; a person tells you where it stands.',
    link,
  },
]
