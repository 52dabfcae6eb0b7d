import type { Glyph } from '#ui/line-glyph.tsx'

/** The pictures of the cards: instruments and celestial bodies. */
export const instruments = {
  Telescope: {
    lines: (
      <>
        <g transform="rotate(-27 32 28)">
          <path d="M12 23h28v10H12zM40 20h13v16H40zM5 25.500h7v5H5z" />
        </g>
        <path d="M29 37L19 59M31 37v22M33 37l10 22" />
      </>
    ),
    point: [56, 7, 2.4],
  },
  Gnomon: {
    lines: (
      <>
        <path d="M4 56h56M44 56V14L10 56M36 24v32M28 34v22M20 44v12" />
        <path d="M44 32a24 24 0 0 0 14 20" />
      </>
    ),
    point: [44, 9, 2.4],
  },
  Comet: {
    lines: (
      <>
        <circle cx="44" cy="20" r="9" />
        <path d="M37 26L8 55M34.5 19L14 34M45 30L30 50M52 26l4 4" />
      </>
    ),
    point: [44, 20, 2.4],
  },
  Moon: {
    lines: (
      <>
        <path d="M38 8a25 25 0 1 0 18 33A21 21 0 0 1 38 8z" />
        <path d="M18 24a18 18 0 0 0 0 18M24 18a26 26 0 0 0 2 32" />
      </>
    ),
    point: [50, 20, 2.4],
  },
  Planet: {
    lines: (
      <>
        <circle cx="32" cy="32" r="13" />
        <g transform="rotate(-27 32 32)">
          <path d="M19.5 28.500C10 30 4 31.5 4 33.500c0 4 12.5 6.5 28 6.500s28-2.5 28-6.500c0-2-6-3.5-15.5-5" />
        </g>
      </>
    ),
    point: [57, 12, 2.4],
  },
  Astrolabe: {
    lines: (
      <>
        <circle cx="32" cy="37" r="22" />
        <circle cx="32" cy="37" r="13" />
        <circle cx="32" cy="8" r="4" />
        <path d="M32 12v3M15 51l34-28" />
        <path d="M54 37L50.5 37M53.3 42.7L49.9 41.8M51.1 48L48 46.2M47.6 52.6L45.1 50.1M43 56.1L41.2 53M37.7 58.3L36.8 54.9M32 59L32 55.5M26.3 58.3L27.2 54.9M21 56.1L22.8 53M16.4 52.6L18.9 50.1M12.9 48L16 46.2M10.7 42.7L14.1 41.8M10 37L13.5 37M10.7 31.3L14.1 32.2M12.9 26L16 27.8M16.4 21.4L18.9 23.9M21 17.9L22.7 21M26.3 15.7L27.2 19.1M32 15L32 18.5M37.7 15.7L36.8 19.1M43 17.9L41.2 21M47.6 21.4L45.1 23.9M51.1 26L48 27.7M53.3 31.3L49.9 32.2" />
      </>
    ),
    point: [32, 37, 2.4],
  },
  Constellation: {
    lines: (
      <>
        <path d="M10.5 15.500l11 8M26 28l9 8M41 38l11-3M40 41l8 11" />
        <circle cx="8" cy="13" r="3" />
        <circle cx="24" cy="26" r="3" />
        <circle cx="55" cy="34" r="3" />
        <circle cx="50" cy="55" r="3" />
      </>
    ),
    point: [38, 38.5, 4],
  },
  Sun: {
    lines: (
      <>
        <circle cx="32" cy="32" r="11" />
        <path d="M48 32L54 32M45.9 40L51.1 43M40 45.9L43 51.1M32 48L32 54M24 45.9L21 51.1M18.1 40L12.9 43M16 32L10 32M18.1 24L12.9 21M24 18.1L21 12.9M32 16L32 10M40 18.1L43 12.9M45.9 24L51.1 21" />
        <path d="M57 32L60 32M53.7 44.5L56.2 46M44.5 53.7L46 56.2M32 57L32 60M19.5 53.7L18 56.2M10.3 44.5L7.8 46M7 32L4 32M10.3 19.5L7.8 18M19.5 10.3L18 7.8M32 7L32 4M44.5 10.3L46 7.8M53.7 19.5L56.2 18" />
      </>
    ),
    point: [32, 32, 2.4],
  },
} as const satisfies Readonly<Record<string, Glyph>>
