import { expect, test } from 'vitest'
import { footerColumns } from '#content/footer.ts'
import { chatAppLink, messages } from '#content/messages.ts'
import { navigation, serviceLinks } from '#content/navigation.ts'
import { paths, postPath, servicePath, tagPath } from '#content/paths.ts'

const named: readonly string[] = Object.values(paths)
const isService = (path: string) => path.startsWith(servicePath('')) && path !== paths.refer && path !== paths.training
/** Every page: of services, those that have a record. */
const known: readonly string[] = [...named.filter((path) => !isService(path)), ...serviceLinks.map(({ href }) => href)]
const headerLinks = navigation.flatMap(({ name, href, sub = [] }) => [{ name, href }, ...sub])
const footerLinks = footerColumns.flatMap(({ links }) => [...links])

test('the header names ten pages in their order', () => {
  expect(navigation.map(({ name }) => name)).toEqual([
    'Home',
    'About',
    'Agents',
    'Services',
    'Projects',
    'Products',
    'Blog',
    'Jobs',
    'Fun Page',
    'Contact',
  ])
})

test('every link of header and footer leads to a page of the site', () => {
  for (const { name, href } of [...headerLinks, ...footerLinks]) expect(known, name).toContain(href)
})

test('every page can be reached from the header or the footer', () => {
  const linked = new Set<string>([...headerLinks, ...footerLinks].map(({ href }) => href))
  expect(known.filter((path) => !linked.has(path))).toEqual([])
})

test('agents and services open a menu, of which no entry stands twice', () => {
  const menus = navigation.filter(({ sub }) => sub !== undefined)
  expect(menus.map(({ name, sub }) => [name, sub?.length])).toEqual([
    ['Agents', 2],
    ['Services', serviceLinks.length + 2],
  ])
  for (const { name, sub = [] } of menus) {
    for (const part of ['name', 'href'] as const) {
      expect(new Set(sub.map((link) => link[part])).size, `${name} ${part}`).toBe(sub.length)
    }
  }
})

test('the footer has three columns', () => {
  expect(footerColumns.map(({ name, links }) => [name, ...links.map((link) => link.name)])).toEqual([
    ['Main Pages', 'Home', 'Features', 'Pricing', 'Contact us'],
    ['Company', 'About', 'Blog', 'Privacy Policy'],
    ['Utility Pages', '404', 'Licenses'],
  ])
})

test('no two pages share an address, and an address is plain', () => {
  expect(new Set(named).size).toBe(named.length)
  expect(named).toHaveLength(24)
  for (const path of [...named, ...known]) expect(path).toMatch(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)
})

test('addresses of articles and tags lie in the blog', () => {
  expect(postPath('ai-in-cybersecurity')).toBe('/blog/ai-in-cybersecurity')
  expect(tagPath('R&D + 100%')).toBe('/blog?tag=R%26D%20%2B%20100%25')
})

test('the chat app opens with a text that arrives whole', () => {
  expect(chatAppLink('Plan: 100% & more? #1')).toBe(
    'https://wa.me/910000000000?text=Plan%3A%20100%25%20%26%20more%3F%20%231',
  )
  expect(new URL(chatAppLink(messages.quote)).searchParams.get('text')).toBe(
    'Hello Vyomix, I would like a quote for your services.',
  )
})
