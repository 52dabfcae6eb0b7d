import { expect, test } from 'vitest'
import { isBypassed } from '#sw/routing.ts'

const ORIGIN = 'https://vyomix.example'

type RequestOptions = { method?: string; destination?: RequestDestination; headers?: HeadersInit; referrer?: string }

const fakeRequest = (url: string, options: RequestOptions = {}) => ({
  url: new URL(url, ORIGIN).href,
  method: options.method ?? 'GET',
  destination: options.destination ?? '',
  headers: new Headers(options.headers),
  referrer: options.referrer ?? `${ORIGIN}/`,
})

test.each([
  ['a form submission', fakeRequest('/about', { method: 'POST' })],
  ['a HEAD request', fakeRequest('/about', { method: 'HEAD' })],
  ['a request to another site', fakeRequest('https://elsewhere.example/about')],
  ['a request to another port of the host', fakeRequest('https://vyomix.example:8443/about')],
  ['a request to the host without encryption', fakeRequest('http://vyomix.example/about')],
  ['a video', fakeRequest('/media/galaxy.webm', { destination: 'video' })],
  ['an audio file', fakeRequest('/media/sky.mp3', { destination: 'audio' })],
  ['a range request', fakeRequest('/media/galaxy.webm', { headers: { Range: 'bytes=0-99' } })],
  ['a page with ?no-sw', fakeRequest('/about?no-sw')],
  ['a request from a page with ?no-sw', fakeRequest('/favicon.svg', { referrer: `${ORIGIN}/about?no-sw` })],
  ['the script of the worker', fakeRequest('/sw.js')],
  ['the switch that turns the worker off', fakeRequest('/sw-off.js')],
  ['the mail of the local server', fakeRequest('/__mail')],
  ['a single mail of the local server', fakeRequest('/__mail/7')],
  ['the mail service', fakeRequest('/api/v1.0/email/send')],
])('the worker does not handle %s', (_, request) => {
  expect(isBypassed(request, ORIGIN)).toBe(true)
})

test.each([
  ['the home page', fakeRequest('/')],
  ['a page', fakeRequest('/about', { destination: 'document' })],
  ['a page with a query', fakeRequest('/blog?tag=AI')],
  ['a page opened from the home screen', fakeRequest('/?source=pwa')],
  ['a script', fakeRequest('/assets/home-1a2b3c.js', { destination: 'script' })],
  ['a font', fakeRequest('/assets/kalnia-1a2b3c.woff2', { destination: 'font' })],
  ['an image', fakeRequest('/covers/ai-in-cybersecurity-960.avif', { destination: 'image' })],
  ['the web manifest', fakeRequest('/manifest.webmanifest', { destination: 'manifest' })],
  ['an unknown address', fakeRequest('/nothing-here')],
  ['a page whose path only resembles /api/', fakeRequest('/apis')],
])('the worker handles %s', (_, request) => {
  expect(isBypassed(request, ORIGIN)).toBe(false)
})
