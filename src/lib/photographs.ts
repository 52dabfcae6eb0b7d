type PhotographFormat = 'avif' | 'webp'

/** How photographs are stored: the folder on the site, the widths in pixels, and the size they are cropped to. */
export type PhotographKind = {
  readonly folder: string
  readonly formats: readonly PhotographFormat[]
  readonly widths: readonly number[]
  /** The width of the fallback file, for offline use and for browsers without `srcset`. */
  readonly fallbackWidth: number
  readonly w: number
  readonly h: number
}

/** Photographs that replace the drawn cover of a project. */
export const COVER_PHOTOGRAPH = {
  folder: 'covers',
  formats: ['avif', 'webp'],
  widths: [480, 960, 1280],
  fallbackWidth: 960,
  w: 960,
  h: 600,
} as const satisfies PhotographKind

/** Photographs that replace the drawn sky of a person. */
export const PERSON_PHOTOGRAPH = {
  folder: 'people',
  formats: ['webp'],
  widths: [240, 480, 960],
  fallbackWidth: 480,
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

/** Returns the sources of a photograph for a page. `file` is the photograph's file in the content. */
export function photographSources(kind: PhotographKind, name: string, file: string): PhotographSources {
  const sourceSet = (format: PhotographFormat) =>
    kind.widths.map((width) => `/${photographFile(kind, name, width, format)} ${width}w`).join(', ')
  const avif = kind.formats.includes('avif') ? { avif: sourceSet('avif') } : {}
  return { file, src: `/${photographFile(kind, name, kind.fallbackWidth, 'webp')}`, srcSet: sourceSet('webp'), ...avif }
}
