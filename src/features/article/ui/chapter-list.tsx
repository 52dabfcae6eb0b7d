import { useEffect, useState } from 'react'
import type { PostSummary } from '#content/article.ts'
import { slugify } from '#lib/slugify.ts'
import { observeIntersection } from '#platform/observe-intersection.ts'

type Props = Pick<PostSummary, 'chapters'>

/** The chapters of a text as links. */
export function ChapterList({ chapters, current }: Props & { readonly current?: string | undefined }) {
  return (
    <ol>
      {chapters.map((chapter) => {
        const id = slugify(chapter)
        return (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {chapter}
            </a>
          </li>
        )
      })}
    </ol>
  )
}

/** The same, with the chapter that is being read marked: the last one that has come to the upper screen. */
export function ReadingList({ chapters }: Props) {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const reached = new Set<string>()
    const ids = chapters.map(slugify)
    // told rather than measured: to ask a chapter that is not laid out yet where it stands would lay it out at once
    const look = (changes: readonly IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) reached.add(target.id)
        else reached.delete(target.id)
      }
      setCurrent(ids.findLast((id) => reached.has(id)))
    }
    const headings = ids.flatMap((id) => document.getElementById(id) ?? [])
    const margin = `1000000px 0px ${(READ_AT - 1) * 100}%` // upwards without end: a leap over a heading counts too
    return observeIntersection(headings, look, { rootMargin: margin })
  }, [chapters])
  return <ChapterList chapters={chapters} current={current} />
}

/** How far down the screen a reader reads, as a share of its height. */
const READ_AT = 0.4
