import { record as words } from 'virtual:records/messages/site/share'
import { expect, test, vi } from 'vitest'
import { fakeClipboard, fakeShare, fakeToast } from '#support/fake-ports.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'
import { ShareButton } from '#ui/share-button.tsx'

test('while the share sheet is open, another press neither shares again nor claims that the link was copied', async () => {
  vi.stubGlobal('location', { origin: 'https://example.org', pathname: '/blog/tea' })
  const [clipboard, toast] = [fakeClipboard(), fakeToast()]
  const closeSheet: ((outcome: 'shared') => void)[] = []
  // a browser refuses a second sheet
  const share = () =>
    closeSheet.length > 0
      ? Promise.resolve('unavailable' as const)
      : new Promise<'shared'>((resolve) => closeSheet.push(resolve))
  const button = await renderComponent(testStore(), () =>
    ShareButton({ ports: { clipboard, toast, share }, title: 'Tea' }),
  )
  await button.press(words.button)
  await button.press(words.button)
  await button.run(() => closeSheet[0]?.('shared'))
  expect([clipboard.texts, toast.shown]).toEqual([[], []])
})

test('without a share sheet, a text is copied with the address after it, and a message says what was copied', async () => {
  vi.stubGlobal('location', { origin: 'https://example.org', pathname: '/fun' })
  const [clipboard, toast, share] = [fakeClipboard(), fakeToast(), fakeShare('unavailable')]
  const messages = { copied: 'Result copied', failed: 'Not copied', failedHint: 'Select it.' }
  const button = await renderComponent(testStore(), () =>
    ShareButton({ ports: { clipboard, toast, share }, title: 'Game', text: '14 moves', messages }),
  )
  await button.press(words.button)
  expect(share.pages).toEqual([{ title: 'Game', text: '14 moves', url: 'https://example.org/fun' }])
  expect(clipboard.texts).toEqual(['14 moves https://example.org/fun'])
  expect(toast.shown).toEqual([{ tone: 'done', title: 'Result copied', text: '14 moves https://example.org/fun' }])
})

test('where a text can be neither shared nor copied, its own message says so', async () => {
  vi.stubGlobal('location', { origin: 'https://example.org', pathname: '/fun' })
  const [clipboard, toast, share] = [fakeClipboard(false), fakeToast(), fakeShare('unavailable')]
  const messages = { copied: 'Result copied', failed: 'Not copied', failedHint: 'Select it.' }
  const button = await renderComponent(testStore(), () =>
    ShareButton({ ports: { clipboard, toast, share }, title: 'Game', text: '14 moves', messages }),
  )
  await button.press(words.button)
  expect(toast.shown).toEqual([{ tone: 'error', title: 'Not copied', text: 'Select it.' }])
})
