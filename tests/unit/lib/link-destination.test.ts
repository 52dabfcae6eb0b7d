import { expect, test } from 'vitest'
import { linkDestination } from '#lib/link-destination.ts'

const CURRENT_URL = 'https://vyomix.example/blog/edge-ai-next-to-the-machine?from=feed'
const click = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

function link(href: string, attributes: Readonly<Record<string, string>> = {}) {
  const address = URL.canParse(href, CURRENT_URL) ? new URL(href, CURRENT_URL).href : href
  return { href: address, target: attributes.target ?? '', hasAttribute: (name: string) => name in attributes }
}

test('a plain click on a link to a page of the site navigates within the site', () => {
  expect(linkDestination(click, link('/contact'), CURRENT_URL)).toBe('/contact')
  expect(linkDestination(click, link('/jobs?q=a#list', { target: '_self' }), CURRENT_URL)).toBe('/jobs?q=a#list')
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey', 'defaultPrevented'])(
  'a click with %s does not navigate within the site',
  (key) => {
    expect(linkDestination({ ...click, [key]: true }, link('/contact'), CURRENT_URL)).toBeNull()
  },
)

test('a click with another button is handled by the browser', () => {
  expect(linkDestination({ ...click, button: 1 }, link('/contact'), CURRENT_URL)).toBeNull()
})

test.each([
  ['into another tab', link('/contact', { target: '_blank' })],
  ['that downloads', link('/contact', { download: '' })],
  ['to another site', link('https://elsewhere.example/contact')],
  ['to a file', link('/feed.xml')],
  ['to a mail program', link('mailto:hello@vyomix.example')],
  ['with an invalid address', link('http://[')],
  ['to another position on the page', link('#next')],
])('a link %s is handled by the browser', (_, anchor) => {
  expect(linkDestination(click, anchor, CURRENT_URL)).toBeNull()
})
