import { expect, test } from 'vitest'
import { serviceFrameStyles } from '#pages/service/styles/frame.ts'

test('if a coloured section follows the hero, its colour fades in from the background of the page', () => {
  const backgrounds = Object.entries(serviceFrameStyles.colouredSection).filter(([selector]) =>
    selector.startsWith('&[data-ink'),
  )
  expect(backgrounds.length).toBeGreaterThan(0)
  for (const [, background] of backgrounds)
    expect(background).toMatchObject({
      '&:nth-child(2)': {
        background: expect.stringMatching(/^linear-gradient\(\{colors\.ground\},.+transparent \d+rem\), /),
      },
    })
  expect(serviceFrameStyles.page['& > section:nth-child(2)[data-ink]']).toEqual({ marginTop: '0' })
})
