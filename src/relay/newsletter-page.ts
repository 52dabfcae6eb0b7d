import { createHash } from 'node:crypto'
import { record as words } from 'virtual:records/messages/relay'
import { escapeMarkup } from '#lib/escape-markup.ts'
import type { NewsletterAction } from './newsletter.ts'

const STYLE = `
:root { color-scheme: dark; }
body { margin: 0; background: #0b0e17; color: #eef0f6; font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 3rem 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
a { display: inline-block; color: inherit; line-height: 2.75rem; }
button { min-height: 2.75rem; padding: .5rem 1.25rem; border: 0; border-radius: .5rem; background: #ffb86b; color: #0b0e17; font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid #eef0f6; outline-offset: 3px; }
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The headers of each page: its own style and its own form are allowed, and no cache, search engine or frame has it. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const

/** Returns the page that asks for an action. Its button posts to the address of the page; opening it changes nothing. */
export function questionPage(action: NewsletterAction): string {
  const { title, text, button } = words.pages[action]
  return pageOf(title, `${paragraph(text)}<form method="post"><button>${escapeMarkup(button)}</button></form>`)
}

/** Returns the page that says that an address is confirmed, with the link for leaving. */
export function confirmedPage(leaveLink: string): string {
  const { title, text, link } = words.pages.confirmed
  return pageOf(title, `${paragraph(text)}<p><a href="${escapeMarkup(leaveLink)}">${escapeMarkup(link)}</a></p>`)
}

/** Returns the page that says that an address was deleted, or that a link is no longer valid. */
export function noticePage(notice: 'left' | 'invalid'): string {
  const { title, text } = words.pages[notice]
  return pageOf(title, paragraph(text))
}

function paragraph(text: string): string {
  return `<p>${escapeMarkup(text)}</p>`
}

function pageOf(title: string, content: string): string {
  const heading = escapeMarkup(title)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><style>${STYLE}</style></head>
<body><main><h1>${heading}</h1>${content}</main></body>
</html>
`
}
