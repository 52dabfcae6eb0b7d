/** The former address of a page and its current one. The worker's precache lists contain it beside the files. */
export type MovedPage = { readonly url: string; readonly movedTo: string }

/** A file to precache, as the build writes it into the worker's precache lists. */
export type PrecacheEntry = {
  /** The path from the site's root, as requested: '/about', '/assets/home-1a2b3c.js'. */
  readonly url: string
  /** The hash of the file's bytes, or of a page without its seal; null if the file name already contains a hash. */
  readonly revision: string | null
  /** The hash of the file's bytes, if the revision is null. */
  readonly hash?: string
  /** Whether a click on a link of the home page waits for the file, so that it is cached before others. */
  readonly isEarly?: boolean
}

/**
 * The file that lists all files of a collection beyond the bound of the offline copy, with the sum of their sizes. The
 * worker fetches it when the visitor asks for all of them.
 */
export type KeptList = {
  readonly url: string
  /** The hash of the list's bytes. */
  readonly revision: string
  readonly collection: string
  readonly size: number
}
