import { record as words } from 'virtual:records/pages/quote'
import { records } from 'virtual:records/services/scope'
import { paths, servicePath } from '#content/paths.ts'

/** The choice of a visitor who cannot name a service. No slug of a service begins with an underscore. */
export const UNSURE = '_unsure'
const AGENTS = '_agents'

/** A figure that the site states: the time of simple or complex work, or the lowest price. */
export type Reading = {
  readonly name: string
  readonly figure: string
  readonly text: string
  readonly about?: 'simple' | 'complex' | 'price' | undefined
}

/** What can be chosen in the first question, with what its page states. */
export type Offer = {
  readonly slug: string
  readonly name: string
  readonly promise: string
  /** The page that states its figures; null if it has none of its own. */
  readonly href: string | null
  /** The name of its drawing, `/glyphs/menu.svg#<glyph>`. */
  readonly glyph: string
  readonly readings: readonly Reading[]
  readonly needs: readonly string[]
  readonly note: string
}

/** What the site states about all services together, for a visitor who has named none. */
export const generalOffer: Offer = {
  slug: UNSURE,
  name: words.questions.service.unsure,
  promise: words.questions.service.unsureText,
  href: null,
  glyph: 'quote',
  ...words.general,
  note: '',
}

/** The services, the AI agents and, at the end, none in particular. */
export const offers: readonly Offer[] = [
  ...records.map(({ slug, name, promise, instrument, scope }) => ({
    ...{ slug, name, promise, href: servicePath(slug), glyph: instrument },
    ...scope,
  })),
  { slug: AGENTS, href: paths.agents, glyph: 'agents', ...words.agents },
  generalOffer,
]
