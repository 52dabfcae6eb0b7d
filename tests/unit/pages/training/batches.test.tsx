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

/** Returns the text, before hydration, of a page that was built at one moment and is visited at another. */
function prerenderedText(built: string, visited: string) {
  const html = renderToStaticMarkup(
    <Provider store={testStore({ clock: clockAt(visited) })}>
      <Batches batches={builtBatches(built)} />
    </Provider>,
  )
  return readHtml(html).elements.find(({ tag }) => tag === 'section')?.text ?? ''
}

/** Returns the text, after hydration, of a page that was built at one moment and is visited at another. */
async function hydratedText(built: string, visited: string) {
  const batches = builtBatches(built)
  const page = await renderComponent(testStore({ clock: clockAt(visited) }), () => Batches({ batches }))
  return page.text()
}

const { began, starts, heading, begunHeading } = words.batches
const labelCounts = (text: string) =>
  [`${began} `, words.waitlist.label, `${starts} `, words.enroll.label].map((label) => text.split(label).length - 1)
const expectedHeading = (begun: number) => (begun === 3 ? begunHeading : heading)

test.each(batchMoments)(
  'before hydration, a page built %s of three batches shows the state of the build day, whatever the day of the visit',
  (_, moment, begun) => {
    for (const visited of [before, after]) {
      const text = prerenderedText(moment, visited ?? '')
      expect(labelCounts(text)).toEqual([begun, begun, 3 - begun, 3 - begun])
      expect(text.startsWith(expectedHeading(begun)), text).toBe(true)
    }
  },
)

test.each(batchMoments)(
  'after hydration, a page visited %s of three batches shows the state by the visitor’s clock',
  async (_, moment, begun) => {
    const text = await hydratedText(before ?? '', moment)
    expect(labelCounts(text)).toEqual([begun, begun, 3 - begun, 3 - begun])
    expect(text.startsWith(expectedHeading(begun)), text).toBe(true)
  },
)

test('a batch that had begun at the build stays begun even if the visitor’s clock is slow', async () => {
  expect(labelCounts(await hydratedText(after ?? '', before ?? ''))).toEqual([3, 3, 0, 0])
})

test.each(batchMoments)(
  'a form built %s of three batches offers the coming batches, the waitlists of the others, and the general waitlist',
  (_, moment, begun) => {
    const statuses = batchStatusesAt(builtBatches(moment), null)
    expect(batchChoices(statuses)).toEqual([
      ...['Weaving', 'Dyeing', 'Printing'].map((name, index) =>
        index < begun ? `${words.waitlist.of} ${name}` : `${name}, ${statuses[index]?.date}`,
      ),
      words.waitlist.batch,
    ])
  },
)

test.each(batchMoments)(
  'the enrol button of a page built %s of three batches preselects the general waitlist only if all have begun',
  (_, moment, begun) => {
    const enroll = enrollChoice(batchStatusesAt(builtBatches(moment), null))
    expect(enroll).toEqual(begun < 3 ? words.enroll : { ...words.enroll, batch: words.waitlist.batch })
  },
)

test('without batches, the enrol button preselects the general waitlist', () => {
  expect(enrollChoice([])).toEqual({ ...words.enroll, batch: words.waitlist.batch })
})

test('without a decision on what a price covers, no empty line is left below the batches', () => {
  const html = renderToStaticMarkup(
    <Provider store={testStore({ clock: clockAt(before ?? '') })}>
      <Batches batches={builtBatches(before ?? '')} />
    </Provider>,
  )
  expect(html).not.toMatch(/<p[^>]*><\/p>/)
})
