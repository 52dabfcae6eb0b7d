import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

const contact = { label: 'Contact us', href: paths.contact } as const
const quote = { label: 'Ask for a quote', href: paths.contact } as const

/** Quotes, payment and everything else about money that is not the price of one service. */
export const moneyQuestions: readonly FaqEntry[] = [
  {
    id: 'price-quote',
    title: 'How do I get a quote?',
    question: 'quote|quote website|price exact|quote contract',
    answer:
      "Press 'Get a Quote!' at the top of any page: it opens the chat app with a message ready to send. Or use the contact " +
      'form and describe what you need.',
    link: contact,
  },
  {
    id: 'price-packages',
    title: 'What do I get in a monthly package?',
    question:
      'package|price included|1000|monthly|package difference|package choose|package better small business|' +
      'package edit later|package seo included|package hosting included|package maintenance included|' +
      'package app included|package website included',
    answer: `Packages start at ${facts.packagesFrom} a month; the site lists no tiers. Tell us in the contact form which services you need, and the quote names what yours holds.`,
    link: { label: 'Our services', href: paths.services },
  },
  {
    id: 'payment-terms',
    title: 'How do I pay: which methods, in advance or in parts?',
    question:
      'advance|instalment|payment terms|payment start|payment before|payment after|payment monthly|payment when|' +
      'instalment price|payment later|advance percent|payment|payment method|upi|bank transfer|credit card|paypal|' +
      'payment card|accept crypto|cheque|payment abroad|payment place',
    answer:
      'Payment methods, advance and instalments (EMI) are not published: ask for the ones you want by phone, mail or contact form, and the quote names them. The site itself takes no payments.',
    link: contact,
  },
  {
    id: 'price-discount',
    title: 'Do you give discounts?',
    question:
      'discount|discount reward|discount price|discount project|discount website|discount student|discount business|discount monthly|discount payment|discount training|discount trade',
    answer:
      'No discounts are published, whether for students, charities or a year paid at once: ask us with your budget. A smaller scope lowers the price.',
    link: quote,
  },
  {
    id: 'price-tax',
    title: 'Which currency are your prices in, and is GST included?',
    question:
      'tax|invoice|tax included|tax extra|currency|currency price|currency payment|crm tax|product tax|' +
      'attendance tax|alumni tax',
    answer:
      'Prices on this site are in US dollars and say nothing about GST or other tax. Your quote names currency, tax and invoice: ask for it by the contact form or by phone.',
    link: quote,
  },
  {
    id: 'price-hidden',
    title: 'Are there hidden costs?',
    question:
      'hidden|extra price|price later|extra later|renewal|price after|price improve|hidden invoice|renewal monthly',
    answer:
      'The quote lists what is included, and who pays for domains, licences and AI model usage. A later change is priced before it is built: ask us.',
    link: quote,
  },
  {
    id: 'price-consultation',
    title: 'Is the first consultation free?',
    question:
      'consultation|meeting free|meeting price|phone free|first meeting free|first meeting price|phone first price|discuss price|discuss free|contact price|contact free|quote offer price|first meeting invoice',
    answer:
      'No fee is named for a first meeting, and asking for one or for a quote costs nothing. If consulting would be charged, we say so before.',
    link: { label: 'Schedule a meeting', href: `${paths.contact}#meeting` },
  },
]
