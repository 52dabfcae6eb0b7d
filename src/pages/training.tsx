import '#styled/styles/recipes/training-page.css'
import { useState } from 'react'
import { paths } from '#content/paths.ts'
import { trainingPage as words } from '#content/training.ts'
import type { PageMeta } from './page.ts'
import { Batches } from './training/batches.tsx'
import { Benefits } from './training/benefits.tsx'
import { Courses } from './training/courses.tsx'
import { Head } from './training/head.tsx'
import { Inquiry } from './training/inquiry.tsx'
import type { Preset } from './training/preset-link.tsx'

export const meta: PageMeta = { title: words.title, description: words.description, canonical: paths.training }

/** The courses and their dates; every button fills in the form at the end. */
export function Page() {
  const [preset, choose] = useState<Preset>()
  return (
    <>
      <Head choose={choose} />
      <Benefits />
      <Courses />
      <Batches choose={choose} />
      <Inquiry preset={preset} choose={choose} />
    </>
  )
}
