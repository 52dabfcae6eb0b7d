import { records as trainingBatches } from 'virtual:records/batches'
import type { Course } from 'schema-dts'
import { absoluteUrl, agencyReference } from '#content/absolute-url.ts'
import { paths } from '#content/paths.ts'
import { batchBars, batchStatusesAt } from '#content/training.ts'
import { calendarOf } from '#lib/calendar.ts'
import { calendarRule } from '#lib/engrave/calendar-rule.ts'
import { globe } from '#lib/engrave/globe.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'
import { leadingNumber } from '#lib/leading-number.ts'

export const art: Drawings = {
  'training-globe': globe,
  'training-rule': () => calendarRule(calendarOf(trainingBatches)),
}

export const structuredData = () => upcomingCourses(trainingBatches)

/**
 * Returns the batches that have not begun at build time as courses. A course contains no price, because only the owner
 * knows what the price covers.
 */
export function upcomingCourses(batches: typeof trainingBatches): readonly Course[] {
  return batchStatusesAt(batches, null).flatMap(
    ({ name, starts, duration, mode, isBegun }, index): readonly Course[] =>
      isBegun
        ? []
        : [
            {
              '@type': 'Course',
              name,
              description: batchBars[index]?.text ?? '',
              url: absoluteUrl(paths.training),
              provider: agencyReference,
              hasCourseInstance: {
                '@type': 'CourseInstance',
                startDate: starts,
                courseMode: { Online: 'Online', Hybrid: 'Blended', 'On-site': 'Onsite' }[mode],
                courseSchedule: { '@type': 'Schedule', startDate: starts, duration: `P${leadingNumber(duration)}W` },
              },
            },
          ],
  )
}
