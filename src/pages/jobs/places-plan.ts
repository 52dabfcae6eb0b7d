import { jobs, type OpenJob } from '#content/jobs.ts'
import { STARS } from '#lib/engrave/inks.ts'
import { placeOf } from '#lib/engrave/places.ts'

type Place = { readonly r: number; readonly degrees: number; readonly isNamedLeft?: true }

/** Where each opening stands around the full stop. Names keep 30 px apart: look at the page when one changes. */
const PLACES: Readonly<Record<OpenJob['id'], Place>> = {
  'front-end': { r: 196, degrees: -24 },
  'back-end': { r: 312, degrees: -4 },
  'ai-engineer': { r: 196, degrees: 42 },
  mobile: { r: 430, degrees: -24 },
  'ui-ux': { r: 548, degrees: -11, isNamedLeft: true },
  sales: { r: 548, degrees: 17 },
  marketing: { r: 652, degrees: -19, isNamedLeft: true },
  seo: { r: 312, degrees: 62 },
  writer: { r: 430, degrees: 33, isNamedLeft: true },
  business: { r: 652, degrees: 27, isNamedLeft: true },
}

/** The openings on the chart: technology in blue-white, sales in amber, as the rings of the list. */
export const openPlaces = jobs.map(({ id, label, category }) => {
  const place = PLACES[id]
  const [left, top] = placeOf(place)
  return {
    ...place,
    label,
    tint: category === 'tech' ? STARS.o : STARS.k,
    left: `${left.toFixed(2)}%`,
    top: `${top.toFixed(2)}%`,
  }
})
