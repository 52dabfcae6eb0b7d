import { record as projects } from 'virtual:records/projects/count'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'
import { products } from '#content/products.ts'

const link = { label: 'Products', href: paths.products } as const
const [attendance, crm, alumni] = products
const popular = products.find(({ label }) => label !== undefined) ?? crm

/** The three products with monthly prices, and the portfolio. */
export const productQuestions: readonly FaqEntry[] = [
  {
    id: 'products',
    title: 'Which products do you sell, and what do they cost?',
    question:
      'readymade software|attendance crm|crm alumni|attendance alumni|company product|system price|system ready|plan|popular plan|plan better|plan price monthly|product offer|buy system|product meaning|product sell list|system sell',
    answer:
      `Three: ${products.map(({ name, price }) => `${name} (${price} a month)`).join(', ')}. The ${popular?.name} carries the ` +
      `label '${popular?.label ?? ''}'.`,
    link,
    options: ['product-attendance', 'product-crm', 'product-alumni'],
  },
  {
    id: 'product-attendance',
    title: 'What is the Attendance System?',
    question:
      'attendance|attendance price|attendance monthly|attendance plan|attendance student|attendance meaning|attendance app|attendance included|attendance staff system|attendance feature',
    answer: `The Attendance System records who is present and who is away, for ${attendance?.price} a month: clock-in on any device, shifts and leave in one calendar, late and missing people each morning, and a monthly report per person.`,
    link: { label: 'Attendance System', href: `${paths.products}#attendance-system` },
  },
  {
    id: 'product-crm',
    title: 'What is the CRM Solution?',
    question:
      'crm|crm price|crm monthly|crm plan|crm meaning|lead track|lead system|crm included|customer database|crm how|crm benefit|customer system|crm feature',
    answer: `The CRM Solution keeps the history of every lead and customer in one place, for ${crm?.price} a month: leads from forms, mail and calls in one list, follow-ups with a date and a name, and a sales forecast.`,
    link: { label: 'CRM Solution', href: `${paths.products}#crm-solution` },
  },
  {
    id: 'product-alumni',
    title: 'What is the Alumni Portal?',
    question:
      'alumni|alumni price|alumni monthly|alumni plan|alumni meaning|alumni website|alumni included|alumni app|alumni system|alumni connect|' +
      'alumni student|alumni how|alumni feature',
    answer: `With the Alumni Portal a school or college keeps in touch with its former students, for ${alumni?.price} a month: a member directory, events and reunions, giving campaigns and a job board.`,
    link: { label: 'Alumni Portal', href: `${paths.products}#alumni-portal` },
  },
  {
    id: 'product-plan',
    title: 'How do I choose a plan, and is there a free trial?',
    question:
      'plan choose|product buy|plan buy|trial|crm trial|attendance trial|alumni trial|product free|crm free|crm buy|attendance buy|alumni buy|product demo|crm demo|attendance demo|alumni demo|plan start|product order|plan subscribe|plan free|product test|product subscribe|system free|crm subscribe|trial monthly',
    answer:
      "Press 'Choose Plan' on the products page: it opens the contact form, and nothing is charged. No free trial is listed; ask for a demonstration.",
    link,
  },
  {
    id: 'product-details',
    title: 'What do the products say about users, data and support?',
    question:
      'product user|product limit|product support|product data|product update|product maintenance|product security|' +
      'product hosting|product language|product offline|product phone device|crm user how many|crm user price|' +
      'crm limit|crm data|crm data safe|crm security|crm export|crm support|crm language|crm offline|' +
      'crm phone device|crm whatsapp|attendance user how many|attendance limit|attendance data|attendance support|' +
      'attendance staff how many|attendance offline|attendance export|alumni how many|alumni limit|alumni data|' +
      'alumni support|alumni export|plan edit|plan update|plan move|price user|plan user|plan limit|' +
      'product account|crm account|attendance account|alumni account|crm price included|product price included|' +
      'attendance price included|crm price monthly included|crm app|crm backup|product backup|product app',
    answer:
      'How many users the monthly price covers, where data is kept, and how to export it or change the plan is not stated on the products page: ask us before you choose.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'product-setup',
    title: 'Is there a setup fee or a minimum term for a product?',
    question: ['product', 'crm', 'attendance', 'alumni']
      .flatMap((name) =>
        [
          'setup',
          'setup price',
          'setup duration',
          'build duration',
          'build who',
          'contract',
          'notice period',
          'cancel',
          'one off',
          'sign',
          'install',
        ].map((asked) => `${name} ${asked}`),
      )
      .concat(
        'crm cancel monthly',
        'crm price setup monthly',
        'crm corporate training',
        'attendance corporate training',
        'crm build price',
      )
      .join('|'),
    answer:
      'One price a month is named for each product; a setup fee, a training for your staff, a yearly price and a minimum term are not. Ask for them in the contact form.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'product-custom',
    title: 'Can a product be adapted to us?',
    question:
      'custom|product custom|crm custom|attendance custom|alumni custom|custom system|crm edit|system build|crm build|feature product|custom portal|product logo|product feature add|attendance edit|erp build|system custom business|crm feature add|crm logo|custom erp|alumni edit',
    answer: `Ask for it in the contact form: what can be set, and what would be custom work, depends on the wish. Packages for custom work start at ${facts.packagesFrom} a month.`,
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'projects',
    title: 'Can I see your work?',
    question:
      'portfolio|project|example|shop example|work before|website read|project ready|website build before|app read|' +
      'industry example|work old|company project',
    answer: `The projects page shows ${projects}, each with its technologies and a link. If none resembles yours, ask us.`,
    link: { label: 'Projects', href: paths.projects },
  },
]
