import type { BrowserContext, Locator, Page } from '@playwright/test'
import { config } from '#content/config.ts'
import { slugify } from '#lib/slugify.ts'
import { contentItems } from '#support/content-source.ts'
import { messageOf, pageTextOf } from '#support/messages.ts'

const { host } = new URL(config.chatApp.url)
const chatApp = String(contentItems('chat-apps.yaml').find((app) => app.host === host)?.name)
/** The name of the button that opens the chat app. */
export const sendButtonName = messageOf('contact', 'form.button.idle', { chatApp })

/** The form of the contact page, and its message. */
export const contactForm = (page: Page): Locator => page.getByRole('form', { name: messageOf('contact', 'form.label') })
export const message = (page: Page): Locator =>
  contactForm(page).getByLabel(messageOf('contact', 'form.fields.message'))

const planWords = (product: string, price: unknown) =>
  pageTextOf('contact', 'plan').replace('{product}', product).replace('{price}', String(price))

/** The plans on sale: each with its slug in addresses, and the beginning of a message about it. */
export const plans = contentItems('products.yaml').map(({ name, price }) => ({
  slug: slugify(name),
  opening: `${planWords(name, price)}\n\n`,
}))

/** The beginning of every chat link to the business. */
export const CHAT = `${config.chatApp.url}${config.chatApp.number}?text=`

/**
 * Replaces the chat app, so that no request leaves the machine.
 * @throws an Error for every address but a chat with the business
 */
export async function standInForChatApp(context: BrowserContext): Promise<void> {
  await context.route(`${new URL(config.chatApp.url).origin}/**`, (route) => {
    const url = route.request().url()
    if (!url.startsWith(CHAT)) throw new Error(`The chat app has nothing at ${url}.`)
    return route.fulfill({ contentType: 'text/html', body: 'chat' })
  })
}

type Said = { readonly name: string; readonly email: string; readonly service?: string; readonly message: string }

/** Returns the text of the chat that the contact form opens for a visitor without a telephone number. */
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
