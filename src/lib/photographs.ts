type PhotographFormat = 'avif' | 'webp'

/** How photographs are kept: the folder on the site, the widths in pixels, and the shape they are cut to. */
export type PhotographKind = {
  readonly folder: string
  readonly formats: readonly PhotographFormat[]
  readonly widths: readonly number[]
  /** The width of the file that works without a network, and in browsers that choose none. */
  readonly main: number
  readonly w: number
  readonly h: number
}

/** In place of a project's drawn cover. */
export const COVER_PHOTOGRAPH = {
  folder: 'covers',
  formats: ['avif', 'webp'],
  widths: [480, 960, 1280],
  main: 960,
  w: 960,
  h: 600,
} as const satisfies PhotographKind

/** In place of a person's drawn sky. */
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
  /** The same as AVIF, of kinds that are kept so. */
  readonly avif?: string
}

/** Returns where a photograph lies, relative to the site's root. */
export function photographFile(
  { folder }: PhotographKind,
  name: string,
  width: number,
  format: 'avif' | 'webp',
): string {
  return `${folder}/${name}-${width}.${format}`
}

/** Returns how a page shows a photograph of the content. */
export function photographSources(kind: PhotographKind, name: string, file: string): PhotographSources {
  const files = (format: PhotographFormat) =>
    kind.widths.map((width) => `/${photographFile(kind, name, width, format)} ${width}w`).join(', ')
  const avif = kind.formats.includes('avif') ? { avif: files('avif') } : {}
  return { file, src: `/${photographFile(kind, name, kind.main, 'webp')}`, srcSet: files('webp'), ...avif }
}
