type PhotographFormat = 'avif' | 'webp'

/** How photographs are stored: the folder on the site, the widths in pixels, and the size they are cropped to. */
export type PhotographKind = {
  readonly folder: string
  readonly formats: readonly PhotographFormat[]
  readonly widths: readonly number[]
  /** The width of the fallback file, for offline use and for browsers without `srcset`. */
  readonly main: number
  readonly w: number
  readonly h: number
}

/** Replaces a project's drawn cover. */
export const COVER_PHOTOGRAPH = {
  folder: 'covers',
  formats: ['avif', 'webp'],
  widths: [480, 960, 1280],
  main: 960,
  w: 960,
  h: 600,
} as const satisfies PhotographKind

/** Replaces a person's drawn sky. */
export const PERSON_PHOTOGRAPH = {
  folder: 'people',
  formats: ['webp'],
  widths: [240, 480, 960],
  main: 480,
  w: 480,
  h: 600,
} as const satisfies PhotographKind

/** A photograph as a page shows it: its file in the content, and its files on the site with their widths. */
export type PhotographSources = {
  readonly file: string
  readonly src: string
  readonly srcSet: string
  /** The same as `srcSet` in AVIF, if this kind has AVIF files. */
  readonly avif?: string
}

/** Returns the path of a photograph's file, relative to the site's root. */
export function photographFile(
  { folder }: PhotographKind,
  name: string,
  width: number,
  format: 'avif' | 'webp',
): string {
  return `${folder}/${name}-${width}.${format}`
}

/** Returns the sources with which a page shows a photograph of the content. */
export function photographSources(kind: PhotographKind, name: string, file: string): PhotographSources {
  const files = (format: PhotographFormat) =>
    kind.widths.map((width) => `/${photographFile(kind, name, width, format)} ${width}w`).join(', ')
  const avif = kind.formats.includes('avif') ? { avif: files('avif') } : {}
  return { file, src: `/${photographFile(kind, name, kind.main, 'webp')}`, srcSet: files('webp'), ...avif }
}
