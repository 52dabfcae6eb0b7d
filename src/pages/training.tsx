import '#styled/styles/recipes/training-page.css'
import { useState } from 'react'
import { paths } from '#content/paths.ts'
import { trainingPage as words } from '#content/training.ts'
import { Near, partOf } from '#ui/near.tsx'
import type { PageMeta } from './page.ts'
import { Batches } from './training/batches.tsx'
import { Head } from './training/head.tsx'
import { Inquiry } from './training/inquiry.tsx'
import type { Preset } from './training/preset-link.tsx'

export const meta: PageMeta = { title: words.title, description: words.description, canonical: paths.training }

const benefits = partOf('benefits', () => import('./training/benefits.tsx'))
const courses = partOf('courses', () => import('./training/courses.tsx'))

/** Loads every part at once, for those who travel to the page. */
export function prepare() {
  return Promise.all([benefits.prepare(), courses.prepare()])
}

/** The courses and their dates; every button fills in the form at the end. */
export function Page() {
  const [preset, choose] = useState<Preset>()
  return (
    <>
      <Head choose={choose} />
      <Near part={benefits} />
      <Near part={courses} />
      <Batches choose={choose} />
      <Inquiry preset={preset} choose={choose} />
    </>
  )
}
