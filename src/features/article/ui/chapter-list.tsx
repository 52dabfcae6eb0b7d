import { useEffect, useState } from 'react'
import type { PostSummary } from '#content/article.ts'
import { slugify } from '#lib/slugify.ts'
import { observeIntersection } from '#platform/observe-intersection.ts'

type Props = Pick<PostSummary, 'chapters'>

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

/** The current chapter is the last one whose heading has reached the upper part of the screen. */
export function ReadingList({ chapters }: Props) {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const reached = new Set<string>()
    const ids = chapters.map(slugify)
    // observes the headings, because measuring them would force the layout of chapters off screen
    const onIntersect = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) reached.add(target.id)
        else reached.delete(target.id)
      }
      setCurrent(ids.findLast((id) => reached.has(id)))
    }
    const headings = ids.flatMap((id) => document.getElementById(id) ?? [])
    const margin = `1000000px 0px ${(READ_AT - 1) * 100}%` // no upper limit, so that skipped headings count as well
    return observeIntersection(headings, onIntersect, { rootMargin: margin })
  }, [chapters])
  return <ChapterList chapters={chapters} current={current} />
}

/** The line that the heading of a current chapter has reached, as a share of the screen's height from the top. */
const READ_AT = 0.4
