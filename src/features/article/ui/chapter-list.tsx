import { useEffect, useState } from 'react'
import type { PostSummary } from '#content/article.ts'

type Props = Pick<PostSummary, 'chapters'>

/** The chapters of a text as links. */
export function ChapterList({ chapters, current }: Props & { readonly current?: string | undefined }) {
  return (
    <ol>
      {chapters.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** The same, with the chapter that is being read marked: the last one whose heading has come to the upper screen. */
export function ReadingList({ chapters }: Props) {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const headings = chapters.flatMap(({ id }) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver(
      () => setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight * READ_AT)?.id),
      { rootMargin: `1000000px 0px ${(READ_AT - 1) * 100}%` }, // upwards without end: a leap over a heading counts too
    )
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [chapters])
  return <ChapterList chapters={chapters} current={current} />
}

/** How far down the screen a reader reads, as a share of its height. */
const READ_AT = 0.4
