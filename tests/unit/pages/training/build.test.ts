import { expect, test } from 'vitest'
import { upcomingCourses } from '#pages/training/build.ts'
import { batchMoments, builtBatches } from '#support/batches.ts'

test.each(batchMoments)(
  'structured data that is built %s of the batches lists only those that have not begun',
  (_, moment, begunCount) => {
    const starts = upcomingCourses(builtBatches(moment)).map((course) =>
      'hasCourseInstance' in course ? course.hasCourseInstance : null,
    )
    expect(starts).toMatchObject(
      ['2031-03-01', '2031-03-20', '2031-04-10'].slice(begunCount).map((startDate) => ({ startDate })),
    )
    expect(starts).toHaveLength(3 - begunCount)
  },
)
