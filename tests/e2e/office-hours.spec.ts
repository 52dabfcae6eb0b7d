import { messageOf, pageTextOf } from '#support/messages.ts'
import { expect, test } from './site-fixtures.ts'

test.use({ timezoneId: 'America/New_York' })

test('a visitor in New York reads once whether the office is open, and what a typed time is in their zone', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-07-16T12:00+05:30')) // a Friday
  await page.goto('/contact#meeting')
  const status = page.getByText(/^(Open|Closed) now/)
  await expect(status).toHaveText(/^Open now, until \S+ pm in India \(\S+ am your time\)$/)
  await expect(status).toHaveCount(1)
  // the space was reserved: the text fits into the height that the empty element has
  const heights = await status.evaluate((element) => {
    const full = element.getBoundingClientRect().height
    const text = element.textContent
    element.textContent = ''
    const empty = element.getBoundingClientRect().height
    element.textContent = text
    return [full, empty]
  })
  expect(heights[0]).toBe(heights[1])

  const time = page.getByLabel(messageOf('meeting', 'form.fields.time'))
  await time.fill('18:30')
  await expect(time).toHaveAccessibleDescription(
    `${pageTextOf('contact', 'meeting.timeHint')} 6:30 pm in India is 9 am your time.`,
  )
  await page.getByLabel(messageOf('meeting', 'form.fields.date')).fill('2027-12-15')
  await expect(time).toHaveAccessibleDescription(/is 8 am your time\.$/)
})
