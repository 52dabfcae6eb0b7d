import { expect, test } from 'vitest'
import { exitCodeOf, type HostReport, reportLines } from '#hosts/check/check-host.ts'

const fine: HostReport = { state: 'tried', software: 'nginx/1.22.1', results: [{ name: 'types', problems: [] }] }
const wrong: HostReport = {
  state: 'tried',
  software: 'nginx/1.22.1',
  results: [{ name: 'types', problems: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }],
}
const missing: HostReport = { state: 'not tried', reason: 'apt-get cannot download it.' }

test('the exit code is 1 for a mistake, 2 for a host that was not tried, and 0 only if all is well', () => {
  expect(exitCodeOf([fine, fine])).toBe(0)
  expect(exitCodeOf([fine, missing])).toBe(2)
  expect(exitCodeOf([missing, wrong])).toBe(1)
})

test('a report says what runs and what is wrong, and counts what it leaves out', () => {
  expect(reportLines('nginx', fine)).toEqual(['nginx (nginx/1.22.1):', '  yes  types'])
  expect(reportLines('nginx', wrong).at(-1)).toBe('       and 2 more')
  expect(reportLines('Caddy', missing)).toEqual(['Caddy: not tried. apt-get cannot download it.'])
})
