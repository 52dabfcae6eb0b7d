import type { InstrumentKind } from '#lib/engrave/instruments/scene.ts'

/** What the instrument of each service shows, for those who cannot see it. Drawings are `/art/instrument-<kind>.svg`. */
export const INSTRUMENT = {
  web: 'Stepped gnomon: twenty-four courses of masonry climb to one star.',
  shop: 'Merchant’s balance: five weights, one for each part of a shop, level with the goods.',
  seo: 'Refractor on its pier, aimed at one star of many.',
  uiux: 'Dividers standing on the horizon: five spans stepped off on the ground.',
  host: 'Drum open to the sky: twenty-four windows for twenty-four hours.',
  wp: 'Mural quadrant: blocks laid in courses carry one exact scale of ninety degrees.',
  mobile: 'Astrolabe on a tripod: two faces in one frame.',
  api: 'Two linked rings on two piers: what both share is hatched.',
} as const satisfies Record<InstrumentKind, string>
