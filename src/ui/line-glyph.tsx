import type { ReactNode } from 'react'

/** Lines on a grid of 64 x 64 with exactly one filled dot, given as x, y and radius. */
export type Glyph = { readonly lines: ReactNode; readonly point: readonly [x: number, y: number, radius: number] }

export function LineGlyph({ glyph: { lines, point } }: { readonly glyph: Glyph }) {
  const [x, y, radius] = point
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {lines}
      <circle cx={x} cy={y} r={radius} fill="var(--colors-signal)" stroke="none" />
    </svg>
  )
}
