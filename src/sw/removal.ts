import { SIGNAL, SIGNAL_HI } from '#lib/engrave/brand-inks.ts'
import { escapeMarkup } from '#lib/escape-markup.ts'
import { parseUrl } from '#lib/parse-url.ts'
import { attemptAsync } from '#platform/attempt-async.ts'
import { deleteCaches } from './first-tier.ts'

declare const self: { readonly registration: ServiceWorkerRegistration; readonly location: { readonly origin: string } }

let isRemoved = false

/** Returns whether the visitor has removed the offline copy. After that, no tab can make the worker cache files. */
export function wasRemoved(): boolean {
  return isRemoved
}

/**
 * Responds to a navigation with `?no-sw` with a page that asks whether to remove the worker, or removes the worker if
 * the visitor has confirmed that. The worker makes this page itself, so that the page works even when the site's
 * scripts are broken. Only the form on this page can confirm the removal, because the link to the page may come from a
 * stranger.
 */
export async function handleRemoval(request: Request): Promise<Response> {
  if (isRemoved) return fetch(request)
  if (request.method !== 'POST' || !isSameOrigin(request.referrer)) return confirmationPage(request.url)
  isRemoved = true
  await attemptAsync(deleteCaches, undefined) // the worker is removed even if the browser does not answer
  await self.registration.unregister()
  return Response.redirect(request.url, 303) // the browser repeats this as a GET, and the host responds
}

function isSameOrigin(referrer: string): boolean {
  return parseUrl(referrer)?.origin === self.location.origin
}

/** The styles of the confirmation page. They are inline, because the site's style sheets may be broken. */
const STYLE = `
      body { margin: 0; background: #081020; color: #eef2fb; font: 1.125rem/1.6 system-ui, sans-serif }
      main { max-width: 34rem; margin: 12vh auto; padding: 0 1.5rem }
      h1 { font-size: 2rem; line-height: 1.2 }
      form { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem; margin-top: 2rem }
      button, a { box-sizing: border-box; min-height: 3rem; padding: 0.5625rem 1.25rem; font: inherit; color: inherit }
      button { border: 0; border-radius: 0.25rem; background: ${SIGNAL}; color: #081020; font-weight: 600; cursor: pointer }
      :focus-visible { outline: 2px solid ${SIGNAL_HI}; outline-offset: 3px }
    `

async function confirmationPage(address: string): Promise<Response> {
  const returnUrl = new URL(address) // not only the path: one that begins with two slashes would lead to another host
  returnUrl.searchParams.delete('no-sw')
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark">
    <meta name="robots" content="noindex">
    <title>Remove the offline copy?</title>
    <link rel="icon" href="data:,">
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Remove the offline copy?</h1>
      <p>
        This browser keeps a copy of the site, so that it opens without a connection. If the site does not work as it should,
        remove the copy: the pages then come from the network again. What you wrote and saved here stays.
      </p>
      <form method="post" action="${escapeMarkup(address)}">
        <button>Remove the copy</button>
        <a href="${escapeMarkup(returnUrl.href)}">Keep it</a>
      </form>
    </main>
  </body>
</html>`
  const styleDigest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE))
  const styleHash = btoa(String.fromCharCode(...new Uint8Array(styleDigest)))
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'same-origin', // the referrer identifies the form of this page
    },
  })
}
