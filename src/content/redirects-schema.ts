import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'

/** Matches files of the site, its folders of files, and steps to another folder. */
const RESERVED =
  /^\/(api|assets|parts|records|sw)\/|^\/(sw(-off)?\.js|(robots|online-check)\.txt|favicon\.(ico|svg)|sitemap\.xml|feed\.(xml|json)|manifest\.webmanifest)$|\/\.{1,2}(\/|$)/i

/** A redirect from a former address: an item of `content/redirects.yaml`. */
const schema = v.strictObject({
  /** The former address as it is after the domain, without a query. */
  from: v.pipe(
    v.string(),
    v.check(
      (text) => /^(\/[\p{L}\p{M}\p{N}._~-]+)+\/?$/u.test(text) && !RESERVED.test(text),
      'a former address after the domain, such as /our-team or /news/2024.html, without ? and #',
    ),
  ),
  /** The page that is there now. */
  to: v.pipe(
    v.string(),
    v.check(
      (text) => /^\/(?![/\\])[^?#\s]*$/.test(text),
      'the address of a page of this site, such as /about, without ? and #',
    ),
  ),
})

export const collection = defineCollection({ files: 'redirects.yaml', schema, idField: 'from' })
