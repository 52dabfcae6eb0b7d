import '#styled/styles/recipes/training-page.css'
import { paths } from '#content/paths.ts'
import { trainingPage as words } from '#content/training.ts'
import { Near, partOf } from '#ui/near.tsx'
import type { PageMeta } from './page.ts'
import { Head } from './training/head.tsx'

export const meta: PageMeta = { title: words.title, description: words.description, canonical: paths.training }

const parts = [
  partOf('benefits', () => import('./training/benefits.tsx')),
  partOf('courses', () => import('./training/courses.tsx')),
  partOf('batches', () => import('./training/batches.tsx'), { isAtHand: true }),
  partOf('inquiry', () => import('./training/inquiry.tsx'), { isAtHand: true }),
]

/** Loads every part at once, for those who travel to the page. */
export function prepare() {
  return Promise.all(parts.map((part) => part.prepare()))
}

/** The courses and their dates; every button fills in the form at the end. */
export function Page() {
  return (
    <>
      <Head />
      {parts.map((part) => (
        <Near key={part.name} part={part} />
      ))}
    </>
  )
}
