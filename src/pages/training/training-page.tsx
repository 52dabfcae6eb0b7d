import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { paths } from '#content/paths.ts'
import { trainingPageContent as words } from '#content/training.ts'
import { island, LazyIsland } from '#ui/lazy-island.tsx'
import type { PageMeta } from '../page.ts'
import { Batches } from './batches.tsx'
import { TrainingHero } from './hero.tsx'
import { clearPresetAtom } from './preset.ts'

export const meta: PageMeta = { title: words.title, description: words.description, canonical: paths.training }

const benefits = island('benefits', () => import('./benefits.tsx').then((module) => module.Benefits))
const courses = island('courses', () => import('./courses.tsx').then((module) => module.Courses))
const inquiry = island('inquiry', () => import('./inquiry.tsx').then((module) => module.InquirySection), {
  prefetchAfterLoad: true,
})

export const islands = [benefits, courses, inquiry]

/** The enrol and waitlist links of the page prefill the form at its end. */
export function Page() {
  const clearPreset = useSetAtom(clearPresetAtom)
  useEffect(() => clearPreset, [clearPreset])
  return (
    <>
      <TrainingHero />
      <LazyIsland island={benefits} />
      <LazyIsland island={courses} />
      <Batches />
      <LazyIsland island={inquiry} />
    </>
  )
}
