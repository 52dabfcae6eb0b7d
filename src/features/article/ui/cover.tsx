import { eagerImage, lazyImage } from '#ui/image-loading.ts'

type CoverProps = {
  readonly slug: string
  /** The `sizes` attribute, from which the browser chooses a file. */
  readonly sizes: string
  /** Whether the cover is above the fold and therefore loads eagerly. Other covers load lazily. */
  readonly isFirst?: boolean
}

const WIDTHS = [480, 768, 960, 1600] as const

/** The cover is decorative, so screen readers skip it. */
export function Cover({ slug, sizes, isFirst = false }: CoverProps) {
  const srcSet = (type: string) => WIDTHS.map((width) => `/covers/${slug}-${width}.${type} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={`/covers/${slug}-960.webp`}
        srcSet={srcSet('webp')}
        sizes={sizes}
        width="1600"
        height="900"
        alt=""
        {...(isFirst ? eagerImage : lazyImage)}
      />
    </picture>
  )
}
