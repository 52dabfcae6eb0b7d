import '#styled/styles/recipes/training-page.css'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { paths } from '#content/paths.ts'
import { trainingPage as words } from '#content/training.ts'
import { Near, partOf } from '#ui/near.tsx'
import type { PageMeta } from './page.ts'
import { Batches } from './training/batches.tsx'
import { Head } from './training/head.tsx'
import { dropPresetAtom } from './training/preset.ts'

export const meta: PageMeta = { title: words.title, description: words.description, canonical: paths.training }

const benefits = partOf('benefits', () => import('./training/benefits.tsx'))
const courses = partOf('courses', () => import('./training/courses.tsx'))
const inquiry = partOf('inquiry', () => import('./training/inquiry.tsx'), { isAtHand: true })

/** Loads every part at once, for those who travel to the page. */
export function prepare() {
  return Promise.all([benefits, courses, inquiry].map((part) => part.prepare()))
}

/** The courses and their dates; every button fills in the form at the end. */
export function Page() {
  const drop = useSetAtom(dropPresetAtom)
  useEffect(() => drop, [drop])
  return (
    <>
      <Head />
      <Near part={benefits} />
      <Near part={courses} />
      <Batches />
      <Near part={inquiry} />
    </>
  )
}
