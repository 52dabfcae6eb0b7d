import { eagerImage, lazyImage } from '#ui/image-loading.ts'

type CoverProps = {
  readonly slug: string
  /** What the picture takes of the view, for the browser's choice of file. */
  readonly sizes: string
  /** The first thing seen loads at once, everything else when it comes near. */
  readonly isFirst?: boolean
}

const WIDTHS = [480, 768, 960, 1600] as const

/** An article's cover: our own drawing, in four sizes. Decoration, so screen readers pass it by. */
export function Cover({ slug, sizes, isFirst = false }: CoverProps) {
  const files = (type: string) => WIDTHS.map((width) => `/covers/${slug}-${width}.${type} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <img
        src={`/covers/${slug}-960.webp`}
        srcSet={files('webp')}
        sizes={sizes}
        width="1600"
        height="900"
        alt=""
        {...(isFirst ? eagerImage : lazyImage)}
      />
    </picture>
  )
}
