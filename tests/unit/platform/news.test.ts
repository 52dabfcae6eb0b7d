import { expect, test, vi } from 'vitest'
import { createNews, newsChannel } from '#platform/news.ts'

type Ear = { onmessage: ((event: MessageEvent) => void) | null; readonly postMessage: () => void }

/** Channels as browsers have them: each hears all others, and not itself. */
function air() {
  const ears: Ear[] = []
  const open = () => {
    const ear: Ear = {
      onmessage: null,
      postMessage() {
        for (const other of ears) if (other !== ear) other.onmessage?.(new MessageEvent('message'))
      },
    }
    ears.push(ear)
    return ear as unknown as BroadcastChannel
  }
  return { ears, open }
}

test('news reach the own tab and all others, once each', () => {
  const { open } = air()
  const [one, other] = [createNews(open), createNews(open)]
  const [here, there] = [vi.fn(), vi.fn()]
  one.onNews(here)
  other.onNews(there)
  one.tell()
  expect(here).toHaveBeenCalledOnce()
  expect(there).toHaveBeenCalledOnce()
  other.tell()
  expect(here).toHaveBeenCalledTimes(2)
})

test('who stopped listening hears nothing more', () => {
  const { open } = air()
  const news = createNews(open)
  const listener = vi.fn()
  const stop = news.onNews(listener)
  stop()
  news.tell()
  createNews(open).tell()
  expect(listener).not.toHaveBeenCalled()
})

test('the channel is opened with the first need, and once', () => {
  const { open, ears } = air()
  const news = createNews(open)
  expect(ears).toHaveLength(0)
  news.tell()
  news.onNews(() => {})
  news.tell()
  expect(ears).toHaveLength(1)
})

test('without a channel the news stay in this tab', () => {
  const open = vi.fn(() => null)
  const news = createNews(open)
  const listener = vi.fn()
  news.onNews(listener)
  news.tell()
  expect(listener).toHaveBeenCalledOnce()
  expect(open).toHaveBeenCalledOnce()
})

test('a browser without channels is no trouble', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(newsChannel()).toBeNull()
  vi.unstubAllGlobals()
})

test('a browser that allows no channel, as Firefox with all cookies blocked, is none either', () => {
  const refuse = function Channel() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('BroadcastChannel', refuse)
  const news = createNews(newsChannel)
  const listener = vi.fn()
  news.onNews(listener)
  news.tell()
  expect(listener).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('news reach this tab where the channel is closed under its feet', () => {
  const closed = () => {
    throw new DOMException('Channel is closed', 'InvalidStateError')
  }
  const news = createNews(() => ({ onmessage: null, postMessage: closed }) as unknown as BroadcastChannel)
  const listener = vi.fn()
  news.onNews(listener)
  news.tell()
  expect(listener).toHaveBeenCalledOnce()
})

test('the channel has the name that tabs of every version know', () => {
  const channel = newsChannel()
  expect(channel?.name).toBe('site-outbox')
  channel?.close()
})
