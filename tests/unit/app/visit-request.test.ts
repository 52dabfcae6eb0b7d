import { expect, test } from 'vitest'
import { visitRequest } from '#app/visit-request.ts'
import type { VisitCounter } from '#content/config.ts'

const SITE = 'https://agency.example'
const requestOf = (service: VisitCounter['service'], site: string) =>
  visitRequest({ service, server: 'https://counts.example', site }, SITE, '/services/seo')
const bodyOf = (service: VisitCounter['service'], site: string) => JSON.parse(requestOf(service, site).body ?? '')

test('Plausible gets a pageview with the address of the page and the domain, in a request without a preflight', () => {
  const { method, url, headers } = requestOf('plausible', 'agency.example')
  expect({ method, url, headers }).toEqual({
    method: 'POST',
    url: 'https://counts.example/api/event',
    headers: { 'content-type': 'text/plain' },
  })
  expect(bodyOf('plausible', 'agency.example')).toEqual({
    name: 'pageview',
    url: 'https://agency.example/services/seo',
    domain: 'agency.example',
  })
})

test('Umami gets an event with the id of the website, the host and the path', () => {
  const { method, url } = requestOf('umami', 'a-b-c')
  expect({ method, url }).toEqual({ method: 'POST', url: 'https://counts.example/api/send' })
  expect(bodyOf('umami', 'a-b-c')).toEqual({
    type: 'event',
    payload: { website: 'a-b-c', hostname: 'agency.example', url: '/services/seo' },
  })
})

test('GoatCounter gets the path', () => {
  const { method, url, body } = requestOf('goatcounter', '')
  expect({ method, url, body }).toEqual({
    method: 'GET',
    url: 'https://counts.example/count?p=%2Fservices%2Fseo',
    body: undefined,
  })
})
