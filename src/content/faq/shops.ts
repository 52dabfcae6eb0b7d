import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

const link = { label: 'E-commerce Solutions', href: paths.ecommerce } as const

/** Online shops. */
export const shopQuestions: readonly FaqEntry[] = [
  {
    id: 'shop',
    title: 'Do you build online shops?',
    question:
      'online shop|shop included|cart|launch shop|sell website|sell product|sell start|sell business|sell build|' +
      'shop trade|sell trade|sell place',
    answer:
      'Online shops are one of our services: shopping cart, secure payment gateways, inventory management, customer accounts, and order processing and tracking.',
    link,
  },
  {
    id: 'shop-price',
    title: 'How much does an online shop cost?',
    question:
      'online shop price|shop website price|shop app price|marketplace price|shop payment gateway price|' +
      'shop price duration',
    answer: `Monthly packages start at ${facts.packagesFrom}. What your shop costs depends on products, payment and stock connections, and stands in the quote.`,
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'shop-payments',
    title: 'Which payment gateways can my shop use?',
    question:
      'online shop payment|payment gateway|website payment|app payment|customer payment|checkout|checkout upi|' +
      'shop upi|website upi|paypal shop|shop payment method|credit card safe|payment safe|card safe|' +
      'payment security|credit card security|paypal customer|credit card save',
    answer:
      'Secure payment gateways are part of every shop; which gateways and methods (cards, UPI, wallets) fit depends on where your buyers are. Card numbers never touch your server.',
    link: { label: 'One order, step by step', href: `${paths.ecommerce}#order` },
  },
  {
    id: 'shop-accounts',
    title: 'Can the shop handle orders, stock and customer accounts?',
    question:
      'online shop account|order|customer delivery|customer account|old order|wishlist|website order|email order|' +
      'inventory|inventory when|system inventory|customer track|guest checkout|inventory update|delivery abroad',
    answer:
      'Orders, stock and accounts are part of every shop: you see each order from payment to dispatch, and nobody needs an account to order. Couriers and warehouse systems are connected per project.',
    link: { label: 'One order, step by step', href: `${paths.ecommerce}#order` },
  },
  {
    id: 'shop-returns',
    title: 'Can buyers return things in the shop?',
    question: 'online shop return order|customer return order|refund customer',
    answer: 'In a shop we build, buyers return things by the link in the order message; your shop decides the terms.',
    link: { label: 'When it does not go to plan', href: `${paths.ecommerce}#exceptions` },
  },
  {
    id: 'shop-platform',
    title: 'Do you work with Shopify, WooCommerce or other shop platforms?',
    question: 'online shop platform|shopify|woocommerce|magento|marketplace|wordpress shop',
    answer:
      'WooCommerce is part of our WordPress service, and our agents connect to an online store platform. Whether another, such as Shopify or Magento, or a custom shop fits is settled per project.',
    link,
  },
  {
    id: 'shop-last-piece',
    title: 'What happens when two buyers want the last piece?',
    question:
      'online shop last piece|last piece customer|last piece order|last piece inventory|inventory double charge|' +
      'last piece payment|last piece product',
    answer:
      'In a shop we build, the first buyer has the last piece while she pays; the second is told before he enters a card number.',
    link: { label: 'When it does not go to plan', href: `${paths.ecommerce}#exceptions` },
  },
  {
    id: 'shop-payment-trouble',
    title: 'What if a payment in the shop fails or is made twice?',
    question: 'online shop payment problem|double charge|double charge customer|payment problem|order payment lost',
    answer:
      'In a shop we build, two presses on Pay are charged once. If the browser closes after the payment, the order exists all the same.',
    link: { label: 'When it does not go to plan', href: `${paths.ecommerce}#exceptions` },
  },
  {
    id: 'shop-fees',
    title: 'Who pays the payment gateway, and do you take a share of sales?',
    question:
      'online shop delivery price|payment gateway price|payment gateway extra|checkout price|sales share|' +
      'sales share order|commission sell',
    answer:
      'Payment providers and parcel services charge their own fees; the offer names them. Whatever we charge stands in the quote before work starts.',
    link: { label: 'The time and the price of a shop', href: `${paths.ecommerce}#time-and-cost` },
  },
  {
    id: 'shop-data',
    title: 'Who may see the data of our shop’s customers?',
    question: 'online shop data|customer data who read|shop who read|shop staff read|shop staff account|shop job',
    answer: 'Only the people you name see the data of your customers, each what the work needs. Exports are logged.',
    link: { label: 'E-commerce Solutions', href: `${paths.ecommerce}#questions` },
  },
  {
    id: 'shop-move',
    title: 'Can customers and orders move from our old shop?',
    question:
      'online shop move|order move|shopify move|woocommerce move|shop old order|shop new old|magento move|' +
      'shop migration|migration order|migration customer',
    answer: 'Customers, past orders and stock are moved; the old shop finishes the orders it has taken.',
    link: { label: 'From a product list to an open shop', href: `${paths.ecommerce}#opening` },
  },
]
