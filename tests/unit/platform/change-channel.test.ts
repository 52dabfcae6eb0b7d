import { expect, test, vi } from 'vitest'
import { createChangeChannel, openOutboxChannel } from '#platform/change-channel.ts'

type Ear = { onmessage: ((event: MessageEvent) => void) | null; readonly postMessage: () => void }

/** Channels like a browser's: a message reaches all other channels, but not its own. */
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

test('a change reaches its own tab and all others, once each', () => {
  const { open } = air()
  const [one, other] = [createChangeChannel(open), createChangeChannel(open)]
  const [here, there] = [vi.fn(), vi.fn()]
  one.subscribe(here)
  other.subscribe(there)
  one.notify()
  expect(here).toHaveBeenCalledOnce()
  expect(there).toHaveBeenCalledOnce()
  other.notify()
  expect(here).toHaveBeenCalledTimes(2)
})

test('an unsubscribed listener is not called any more', () => {
  const { open } = air()
  const changeChannel = createChangeChannel(open)
  const listener = vi.fn()
  const stop = changeChannel.subscribe(listener)
  stop()
  changeChannel.notify()
  createChangeChannel(open).notify()
  expect(listener).not.toHaveBeenCalled()
})

test('the channel is opened on first use, and only once', () => {
  const { open, ears } = air()
  const changeChannel = createChangeChannel(open)
  expect(ears).toHaveLength(0)
  changeChannel.notify()
  changeChannel.subscribe(() => {})
  changeChannel.notify()
  expect(ears).toHaveLength(1)
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
