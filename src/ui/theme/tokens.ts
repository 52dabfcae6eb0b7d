import { defineSemanticTokens, defineTokens } from '@pandacss/dev'

/** The fonts of the device that stand in for a web font until it is there, the most wished for first. */
const standIns = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `'${name} ${index + 1}'`).join(', ')

const sans = `'Hanken Grotesk', ${standIns('Hanken', 3)}`

/** Values that are the same everywhere: type families, spaces, motion (art direction §3, §4, §6). */
export const tokens = defineTokens({
  fonts: {
    display: { value: `'Kalnia Words', ${standIns('Kalnia', 4)}, ${sans}, Georgia, serif` },
    body: { value: `${sans}, system-ui, sans-serif` },
    data: { value: `'Red Hat Mono', ${standIns('Mono', 3)}, ui-monospace, monospace` },
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
    section: { value: 'clamp(4.5rem, 3rem + 6vw, 8.5rem)' },
    gutter: { value: 'clamp(1.25rem, 0.4rem + 3.4vw, 4rem)' },
    column: { value: 'clamp(1rem, 0.6rem + 1.4vw, 2rem)' },
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

/** Colours by meaning; ratios against the grounds stand in art direction §2. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    ground: { DEFAULT: { value: '#081020' }, deep: { value: '#050a15' } },
    plate: { value: '#0c162a' },
    raised: { value: '#122038' },
    hover: { value: '#1a2a47' },
    line: { DEFAULT: { value: '#2c3d5c' }, faint: { value: '#17233c' }, strong: { value: '#6f82a6' } },
    text: {
      DEFAULT: { value: '#f3eddf' },
      2: { value: '#bcc6d8' },
      3: { value: '#93a1bb' },
      article: { value: '#dfe0e2' },
    },
    signal: { DEFAULT: { value: '#ff8a3d' }, hi: { value: '#ffab6b' } },
    on: { signal: { value: '#081020' } },
    cold: { value: '#8fdcc8' },
    error: { value: '#ff8c94' },
    scrim: { value: '#02060fd9' },
    star: {
      o: { value: '#a9c1ff' },
      a: { value: '#d3e0ff' },
      f: { value: '#f6f2e6' },
      g: { value: '#ffe2a6' },
      k: { value: '#ffc07d' },
      m: { value: '#ff9c7a' },
    },
    ink: {
      indigo: { value: '#0d1f47' },
      patina: { value: '#07302e' },
      ember: { value: '#331a10' },
      slate: { value: '#1a2638' },
      azure: { value: '#0b2b49' },
    },
  },
  gradients: {
    indigo: { value: 'linear-gradient(#0d1f47, #060c1b)' },
    patina: { value: 'linear-gradient(#07302e, #05101a)' },
    ember: { value: 'linear-gradient(#331a10, #0b0a14)' },
    slate: { value: 'linear-gradient(#1a2638, #080d18)' },
    azure: { value: 'linear-gradient(#0b2b49, #04101e)' },
  },
})
