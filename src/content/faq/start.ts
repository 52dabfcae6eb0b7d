import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { either } from '#content/faq/phrases.ts'
import { paths } from '#content/paths.ts'

/** What most visitors ask first. The first three are suggested when a message is about nothing the site knows. */
export const startQuestions = [
  {
    id: 'services',
    title: 'What services do you offer?',
    question: either(
      'services|service list|expertise|specialise|specialize|capabilities|seva|kaun services|services company',
      'kind services|services short|solutions|your-services|you-specialise|list agency|services businesses',
      'list services|overview|you-sell|kinds work|kind work|agency offer|company offer|business offer',
      'offer company|offer agency|services get|get services|from-you services|what-can-i-hire-you-for',
      'hire-you for-what|for-businesses',
      'sort services|types services|type services|services provide|provide services',
    ),
    answer:
      'Eight: custom websites, e-commerce, SEO, UI/UX design, hosting and maintenance, WordPress, mobile apps, and APIs. ' +
      'Beside them we build AI agents and chatbots, and give AI training.',
    link: { label: 'All services', href: paths.services },
  },
  {
    id: 'price',
    title: 'How much does it cost?',
    question: either(
      'price|pricing|costing|charges|fees|rates|rate card|price list|price range|starting price|much|much cost',
      'much charge|minimum budget|expensive|affordable|expense|expenditure|daam|dam|kharcha|kharch',
      'keemat|kimat|kitna|kitna lagega|kitna paisa|kitne paise|kitna kharcha|kitne rupees|paisa|paise|lakh',
      'many lakhs|hourly rate|charge hour|much money|project price|project cost|much project|tariff|kitna charge',
      'your-prices|your-pricing|your-rates|your-charges|your-fees|you-charge|expensive work|costly|pricey',
      'expensive hire|costly hire|cost hire|budget|ballpark charge|cost|costs|your-cost|you-cost',
      'to-pay',
    ),
    answer:
      `Monthly packages start at ${facts.packagesFrom}. What your project costs depends on its size: you get the figure in a ` +
      'quote before any work starts.',
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'contact',
    title: 'How can I contact you?',
    question: either(
      'contact|contact details|contact info|reach|touch|connect team|customer care|customer service|helpline',
      'sampark|samparak|talk human|talk person|speak human|speak person|talk team|speak team|message team',
      'contact form|write team|baat karni|baat|call team|reach team|enquiry|inquiry|contact-you|reach-you',
      'your-contact|talk someone|speak someone|contact someone|hold person|somebody talk|someone talk|get-hold',
      'in-touch',
    ),
    answer:
      `Call ${config.phone} or ${config.phone2}, write to ${config.email}, or use the form on the contact page. ` +
      'A person reads every message.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'time',
    title: 'How long does a project take?',
    question: either(
      'timeline|timelines|timeframe|turnaround|duration|long take|long project|time take|much time',
      'project duration|project time|many weeks|many months|many days|delivery time|time deliver|completion time',
      'project deadline|complete project|finish project|samay|samaya|kitna samay|kitna time|kitne din|kitna waqt',
      'waqt|lead time|estimated time|project ready|lead-time|how-long finish|how-long deliver|how-long build',
      'how-long develop|how-long work|your-timeline|project finished|when deliver|deliver work|when finished',
      'weeks project|many weeks project|days project|months project|many days project|weeks project-need',
      'weeks project need',
    ),
    answer:
      `Simple sites take ${facts.simpleSiteTime}, complex apps ${facts.complexAppTime}. The date for your project stands in ` +
      'the plan we agree on before the work starts.',
    link: { label: 'How a project goes', href: paths.services },
  },
] as const satisfies readonly FaqEntry[]
