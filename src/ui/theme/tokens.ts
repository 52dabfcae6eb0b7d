import { defineSemanticTokens, defineTokens } from '@pandacss/dev'
import type { BrandColors } from '#lib/brand-colors.ts'
import { GROUNDS } from './grounds.ts'

/** Returns the names of the local fallback fonts of a web font, in order of preference. */
const localFallbacks = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `'${name} ${index + 1}'`).join(', ')

const sans = `'Hanken Grotesk', ${localFallbacks('Hanken', 3)}`

/** Values that are the same on screen and paper, such as font families, spaces and durations. */
export const tokens = defineTokens({
  fonts: {
    display: { value: `'Kalnia Words', ${localFallbacks('Kalnia', 4)}, ${sans}, Georgia, serif` },
    body: { value: `${sans}, system-ui, sans-serif` },
    data: { value: `'Red Hat Mono', ${localFallbacks('Mono', 3)}, ui-monospace, monospace` },
  },
  spacing: {
    0: { value: '0' },
    1: { value: '0.25rem' },
    2: { value: '0.5rem' },
    3: { value: '0.75rem' },
    4: { value: '1rem' },
    5: { value: '1.5rem' },
    6: { value: '2rem' },
    7: { value: '3rem' },
    8: { value: '4rem' },
    9: { value: '6rem' },
    10: { value: '8rem' },
    column: { value: 'clamp(1rem, 0.6rem + 1.4vw, 2rem)' },
    /** The distance of a floating button from the edges of the screen. */
    corner: { value: 'clamp(1rem, 2vw, 2rem)' },
    /**
     * The edges of the screen that a notch, round corners or a home bar may cover, 0 on most devices. What is fixed at
     * an edge keeps clear of it, and the gutter of the page includes it.
     */
    safe: {
      top: { value: 'env(safe-area-inset-top, 0px)' },
      right: { value: 'env(safe-area-inset-right, 0px)' },
      bottom: { value: 'env(safe-area-inset-bottom, 0px)' },
      left: { value: 'env(safe-area-inset-left, 0px)' },
    },
  },
  sizes: {
    tap: { value: '2.75rem' },
    action: { value: '3.25rem' },
    wrap: { value: '82rem' },
    measure: { value: '34rem' },
    article: { value: '41rem' },
  },
  radii: { control: { value: '2px' }, round: { value: '50%' } },
  durations: {
    tap: { value: '120ms' },
    move: { value: '240ms' },
    open: { value: '420ms' },
    exposure: { value: '2400ms' },
  },
  easings: {
    settle: { value: 'cubic-bezier(.2,.7,.1,1)' },
    drift: { value: 'cubic-bezier(.45,.05,.25,1)' },
  },
  shadows: { lift: { value: '0 24px 60px -20px #01040c, 0 2px 0 0 #01040c66' } },
  zIndex: {
    behind: { value: -1 },
    header: { value: 50 },
    chat: { value: 60 },
    panel: { value: 70 },
    toast: { value: 95 },
    skip: { value: 99 },
  },
})

/**
 * Returns values that may differ on paper, such as colours, which are dark on white there, and the space around
 * sections. The colours of the signal and the stars are the owner's settings.
 */
export const semanticTokens = ({ signal, stars }: BrandColors) =>
  defineSemanticTokens({
    spacing: {
      section: { value: { base: 'clamp(4.5rem, 3rem + 6vw, 8.5rem)', _print: '2rem' } },
      /** The space above and below a section of the home page, smaller on a phone. */
      part: { value: { base: '2.75rem', sm: 'clamp(4.5rem, 3rem + 6vw, 8.5rem)', _print: '2rem' } },
      /** The space below the heading of a section. */
      sectionHead: { value: { base: '1.5rem', sm: 'clamp(2.5rem, 1.6rem + 3vw, 5rem)' } },
      /** The space at both sides of a page, so that no text is at the edge or under a notch. */
      gutter: {
        value: {
          base: 'max(clamp(min(1.25rem, 6.25vw), 0.4rem + 3.4vw, 4rem), {spacing.safe.left}, {spacing.safe.right})',
          _print: '0',
        },
      },
    },
    colors: {
      ground: {
        DEFAULT: { value: { base: GROUNDS.ground, _contrast: '#040811', _print: '#fff' } },
        deep: { value: { base: '#050a15', _contrast: '#000', _print: '#fff' } },
      },
      /** The ground with 80 % opacity, behind text that stands over a drawing. */
      veil: { value: { base: '#081020cc', _contrast: '#040811', _print: '#fffc' } },
      plate: { value: { base: '#0c162a', _contrast: '#040811', _print: '#fff' } },
      raised: { value: { base: GROUNDS.raised, _print: '#fff' } },
      hover: { value: { base: GROUNDS.hover, _print: '#fff' } },
      line: {
        DEFAULT: { value: { base: '#2c3d5c', _contrast: '#93a1bb', _print: '#8a93a3' } },
        faint: { value: { base: '#17233c', _contrast: '#6f82a6', _print: '#c4c9d2' } },
        strong: { value: { base: '#6f82a6', _contrast: '#fff', _print: '#5b6474' } },
      },
      text: {
        DEFAULT: { value: { base: '#f3eddf', _contrast: '#fff', _print: '#000' } },
        2: { value: { base: '#bcc6d8', _contrast: '#fff', _print: '#22262e' } },
        3: { value: { base: '#93a1bb', _contrast: '#c9d1de', _print: '#3d434e' } },
        article: { value: { base: '#dfe0e2', _contrast: '#fff', _print: '#111' } },
      },
      signal: {
        DEFAULT: { value: { base: signal.base, _print: signal.print } },
        hi: { value: { base: signal.hi, _print: signal.print } },
      },
      on: { signal: { value: GROUNDS.ground } },
      cold: { value: { base: '#8fdcc8', _print: '#005a47' } },
      error: { value: { base: '#ff8c94', _print: '#a3000f' } },
      scrim: { value: '#02060fd9' },
      star: {
        o: { value: { base: stars.o, _print: '#3d434e' } },
        a: { value: { base: stars.a, _print: '#3d434e' } },
        f: { value: { base: stars.f, _print: '#3d434e' } },
        g: { value: { base: stars.g, _print: '#3d434e' } },
        k: { value: { base: stars.k, _print: '#3d434e' } },
        m: { value: { base: stars.m, _print: '#3d434e' } },
      },
      ink: {
        indigo: { value: { base: '#0d1f47', _print: '#fff' } },
        patina: { value: { base: '#07302e', _print: '#fff' } },
        ember: { value: { base: '#331a10', _print: '#fff' } },
        slate: { value: { base: '#1a2638', _print: '#fff' } },
        azure: { value: { base: '#0b2b49', _print: '#fff' } },
      },
    },
    gradients: {
      indigo: { value: { base: 'linear-gradient(#0d1f47, #060c1b)', _print: 'none' } },
      patina: { value: { base: 'linear-gradient(#07302e, #05101a)', _print: 'none' } },
      ember: { value: { base: 'linear-gradient(#331a10, #0b0a14)', _print: 'none' } },
      slate: { value: { base: 'linear-gradient(#1a2638, #080d18)', _print: 'none' } },
      azure: { value: { base: 'linear-gradient(#0b2b49, #04101e)', _print: 'none' } },
    },
  })
