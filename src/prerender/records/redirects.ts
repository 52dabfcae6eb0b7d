import { pageRows } from '#content/pages.ts'
import { collection as redirectsCollection } from '#content/redirects-schema.ts'
import type { Redirect } from '#hosts/site-rules.ts'
import { pageAddress } from '#lib/page-address.ts'
import type { Collection } from './collection.ts'
import type { RecordEntry } from './files.ts'
import type { Mistake } from './mistake.ts'

/** A redirect, and the record that it comes from; null for a page of `pages.ts`. */
type SourcedRedirect = Redirect & { readonly entry: RecordEntry | null }

/**
 * Returns a redirect for every former address: of pages, of records, and of `redirects.yaml`. The former addresses have
 * the form of pages: `/news` for `/news/` and `/news.html`.
 */
export function redirectsOf(
  collections: readonly Collection[],
  entriesOf: (name: string) => readonly RecordEntry[],
): readonly SourcedRedirect[] {
  const ofPages = pageRows.flatMap(({ path, formerly = [] }) =>
    formerly.map((from): SourcedRedirect => ({ from, to: path, entry: null })),
  )
  const ofRecords = collections.flatMap(({ name, pathOf, isPublished = () => true }) =>
    entriesOf(name).flatMap((entry) => {
      const { formerly } = entry.source.fields
      return pathOf && isPublished(entry.source.fields) && Array.isArray(formerly)
        ? formerly.map((from): SourcedRedirect => ({ from: pathOf(String(from)), to: pathOf(entry.id), entry }))
        : []
    }),
  )
  const ofList = entriesOf(redirectsCollection.name).flatMap((entry): readonly SourcedRedirect[] => {
    const { from, to } = entry.source.fields
    return typeof from === 'string' && typeof to === 'string' ? [{ from: pageAddress(from.trim()), to, entry }] : []
  })
  return [...ofPages, ...ofRecords, ...ofList]
}

/**
 * Returns a mistake for each item of `redirects.yaml` that redirects from a page or twice from the same address, or that
 * leads to no page.
 */
export function redirectMistakes(
  redirects: readonly SourcedRedirect[],
  isAddress: (path: string) => boolean,
): readonly Mistake[] {
  return redirects.flatMap(({ from, to, entry }, index) => {
    if (!entry || entry.file !== redirectsCollection.files) return []
    const report = (field: string, found: string, wanted: string): Mistake => ({
      ...{ file: entry.file, line: entry.source.lineOf([field]), field },
      ...{ found: JSON.stringify(found), wanted },
    })
    const earlier = redirects.slice(0, index).find((other) => other.from.toLowerCase() === from.toLowerCase())
    return [
      ...(isAddress(from) || from.toLowerCase() === to.toLowerCase() || isAddress(from.toLowerCase())
        ? [report('from', from, `a former address: ${from.toLowerCase()} is a page of this site`)]
        : []),
      ...(earlier ? [report('from', from, `each address once: it already redirects to ${earlier.to}`)] : []),
      ...(isAddress(to) ? [] : [report('to', to, 'the address of a page of this site, such as /about')]),
    ]
  })
}
