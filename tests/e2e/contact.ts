import type { BrowserContext, Locator, Page } from '@playwright/test'
import { config } from '#content/config.ts'
import { slugify } from '#lib/slugify.ts'
import { contentItems } from '#support/content-source.ts'
import { messageOf, pageTextOf } from '#support/messages.ts'

/** The form of the contact page, and its message. */
export const write = (page: Page): Locator => page.getByRole('form', { name: messageOf('contact', 'form.label') })
export const message = (page: Page): Locator => write(page).getByLabel(messageOf('contact', 'form.fields.message'))

const planWords = (product: string, price: unknown) =>
  pageTextOf('contact', 'plan').replace('{product}', product).replace('{price}', String(price))

/** The plans that are sold: their part of an address, and what a message about each begins with. */
export const plans = contentItems('products.yaml').map(({ name, price }) => ({
  slug: slugify(name),
  opening: `${planWords(name, price)}\n\n`,
}))

/** The beginning of each chat with the business. */
export const CHAT = `${config.chatApp.url}${config.chatApp.number}?text=`

/** Stands in for the chat app, as nothing may leave the machine. It throws where it is asked for anything but a chat with the business. */
export async function standInForChatApp(context: BrowserContext): Promise<void> {
  await context.route(`${new URL(config.chatApp.url).origin}/**`, (route) => {
    const url = route.request().url()
    if (!url.startsWith(CHAT)) throw new Error(`The chat app has nothing at ${url}.`)
    return route.fulfill({ contentType: 'text/html', body: 'chat' })
  })
}

type Said = { readonly name: string; readonly email: string; readonly service?: string; readonly message: string }

/** The text that a chat begins with which the contact form opens, of a visitor who gave no telephone number. */
export function chatTextOf({ name, email, service, message }: Said): string {
  const line = (field: string, names: Readonly<Record<string, string>>) =>
    messageOf('contact', `letter.${field}`, names)
  return [
    line('name', { name }),
    line('email', { email }),
    line('phone', { phone: line('noPhone', {}) }),
    ...(service === undefined ? [] : [line('service', { service })]),
    line('message', { message }),
  ].join('\n')
}
