import { expect, test, vi } from 'vitest'
import { createChangeChannel, openOutboxChannel } from '#platform/change-channel.ts'

type FakeChannel = { onmessage: ((event: MessageEvent) => void) | null; readonly postMessage: () => void }

/**
 * Returns a function that opens channels like a browser's: a message reaches all channels but the one that sends it.
 */
function createBroadcast() {
  const channels: FakeChannel[] = []
  const open = () => {
    const channel: FakeChannel = {
      onmessage: null,
      postMessage() {
        for (const receiver of channels) if (receiver !== channel) receiver.onmessage?.(new MessageEvent('message'))
      },
    }
    channels.push(channel)
    return channel as unknown as BroadcastChannel
  }
  return { channels, open }
}

test('a change reaches its own tab and all other tabs once each', () => {
  const { open } = createBroadcast()
  const [first, second] = [createChangeChannel(open), createChangeChannel(open)]
  const [firstListener, secondListener] = [vi.fn(), vi.fn()]
  first.subscribe(firstListener)
  second.subscribe(secondListener)
  first.notify()
  expect(firstListener).toHaveBeenCalledOnce()
  expect(secondListener).toHaveBeenCalledOnce()
  second.notify()
  expect(firstListener).toHaveBeenCalledTimes(2)
})

test('an unsubscribed listener is not called any more', () => {
  const { open } = createBroadcast()
  const changeChannel = createChangeChannel(open)
  const listener = vi.fn()
  const stop = changeChannel.subscribe(listener)
  stop()
  changeChannel.notify()
  createChangeChannel(open).notify()
  expect(listener).not.toHaveBeenCalled()
})

test('the channel is opened on first use, and only once', () => {
  const { open, channels } = createBroadcast()
  const changeChannel = createChangeChannel(open)
  expect(channels).toHaveLength(0)
  changeChannel.notify()
  changeChannel.subscribe(() => {})
  changeChannel.notify()
  expect(channels).toHaveLength(1)
})

test('without a channel, changes stay in this tab', () => {
  const open = vi.fn(() => null)
  const changeChannel = createChangeChannel(open)
  const listener = vi.fn()
  changeChannel.subscribe(listener)
  changeChannel.notify()
  expect(listener).toHaveBeenCalledOnce()
  expect(open).toHaveBeenCalledOnce()
})

test('a browser without channels causes no error', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(openOutboxChannel()).toBeNull()
  vi.unstubAllGlobals()
})

test('a browser that forbids channels, like Firefox with all cookies blocked, causes no error', () => {
  const refuse = function Channel() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('BroadcastChannel', refuse)
  const changeChannel = createChangeChannel(openOutboxChannel)
  const listener = vi.fn()
  changeChannel.subscribe(listener)
  changeChannel.notify()
  expect(listener).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('changes reach this tab even if the channel is closed unexpectedly', () => {
  const closed = () => {
    throw new DOMException('Channel is closed', 'InvalidStateError')
  }
  const changeChannel = createChangeChannel(
    () => ({ onmessage: null, postMessage: closed }) as unknown as BroadcastChannel,
  )
  const listener = vi.fn()
  changeChannel.subscribe(listener)
  changeChannel.notify()
  expect(listener).toHaveBeenCalledOnce()
})

test('the channel has the name that tabs of every version know', () => {
  const channel = openOutboxChannel()
  expect(channel?.name).toBe('site-outbox')
  channel?.close()
})
