import type { ArticlePicture } from '#content/article.ts'
import { pictureSources } from '#lib/article-pictures.ts'
import { lazyImage } from '#ui/image-loading.ts'
import { Figure } from './figure.tsx'
import { styles } from './prose-styles.ts'

/** The width of a picture: that of the text column or, on a phone, of the screen. */
const PICTURE_SIZES = '(min-width: 900px) 41rem, 100vw'

/** A picture of an article with its caption. */
export function PictureView({
  picture: { file, width, height, alt, caption: text },
}: {
  readonly picture: ArticlePicture
}) {
  const { src, srcSet, avif } = pictureSources(file, width)
  return (
    <Figure caption={text}>
      <picture>
        <source type="image/avif" srcSet={avif} sizes={PICTURE_SIZES} />
        <img
          src={src}
          srcSet={srcSet}
          sizes={PICTURE_SIZES}
          width={width}
          height={height}
          alt={alt}
          className={styles.picture}
          {...lazyImage}
        />
      </picture>
    </Figure>
  )
}
