import { createHash } from 'node:crypto'
import { escapeMarkup } from '#lib/escape-markup.ts'
import { describeFault, type MailFault } from './mail-fault.ts'
import type { StoredMail } from './mail-folder.ts'

/** The address that shows the stored mail. */
export const MAIL_PATH = '/__mail'
/** The address that sets a fault or, without parameters, clears it. */
export const FAULT_PATH = `${MAIL_PATH}/fault`

const STYLE = `
:root { color-scheme: dark; --line: #2b3145; --dim: #a9b1c6; }
body { margin: 0; background: #0b0e17; color: #eef0f6; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0 0 .75rem; font-size: 1.125rem; overflow-wrap: anywhere; }
p, time, dt { color: var(--dim); }
a { color: inherit; }
.fault { padding: .75rem 1rem; border: 1px solid currentColor; color: #ffb86b; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
article { padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; background: #121726; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The policy of the page. It allows the page's own style sheet, and no scripts, other files, forms or frames. */
export const MAIL_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const MAX_SHOWN = 200

/**
 * Returns the page that lists the first 200 messages in the given order, below the current fault. Texts by visitors are
 * escaped.
 */
export function mailPage(mails: readonly StoredMail[], fault: MailFault | null): string {
  const shown = mails.slice(0, MAX_SHOWN)
  const count = mails.length === 1 ? '1 message' : `${mails.length} messages`
  const limit = shown.length < mails.length ? `; the newest ${MAX_SHOWN} are shown` : ''
  const warning =
    fault && `<p class="fault">${escapeMarkup(describeFault(fault))} <a href="${FAULT_PATH}">Clear the fault</a></p>\n`
  return htmlDocument(`${warning ?? ''}<p>${count}${limit}. Nothing was sent to anyone.</p>
<ol>
${shown.map(messageItem).join('\n')}
</ol>`)
}

/** Returns the page with a sentence about the current fault. */
export function faultPage(sentence: string): string {
  return htmlDocument(`<p>${escapeMarkup(sentence)}</p>\n<p><a href="${MAIL_PATH}">See the mail</a></p>`)
}

function htmlDocument(content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mail caught on this computer</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Mail caught on this computer</h1>
${content}
</main>
</body>
</html>
`
}

function messageItem({ receivedAt, body }: StoredMail): string {
  const { from_name, ...params } = body.template_params
  const rows = Object.entries({ ...params, template_id: body.template_id })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<dt>${escapeMarkup(name)}</dt><dd dir="auto">${escapeMarkup(value)}</dd>`)
  const time = escapeMarkup(receivedAt)
  return `<li><article>
<h2 dir="auto">${escapeMarkup(from_name || 'No name')}</h2>
<dl><dt>received</dt><dd><time datetime="${time}">${time}</time></dd>${rows.join('')}</dl>
</article></li>`
}
