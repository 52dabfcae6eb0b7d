import { initialsOf, slugify } from '#lib/slugify.ts'
import { css, cx } from '#styled/css'

type PortraitProps = {
  readonly name: string
  readonly size: 'sm' | 'lg'
  readonly photograph?: { readonly src: string } | undefined
}

export function Portrait({ name, size, photograph }: PortraitProps) {
  return (
    <span aria-hidden="true" className={cx(frame, sizes[size])}>
      <img
        src={photograph?.src ?? `/people/${slugify(name)}.svg`}
        width="120"
        height="120"
        alt=""
        loading="lazy"
        decoding="async"
      />
      {!photograph && (
        <b
          className={css({
            position: 'absolute',
            inset: '0',
            display: 'grid',
            placeContent: 'center',
            fontWeight: 280,
            fontFamily: 'display',
          })}
        >
          {initialsOf(name)}
        </b>
      )}
    </span>
  )
}

const frame = css({
  position: 'relative',
  display: 'block',
  flex: 'none',
  borderRadius: 'round',
  overflow: 'hidden',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
})
const sizes = {
  sm: css({ width: '3.25rem', height: '3.25rem', fontSize: '1.375rem' }),
  lg: css({ width: '4.25rem', height: '4.25rem', fontSize: '1.75rem' }),
}
