import { initialsOf, slugify } from '#lib/slugify.ts'
import { css, cva } from '#styled/css'

/** A person without a photograph: their initials, closed by the point their sky turns around. */
export function Portrait({ name, size }: { readonly name: string; readonly size: 'sm' | 'lg' }) {
  return (
    <span aria-hidden="true" className={frame({ size })}>
      <img src={`/people/${slugify(name)}.svg`} width="120" height="120" alt="" loading="lazy" decoding="async" />
      <b
        className={css({
          position: 'absolute',
          inset: '0',
          display: 'grid',
          placeItems: 'center',
          fontWeight: 280,
          fontFamily: 'display',
        })}
      >
        {initialsOf(name)}
      </b>
    </span>
  )
}

const frame = cva({
  base: {
    position: 'relative',
    display: 'block',
    flex: 'none',
    borderRadius: 'round',
    overflow: 'hidden',
    '& img': { width: '100%', height: '100%' },
  },
  variants: {
    size: {
      sm: { width: '3.25rem', height: '3.25rem', fontSize: '1.375rem' },
      lg: { width: '4.25rem', height: '4.25rem', fontSize: '1.75rem' },
    },
  },
})
