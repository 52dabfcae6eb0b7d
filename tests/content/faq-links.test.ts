import { expect, test } from 'vitest'
import { serviceLinks } from '#content/navigation.ts'
import { loadService } from '#content/service-pages.ts'
import { chatFaq } from '#support/chat.ts'

test.each(serviceLinks)(
  'a link of an answer to a section of $name is called like the page or the section',
  async ({ name, href }) => {
    const { blocks } = await loadService(href.slice('/services/'.length))
    const links = chatFaq.flatMap(({ link }) => (link?.href.startsWith(`${href}#`) ? [link] : []))
    const headings = new Map(
      blocks.flatMap((block) => ('id' in block && 'heading' in block ? [[block.id, block.heading] as const] : [])),
    )
    const stale = links.filter(
      ({ label, href: address }) => label !== name && label !== headings.get(address.split('#')[1] ?? ''),
    )
    expect(stale.map(({ label, href: address }) => `${label}: ${address}`)).toEqual([])
  },
)
