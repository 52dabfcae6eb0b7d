import { record as words } from 'virtual:records/pages/fun'
import { paths } from '#content/paths.ts'
import { instruments } from '#features/memory/ui/instruments.tsx'
import { MemoryGame } from '#features/memory/ui/memory-game.tsx'
import { css } from '#styled/css'
import { pageColumn } from '#ui/layout.ts'
import { LineGlyph } from '#ui/line-glyph.tsx'
import { HeadingDot } from '#ui/marks.tsx'
import type { PageMeta } from '../page.ts'

export const meta: PageMeta = {
  title: words.title,
  description: words.description,
  canonical: paths.fun,
}

export function Page() {
  return (
    <>
      <section className={top}>
        <div className={pageColumn}>
          <MemoryGame
            heading={
              <h1 className={heading}>
                {words.heading}
                <HeadingDot />
              </h1>
            }
            lead={<p className={css({ textStyle: 'lead', color: 'text.2' })}>{words.lead}</p>}
          />
        </div>
      </section>
      <section className={`${pageColumn} ${css({ paddingBottom: 'section' })}`}>
        <h2 className={css({ textStyle: 'label', marginBottom: '5' })}>{words.pictures}</h2>
        <ul className={legend}>
          {Object.entries(instruments).map(([name, glyph]) => (
            <li key={name}>
              <LineGlyph glyph={glyph} />
              {name}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** Small where the board needs the room: the whole game is in view on a phone, upright or sideways. */
const top = css({
  paddingTop: { base: '4.625rem', xs: '5.5rem', lg: 'clamp(7rem, 5rem + 3vw, 8.5rem)' },
  paddingBottom: 'clamp(3rem, 5vw, 5rem)',
  '@media (orientation: landscape) and (max-height: 37.5rem)': { paddingTop: '5rem' },
})
const heading = css({
  textStyle: 'h1',
  fontSize: { base: '2rem', sm: 'clamp(2.375rem, 1.45rem + 3.9vw, 5rem)', _largeText: '1.5rem' },
  '@media (orientation: landscape) and (max-height: 37.5rem)': { fontSize: '2rem' },
})
const legend = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(4, minmax(0, 1fr))',
    xl: 'repeat(8, 1fr)',
    _largeText: 'minmax(0, 1fr)',
  },
  gap: '1.5rem 1rem',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
    gap: '3',
    alignItems: 'center',
    color: 'text.2',
    textStyle: 'small',
  },
  '& svg': { width: '3.25rem', height: '3.25rem', color: 'text' },
})
