import { Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { batchChoices, batchStatusesAt, enrollChoice, trainingPageContent as words } from '#content/training.ts'
import { Batches } from '#pages/training/batches.tsx'
import { batchMoments, builtBatches } from '#support/batches.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { readHtml } from '#support/markup.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

const [before, , after] = batchMoments.map(([, moment]) => moment)
const clockAt = (moment: string) => fakeClock(Date.parse(moment))

/** The page as built at one moment, for a visit at another. */
function sent(built: string, visited: string) {
  const html = renderToStaticMarkup(
    <Provider store={testStore({ clock: clockAt(visited) })}>
      <Batches batches={builtBatches(built)} />
    </Provider>,
  )
  return readHtml(html).elements.find(({ tag }) => tag === 'section')?.text ?? ''
}

/** The same page after hydration. */
async function alive(built: string, visited: string) {
  const batches = builtBatches(built)
  const page = await renderComponent(testStore({ clock: clockAt(visited) }), () => Batches({ batches }))
  return page.text()
}

const { began, starts, heading, begunHeading } = words.batches
const counted = (text: string) =>
  [`${began} `, words.waitlist.label, `${starts} `, words.enroll.label].map((said) => text.split(said).length - 1)
const headingWith = (begun: number) => (begun === 3 ? begunHeading : heading)

test.each(batchMoments)(
  'a page that is built %s shows the state of that day, whenever it is read',
  (_, moment, begun) => {
    for (const visited of [before, after]) {
      const text = sent(moment, visited ?? '')
      expect(counted(text)).toEqual([begun, begun, 3 - begun, 3 - begun])
      expect(text.startsWith(headingWith(begun)), text).toBe(true)
    }
  },
)

test.each(batchMoments)('a page that is read %s is corrected by the visitor’s clock', async (_, moment, begun) => {
  const text = await alive(before ?? '', moment)
  expect(counted(text)).toEqual([begun, begun, 3 - begun, 3 - begun])
  expect(text.startsWith(headingWith(begun)), text).toBe(true)
})

test('a batch that had begun at the time of the build has begun even if the clock of the visitor is slow', async () => {
  expect(counted(await alive(after ?? '', before ?? ''))).toEqual([3, 3, 0, 0])
})

test.each(batchMoments)(
  'a form that is read %s offers the coming batches, and the waitlist of those that have begun',
  (_, moment, begun) => {
    const standing = batchStatusesAt(builtBatches(moment), null)
    expect(batchChoices(standing)).toEqual([
      ...['Weaving', 'Dyeing', 'Printing'].map((name, index) =>
        index < begun ? `${words.waitlist.of} ${name}` : `${name}, ${standing[index]?.date}`,
      ),
      words.waitlist.batch,
    ])
  },
)

test.each(batchMoments)(
  'the enrol button %s leads to the form, and to the waitlist if no batch is to come',
  (_, moment, begun) => {
    const enroll = enrollChoice(batchStatusesAt(builtBatches(moment), null))
    expect(enroll).toEqual(begun < 3 ? words.enroll : { ...words.enroll, batch: words.waitlist.batch })
  },
)

test('without batches the enrol button leads to the waitlist', () => {
  expect(enrollChoice([])).toEqual({ ...words.enroll, batch: words.waitlist.batch })
})
