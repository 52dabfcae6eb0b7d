import { paths, postPath } from '#content/paths.ts'
import { complexApp, packages, simpleSite } from './figures.ts'
import type { Service } from './service.ts'

export const service = {
  path: paths.ecommerce,
  name: 'E-commerce Solutions',
  description:
    'Online shops with a cart, safe payment, live stock, customer accounts and order tracking, built so that your staff can run them.',
  intro:
    'A shop that takes an order at night and has the parcel slip ready in the morning. Catalogue, basket, payment and stock work from the same data.',
  instrument: 'shop',
  ink: 'ember',
  action: 'Start Selling Online',
  tour: { label: 'Follow one order', to: 'order' },
  blocks: [
    {
      kind: 'route',
      id: 'order',
      heading: 'One order, from basket to doorstep',
      note: 'An example: an evening, a morning and the third day.',
      lanes: { customer: 'Your customer', shop: 'The shop', team: 'Your team' },
      stations: [
        {
          time: '21:04',
          name: 'Basket',
          customer: 'Sees delivery and tax beside the price, not on the last page.',
          shop: 'Keeps the basket for the day she comes back.',
        },
        {
          time: '21:07',
          name: 'Payment',
          customer: 'Pays by card, UPI or wallet with your payment provider.',
          shop: 'Waits for the provider’s own message before it counts the money.',
        },
        {
          time: '21:07',
          name: 'Stock',
          shop: 'Takes the goods off the shelf in the same moment, for every channel you sell on.',
          team: 'Hears of it only when the level falls below your limit.',
        },
        {
          time: '08:30',
          name: 'Packing',
          customer: 'Reads that her order is being packed.',
          shop: 'Prints slips and invoices in the order of your shelves.',
          team: 'Packs from one list and marks each parcel.',
        },
        {
          time: '12:00',
          name: 'Courier',
          customer: 'Gets the tracking number as a link.',
          shop: 'Fetches that number and closes the invoice.',
          team: 'Hands over the parcels.',
        },
        {
          time: 'Day 3',
          name: 'Doorstep',
          customer:
            'Opens the parcel. If she wants to return it, the link in the order message works with or without an account.',
          shop: 'Marks the order as delivered when the courier says so.',
        },
      ],
    },
    {
      kind: 'features',
      id: 'features',
      heading: 'From the shelf to the door',
      note: 'Five parts, kept in balance.',
      cards: [
        {
          icon: 'bag',
          name: 'Shopping cart',
          text: 'The basket keeps its contents until the customer comes back, and nobody needs an account to order.',
        },
        {
          icon: 'card',
          name: 'Secure payment gateways',
          text: 'Cards, UPI and wallets go through your payment provider, so card numbers never touch your server.',
        },
        {
          icon: 'shelf',
          name: 'Inventory management',
          text: 'Each sale lowers the stock at once, and a low level reaches the person who reorders.',
        },
        {
          icon: 'account',
          name: 'Customer account management',
          text: 'Buyers find addresses, invoices and returns in one place. They write to you less often.',
        },
        {
          icon: 'truck',
          name: 'Order processing and tracking',
          text: 'An order moves from paid to packed to sent, and the customer gets a message at each step.',
        },
      ],
    },
    {
      kind: 'sequence',
      id: 'opening',
      heading: 'From a product list to an open shop',
      note: 'The first two steps need your data and your signature, so they begin at once.',
      steps: [
        {
          name: 'Data and taxes',
          text: 'Products, variants, prices and tax rates go into one table. Its gaps show here, while they are cheap to fill.',
        },
        {
          name: 'Payment contract',
          text: 'You sign it in your company’s name. The provider then checks your company and your pages. Often nothing else takes as long.',
        },
        {
          name: 'Test orders',
          text: 'We design and build the shop meanwhile. Then we buy with real cards, let a payment fail, cancel and refund. Your team packs a parcel from its slip.',
        },
        {
          name: 'Moving over',
          text: 'An old shop finishes the orders it has taken. Customers, past orders and stock are moved, and both lists compared.',
        },
        {
          name: 'Opening',
          text: 'The shop opens on a quiet day. We follow the first orders through payment, stock and parcel slip.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'time-and-cost',
      heading: 'The time and the price of a shop',
      note: 'Payment providers and parcel services charge their own fees. We name them in the offer, apart from ours.',
      readings: [
        {
          ...simpleSite,
          text: 'A small shop counts as one: one price list, one warehouse, one country to deliver to.',
        },
        { ...complexApp, text: 'Several warehouses, prices by customer, or a link to your accounts.' },
        {
          ...packages,
          text: 'A month can cover updates tried on a copy, checks of payments and stock, and new functions. Your quote says which.',
        },
      ],
      needs: [
        'A product list with prices and pictures',
        'Your rules for delivery, tax and returns',
        'An account with a payment provider',
        'The person who packs, for an hour',
      ],
    },
    {
      kind: 'cases',
      id: 'exceptions',
      heading: 'When it does not go to plan',
      note: 'Any shop can take a good order. These cases show whether it is a sound shop.',
      rows: [
        {
          when: 'The payment succeeds and the browser closes',
          follows:
            'The order exists all the same, because the provider tells the shop directly. The confirmation goes out by email.',
        },
        {
          when: 'Two people want the last piece',
          follows: 'It is held for the first while she pays. The second is told before he enters a card number.',
        },
        {
          when: 'Somebody presses “Pay” twice',
          follows: 'Both presses carry the same key, so the provider charges once.',
        },
        {
          when: 'The parcel comes back',
          follows:
            'The goods wait until a person has seen them. Then stock, invoice and refund are corrected in one step.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Before you open a shop',
      items: [
        {
          question: 'Which platform will it run on?',
          answer:
            'WooCommerce, if you know WordPress and sell a catalogue. Another platform or a shop of your own, if your prices or your stock follow unusual rules. We settle that per project, after reading your product list.',
        },
        {
          question: 'Can it talk to our accounts software?',
          answer:
            'If that software has an API or an export, yes. We try the connection with real invoices before we promise it.',
        },
        {
          question: 'Can we begin with a few products?',
          answer:
            'Yes, and we advise it. A short catalogue shows within weeks whether delivery, returns and support work. More products are then a matter of typing.',
        },
        {
          question: 'Who may see our customers’ data?',
          answer:
            'The people you name. Each role sees what its work needs: packing needs an address, not a payment history. Exports are logged.',
        },
        {
          question: 'Will we be able to change prices ourselves?',
          answer:
            'Yes. Prices, stock and texts are edited in the shop, one by one or from a table. Your team is shown how before the launch.',
        },
      ],
    },
    {
      kind: 'related',
      id: 'related',
      heading: 'What shops need next',
      links: [
        {
          name: 'WordPress Development',
          href: paths.wordpress,
          text: 'WooCommerce, set up for your country and in your own design.',
        },
        {
          name: 'API Development & Integration',
          href: paths.apis,
          text: 'The connections to accounts, warehouse and parcel service.',
        },
        {
          name: 'A chatbot your support team will keep',
          href: postPath('a-chatbot-your-support-team-will-keep'),
          text: 'An article on answering “Where is my order?” without annoying anyone.',
        },
      ],
    },
  ],
  closing: {
    question: 'What would you like to sell first?',
    text: 'Paste your product list as it is. An unfinished one tells us enough.',
    moon: 2,
  },
} as const satisfies Service
