/** An address that a page had before, and the one it has now, in the worker's list beside the files. */
export type MovedPage = { readonly url: string; readonly movedTo: string }

/** A file worth keeping, as the build writes it into the worker's list. */
export type PrecacheEntry = {
  /** From the site's root, as it is asked for: '/about', '/assets/home-1a2b3c.js'. */
  readonly url: string
  /** The hash of its bytes, or of a page without its seal; null for a file whose name changes with its bytes. */
  readonly revision: string | null
  /** The hash of its bytes, where the revision is null. */
  readonly hash?: string
}
