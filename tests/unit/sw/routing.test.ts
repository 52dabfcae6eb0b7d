import { expect, test } from 'vitest'
import { isBypassed } from '#sw/routing.ts'

const HERE = 'https://vyomix.example'

type More = { method?: string; destination?: RequestDestination; headers?: HeadersInit; referrer?: string }

const ask = (url: string, more: More = {}) => ({
  url: new URL(url, HERE).href,
  method: more.method ?? 'GET',
  destination: more.destination ?? '',
  headers: new Headers(more.headers),
  referrer: more.referrer ?? `${HERE}/`,
})

test.each([
  ['a form submission', ask('/about', { method: 'POST' })],
  ['a HEAD request', ask('/about', { method: 'HEAD' })],
  ['another site', ask('https://elsewhere.example/about')],
  ['another port of the same host', ask('https://vyomix.example:8443/about')],
  ['the same host without encryption', ask('http://vyomix.example/about')],
  ['a video', ask('/media/galaxy.webm', { destination: 'video' })],
  ['an audio file', ask('/media/sky.mp3', { destination: 'audio' })],
  ['a range request', ask('/media/galaxy.webm', { headers: { Range: 'bytes=0-99' } })],
  ['a page with ?no-sw', ask('/about?no-sw')],
  ['a request from such a page', ask('/favicon.svg', { referrer: `${HERE}/about?no-sw` })],
  ['the worker itself', ask('/sw.js')],
  ['the switch that turns the worker off', ask('/sw-off.js')],
  ['the mail of the local server', ask('/__mail')],
  ['a single mail of it', ask('/__mail/7')],
  ['the mail service', ask('/api/v1.0/email/send')],
])('the worker does not handle %s', (_, request) => {
  expect(isBypassed(request, HERE)).toBe(true)
})

test.each([
  ['the home page', ask('/')],
  ['a page', ask('/about', { destination: 'document' })],
  ['a page with a query', ask('/blog?tag=AI')],
  ['a page opened from the home screen', ask('/?source=pwa')],
  ['a script', ask('/assets/home-1a2b3c.js', { destination: 'script' })],
  ['a font', ask('/assets/kalnia-1a2b3c.woff2', { destination: 'font' })],
  ['an image', ask('/covers/ai-in-cybersecurity-960.avif', { destination: 'image' })],
  ['the manifest', ask('/manifest.webmanifest', { destination: 'manifest' })],
  ['an unknown address', ask('/nothing-here')],
  ['a page whose name only begins like the api', ask('/apis')],
])('the worker handles %s', (_, request) => {
  expect(isBypassed(request, HERE)).toBe(false)
})
