import { expect, test } from 'vitest'
import { serviceFrameStyles } from '#pages/service/styles/frame.ts'

test("each ink that can follow the head continues the head's ground without a visible edge", () => {
  const inks = Object.entries(serviceFrameStyles.band).filter(([selector]) => selector.startsWith('&[data-ink'))
  expect(inks.length).toBeGreaterThan(0)
  for (const [, ink] of inks)
    expect(ink).toMatchObject({
      '&:nth-child(2)': {
        background: expect.stringMatching(/^linear-gradient\(\{colors\.ground\},.+transparent \d+rem\), /),
      },
    })
  expect(serviceFrameStyles.page['& > section:nth-child(2)[data-ink]']).toEqual({ marginTop: '0' })
})
