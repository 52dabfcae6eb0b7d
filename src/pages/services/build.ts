import { records } from 'virtual:records/services'
import { FALLBACK_INSTRUMENT, type InstrumentKind, type SceneOptions, scene } from '#lib/engrave/instruments/scene.ts'
import { sphereGlyph } from '#lib/engrave/instruments/sphere.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'

const CARD: SceneOptions = { w: 640, h: 520, base: 460, cx: 320, tall: 350 }

/** The position and the size on the card that suit each instrument best. */
const cardPlacements: Readonly<Record<InstrumentKind, Partial<SceneOptions>>> = {
  web: { cx: 440, tall: 320 },
  shop: {},
  seo: { cx: 290 },
  uiux: {},
  host: { tall: 360 },
  wp: { cx: 330, tall: 340 },
  mobile: { tall: 375 },
  api: {},
  sphere: { cx: 300 },
}

/** The drawing in a page's hero: the instrument is right of the text, and the background fades into the page. */
const HERO: SceneOptions = { w: 1440, h: 760, base: 640, cx: 1050, tall: 440, end: '#081020' }

/** The glyph of services without their own. */
export const glyphs: Drawings = records.some(({ instrument }) => instrument === FALLBACK_INSTRUMENT)
  ? { [FALLBACK_INSTRUMENT]: sphereGlyph }
  : {}

/** The drawings in the row and in the hero of each service. */
export const art: Drawings = Object.fromEntries(
  records.flatMap(({ instrument, ink, picture }) => [
    [`instrument-${picture}`, () => scene(instrument, ink, { ...CARD, ...cardPlacements[instrument] })],
    [`scene-${picture}`, () => scene(instrument, ink, HERO)],
  ]),
)
