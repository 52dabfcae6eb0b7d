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
      'online shop|shop included|cart|shop business|shop build|launch shop|shop product|shop product how many|sell website|sell product|sell start|sell business|sell build|shop website cart|website cart|shop trade|sell trade',
    answer:
      'Online shops are one of our services: shopping cart, secure payment gateways, inventory management, customer ' +
      'accounts, and order processing and tracking, all working as one. Begin with a few products; we advise it.',
    link,
  },
  {
    id: 'shop-price',
    title: 'How much does an online shop cost?',
    question:
      'shop price|shop website price|shop app price|shop build price|shop product price|marketplace price|shop payment gateway price|shop website payment gateway price|shop price place|shop price duration',
    answer:
      `Monthly packages start at ${facts.packagesFrom}. What your shop costs depends on its products, payment and stock ` +
      'connections, and stands in the quote before any work starts.',
    link: { label: 'Ask for a quote', href: paths.contact },
  },
  {
    id: 'shop-payments',
    title: 'Which payment gateways can my shop use?',
    question:
      'payment gateway|shop payment|website payment|app payment|customer payment|checkout|checkout upi|checkout payment|shop upi|website upi|cash on delivery|website payment gateway|paypal shop|shop payment method|shop payment support|shop payment method support|credit card safe|payment safe|card safe|payment security|credit card security|shop payment safe|payment gateway safe',
    answer:
      'Secure payment gateways are part of every shop we build. Which gateways and methods (cards, UPI, wallets) fit ' +
      'depends on where your buyers are. Card numbers go to the payment provider and never touch your server.',
    link,
  },
  {
    id: 'shop-accounts',
    title: 'Can the shop handle orders, stock and customer accounts?',
    question:
      'order|shop order|customer order|track order|customer delivery|customer account|shop account|old order|' +
      'customer read order|wishlist|website order|email order|inventory|shop inventory|inventory product|' +
      'inventory when|system inventory|customer track|customer track update|customer old order',
    answer:
      'Orders, stock and customer accounts are part of every shop: stock goes down with each order, you see each order from payment to dispatch, and buyers ' +
      'have an account with its state, past orders and addresses. Couriers and warehouse systems are connected per project.',
    link,
  },
  {
    id: 'shop-returns',
    title: 'Can buyers return things in the shop?',
    question:
      'return order|shop return order|customer return order|shop customer return order|return order refund shop|return order how',
    answer:
      'A buyer returns things by the link in the order message, with or without an account. By which terms, your shop ' +
      'decides.',
    link,
  },
  {
    id: 'shop-platform',
    title: 'Do you work with Shopify, WooCommerce or other shop platforms?',
    question: 'shop platform|shopify|woocommerce|magento|marketplace|wordpress shop|wordpress woocommerce',
    answer:
      'WooCommerce is part of our WordPress service, and our agents connect to an online store platform. Whether another ' +
      'platform, such as Shopify or Magento, or a custom shop fits is settled per project.',
    link,
  },
]
