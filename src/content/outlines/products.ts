import { facts, products } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'

const [attendance, crm, alumni] = products

export const outline: Outline = {
  path: paths.products,
  title: 'Products',
  description: `Three products by the month: ${attendance.name} ${attendance.price}, ${crm.name} ${crm.price}, ${alumni.name} ${alumni.price}. Built once and kept running by us.`,
  heading: 'Three products, priced by the month',
  lead: 'Built once, kept running by us, yours for a monthly price.',
  groups: [
    {
      id: 'products',
      heading: 'Products and prices',
      rows: [
        {
          name: attendance.name,
          text: 'Who is in, who is away, and nobody counting by hand. Clock-in on any device, leave and shifts, monthly reports.',
          data: `${attendance.price} a month`,
        },
        {
          name: crm.name,
          text: `${crm.label}. Every lead keeps its history, whoever picks up the phone. Follow-ups, mail and chat history, sales forecast.`,
          data: `${crm.price} a month`,
        },
        {
          name: alumni.name,
          text: 'A place for every class that has left, and a reason to come back. Member directory, events and giving, job board.',
          data: `${alumni.price} a month`,
        },
      ],
    },
    {
      id: 'start',
      heading: 'How to start',
      rows: [
        { name: 'Name the plan', text: 'Write to us with the product and roughly how many people will use it.' },
        { name: 'See it', text: 'A person shows it to you and answers what the page leaves open.' },
        {
          name: 'Ask for something else',
          text: `If none of the three does it, we build it. Agency packages start at ${facts.packagesFrom} a month.`,
          href: paths.services,
        },
      ],
    },
  ],
  closing: {
    question: 'Which of the three would you use on Monday?',
    action: { label: 'Get in Touch', href: paths.contact },
  },
}
