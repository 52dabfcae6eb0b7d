import { records } from 'virtual:records/services'
import type { Service } from 'schema-dts'
import { absoluteUrl, agencyReference } from '#content/absolute-url.ts'
import { loadService } from '#content/service-pages.ts'
import { codebases } from '#lib/engrave/codebases.ts'
import { LINE_MOON } from '#lib/engrave/inks.ts'
import { moon } from '#lib/engrave/moon.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'
import { svgFile } from '#lib/engrave/svg-file.ts'
import { testSheet } from '#lib/engrave/test-sheet.ts'
import type { PageParams } from '../page.ts'

export const hasDataInScript = true

/** The drawings of the service pages, apart from the instruments. */
export const art: Drawings = {
  'service-months': monthMoons,
  'service-thread': testSheet,
  'service-codebase-one': () => codebases(1),
  'service-codebase-two': () => codebases(2),
  ...Object.fromEntries(
    records.map((_, index) => [`service-moon-${index + 1}`, () => closingMoon((index + 1) / records.length)]),
  ),
}

/** Draws the moon of a service: thin for the first, full for the last. */
function closingMoon(phase: number): string {
  return svgFile(420, 420, moon({ cx: 210, cy: 210, r: 200, phase, lines: 44 }))
}

/** Draws a moon for each of six months, side by side. */
function monthMoons(): string {
  const moons = Array.from({ length: 6 }, (_, month) =>
    moon({ cx: 100 + month * 200, cy: 100, r: 92, phase: (month + 1) / 6, lines: 26, steps: 12, dark: LINE_MOON }),
  )
  return svgFile(1200, 200, moons.join(''))
}

/** Service pages consist of different blocks. */
export const isDifferentByAddress = true

export async function structuredData({ slug = '' }: PageParams): Promise<readonly Service[]> {
  const { name, href, description } = await loadService(slug)
  return [{ '@type': 'Service', name, description, url: absoluteUrl(href), provider: agencyReference }]
}
