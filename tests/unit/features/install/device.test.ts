import { expect, test } from 'vitest'
import { canShowAgain, installWayOf, parseDismissal } from '#features/install/device.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const DAY = 24 * 60 * 60 * 1000

test.each([
  ['Safari on an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 5],
  ['Safari on an old iPhone', `${IPHONE} Version/12.1.2 Mobile/15E148 Safari/604.1`, 5],
  ['Safari on an iPad', `${IPAD} Version/17.5 Mobile/15E148 Safari/604.1`, 5],
  ['Safari on an iPad that says it is a Mac', `${MAC} Version/17.5 Safari/605.1.15`, 5],
])('%s installs the site through its share sheet', (_, userAgent, touchPoints) => {
  expect(installWayOf(userAgent, touchPoints)).toBe('ios-sheet')
})

test.each([
  ['Safari on a Mac', `${MAC} Version/17.5 Safari/605.1.15`, 0],
  ['Chrome on an iPhone', `${IPHONE} CriOS/137.0.7151.51 Mobile/15E148 Safari/604.1`, 5],
  ['Chrome on an iPad asking for the desktop site', `${MAC} CriOS/85 Version/11.1.1 Safari/605.1.15`, 5],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`, 5],
  ['Edge on an iPhone', `${IPHONE} Version/18.0 EdgiOS/137.0.3296.58 Mobile/15E148 Safari/605.1.15`, 5],
  ['Edge on an iPad', `${IPAD} EdgiOS/120.0.2210.150 Version/16.0 Mobile/15E148 Safari/604.1`, 5],
  ['Opera on an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1 OPT/5.5.1`, 5],
  ['DuckDuckGo on an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1 Ddg/18.5`, 5],
  ['an older DuckDuckGo on an iPhone', `${IPHONE} Version/15.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, 5],
  ['DuckDuckGo on an iPad that says it is a Mac', `${MAC} Version/18.3 Safari/605.1.15 Ddg/18.3`, 5],
  ['the Google app', `${IPHONE} GSA/371.0.767062155 Mobile/15E148 Safari/604.1`, 5],
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 382.0.0.31.86 (iPhone15,2; iOS 18_5; en_IN; scale=3.00)`, 5],
  ['Facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/515.0.0.34.90;FBDV/iPhone15,2;FBMD/iPhone]`, 5],
  ['Facebook that adds Safari', `${IPHONE} Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/515.0.0.34.90]`, 5],
  ['LinkedIn', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.30.2`, 5],
  ['Snapchat', `${IPHONE} Version/15.2 Mobile/15E148 Snapchat/11.68.0.37 (like Safari/8612.3.6.0.4, panda)`, 5],
  ['LINE', `${IPHONE} Safari Line/14.11.0`, 5],
  ['a web view', `${IPHONE} Mobile/15E148`, 5],
  ['Chrome on Android', `${ANDROID} Chrome/137.0.0.0 Mobile Safari/537.36`, 5],
  ['a web view on Android', `${ANDROID} Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36`, 5],
  ['Samsung Internet', `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 5],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:139.0) Gecko/139.0 Firefox/139.0', 5],
  ['Chrome on Windows', `${WINDOWS} Chrome/137.0.0.0 Safari/537.36`, 0],
  ['Chrome on a touch screen', `${WINDOWS} Chrome/137.0.0.0 Safari/537.36`, 10],
  ['Edge on Windows', `${WINDOWS} Chrome/137.0.0.0 Safari/537.36 Edg/137.0.0.0`, 0],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0', 0],
  ['Chrome on a Mac', MAC.replace('605.1.15', '537.36').concat(' Chrome/137.0.0.0 Safari/537.36'), 0],
  ['a browser with an empty user agent', '', 0],
])('%s offers no installation through a share sheet', (_, userAgent, touchPoints) => {
  expect(installWayOf(userAgent, touchPoints)).toBe('none')
})

test('a hint that was never dismissed can be shown', () => {
  expect(canShowAgain(null, 0)).toBe(true)
})

test('a dismissed hint stays hidden for 90 days', () => {
  const dismissedAt = Date.UTC(2026, 0, 1)
  for (const days of [0, 1, 89, 90]) expect(canShowAgain(dismissedAt, dismissedAt + days * DAY), `${days}`).toBe(false)
  expect(canShowAgain(dismissedAt, dismissedAt + 90 * DAY + 1)).toBe(true)
})

test('a dismissal in the future, by a clock that was set back, does not hide the hint', () => {
  const dismissedAt = Date.UTC(2026, 0, 1)
  expect(canShowAgain(dismissedAt, dismissedAt - 1)).toBe(true)
  expect(canShowAgain(dismissedAt, dismissedAt - 91 * DAY)).toBe(true)
  expect(canShowAgain(Number.MAX_SAFE_INTEGER, dismissedAt)).toBe(true)
})

test.each([0, 1_767_225_600_000])('%i is a valid time of dismissal', (stored) => {
  expect(parseDismissal(stored)).toBe(stored)
})

test.each(['yesterday', '1767225600000', -1, Number.NaN, Number.POSITIVE_INFINITY, true, null, undefined, {}])(
  '%j is not a valid time of dismissal',
  (stored) => {
    expect(parseDismissal(stored)).toBeNull()
  },
)
