import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'
import { features, questions } from './service-groups.ts'

const from = `from ${facts.packagesFrom} a month`

export const outline: Outline = {
  path: paths.ecommerce,
  title: 'E-commerce Solutions',
  description:
    'Online shops with a cart, safe payment, live stock, customer accounts and order tracking, built so that your staff can run them.',
  heading: 'E-commerce Solutions',
  lead: 'A shop that takes an order at night and has the parcel slip ready in the morning. Catalogue, basket, payment and stock work from the same data.',
  groups: [
    features('From the shelf to the door', [
      {
        name: 'Shopping cart',
        text: 'The basket keeps its contents when the customer comes back, and shows delivery and tax before the last step.',
      },
      {
        name: 'Secure payment gateways',
        text: 'Cards, UPI and wallets go through your payment provider, so card numbers never touch your server.',
      },
      {
        name: 'Inventory management',
        text: 'Each sale lowers the stock at once, and a low level reaches the person who reorders.',
      },
      {
        name: 'Customer account management',
        text: 'Buyers find their addresses, invoices and returns in one place, and can also order as guests.',
      },
      {
        name: 'Order processing and tracking',
        text: 'An order moves from paid to packed to sent, and the customer gets a message at each step.',
      },
    ]),
    questions([
      {
        name: 'How long does it take?',
        text: `A small shop counts as a simple site: ${facts.simpleSiteTime}. Several warehouses or price lists make it a complex app: ${facts.complexAppTime}.`,
      },
      {
        name: 'What does it cost?',
        text: 'Your payment provider and parcel service charge their own fees. We name them in the offer.',
        data: from,
      },
      {
        name: 'What do you need from us?',
        text: 'A product list with prices and pictures, your delivery rules, and an account with a payment provider.',
      },
      {
        name: 'Can it talk to our accounts software?',
        text: 'If that software has an API or an export, yes. We try the connection before we promise it.',
      },
    ]),
  ],
  closing: {
    question: 'What would you like to sell first?',
    action: { label: 'Start Selling Online', href: paths.contact },
  },
}
