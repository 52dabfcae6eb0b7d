import type { BrowserContext, Locator, Page } from '@playwright/test'
import { config } from '#content/config.ts'
import { slugify } from '#lib/slugify.ts'
import { contentItems } from '#support/content-source.ts'
import { messageOf, pageTextOf } from '#support/messages.ts'

const { host } = new URL(config.chatApp.url)
/** The name of the chat app. */
export const chatApp = String(contentItems('chat-apps.yaml').find((app) => app.host === host)?.name)
/** The name of the button that opens the chat app. */
export const sendButtonName = messageOf('contact', 'form.button.idle', { chatApp })

/** Returns the form of the contact page. */
export const contactForm = (page: Page): Locator => page.getByRole('form', { name: messageOf('contact', 'form.label') })
/** Returns the field of the form for the message. */
export const contactMessageField = (page: Page): Locator =>
  contactForm(page).getByLabel(messageOf('contact', 'form.fields.message'))

const planSentence = (product: string, price: unknown) =>
  pageTextOf('contact', 'plan').replace('{product}', product).replace('{price}', String(price))

/** All plans, each with its name, its slug in addresses, and the text with which a message about it begins. */
export const plans = contentItems('products.yaml').map(({ name, price }) => ({
  name: String(name),
  slug: slugify(name),
  opening: `${planSentence(name, price)}\n\n`,
}))

/** The beginning of every link to a chat with the business. */
export const CHAT_LINK_START = `${config.chatApp.url}${config.chatApp.number}?text=`

/**
 * Answers requests to the chat app with a small page, so that no request leaves the machine.
 * @throws an Error if another page of the chat app than a chat with the business is requested
 */
export async function fakeChatApp(context: BrowserContext): Promise<void> {
  await context.route(`${new URL(config.chatApp.url).origin}/**`, (route) => {
    const url = route.request().url()
    if (!url.startsWith(CHAT_LINK_START)) throw new Error(`The chat app has no page at ${url}.`)
    return route.fulfill({ contentType: 'text/html', body: 'chat' })
  })
}

type ContactFields = {
  readonly name: string
  readonly email: string
  readonly service?: string
  readonly message: string
}

/** Returns the text of the chat that the contact form opens for a visitor without a telephone number. */
export function chatTextOf({ name, email, service, message }: ContactFields): string {
  const line = (field: string, placeholders: Readonly<Record<string, string>>) =>
    messageOf('contact', `letter.${field}`, placeholders)
  return [
    line('name', { name }),
    line('email', { email }),
    line('phone', { phone: line('noPhone', {}) }),
    ...(service === undefined ? [] : [line('service', { service })]),
    line('message', { message }),
  ].join('\n')
}
