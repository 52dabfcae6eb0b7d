/** The widths in pixels in which a picture of an article is written. A picture is never enlarged. */
const STEPS = [480, 960, 1600] as const

/** The step that is cached for offline reading, and that browsers without `srcset` load. */
const FALLBACK_STEP = 960

/** The least width in pixels of a picture in an article. */
export const MIN_PICTURE_WIDTH = 480

/** A file of a picture: the step that its name contains, and its width in pixels. */
type PictureSize = { readonly step: number; readonly width: number }

/** Returns the sizes in which a picture of this width is written: each step below it, and the next one with its width. */
export function pictureSizes(width: number): readonly PictureSize[] {
  return STEPS.filter((step, index) => step === FALLBACK_STEP || (STEPS[index - 1] ?? 0) < width).flatMap((step) =>
    step < FALLBACK_STEP && width <= step ? [] : [{ step, width: Math.min(step, width) }],
  )
}

/**
 * Returns the path of a file of a picture, relative to the site's root. `file` is its file below `content/articles`. It
 * is in the folder of the covers, whose files the worker keeps on the device. Two hyphens separate the article from the
 * picture, because neither has two in its name.
 */
export function pictureFile(file: string, step: number, format: 'avif' | 'webp'): string {
  return `covers/picture-${file.replace('/', '--').replace('.', '-')}-${step}.${format}`
}

/** Returns the attributes of a picture's sources. */
export function pictureSources(file: string, width: number) {
  const sourceSet = (format: 'avif' | 'webp') =>
    pictureSizes(width)
      .map((size) => `/${pictureFile(file, size.step, format)} ${size.width}w`)
      .join(', ')
  return { src: `/${pictureFile(file, FALLBACK_STEP, 'webp')}`, srcSet: sourceSet('webp'), avif: sourceSet('avif') }
}
