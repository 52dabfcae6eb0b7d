import { record as words } from 'virtual:records/messages/site/share'
import { expect, test, vi } from 'vitest'
import { ShareButton } from '#features/article/ui/share-button.tsx'
import { fakeClipboard, fakeToast } from '#support/fake-ports.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

test('while the share sheet is open, another press neither shares again nor claims that the link was copied', async () => {
  vi.stubGlobal('location', { origin: 'https://example.org', pathname: '/blog/tea' })
  const [clipboard, toast] = [fakeClipboard(), fakeToast()]
  const closeSheet: ((outcome: 'shared') => void)[] = []
  // a browser refuses a second sheet
  const share = () =>
    closeSheet.length > 0
      ? Promise.resolve('unavailable' as const)
      : new Promise<'shared'>((resolve) => closeSheet.push(resolve))
  const button = await renderComponent(testStore({ clipboard, toast, share }), () => ShareButton({ title: 'Tea' }))
  await button.press(words.button)
  await button.press(words.button)
  await button.run(() => closeSheet[0]?.('shared'))
  expect([clipboard.texts, toast.shown]).toEqual([[], []])
})
