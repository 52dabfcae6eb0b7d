import { expect, onTestFinished, test, vi } from 'vitest'
import { DeleteButton } from '#pages/privacy/delete-button.tsx'
import { DeleteDialog } from '#pages/privacy/delete-dialog.tsx'
import { memoryStore, type Store } from '#platform/storage.ts'
import { fakeDrafts, fakeToast } from '#support/fake-ports.ts'
import { fakeRecords } from '#support/fake-records.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

/** Renders the dialog for a visitor who has a best score and an unfinished message. */
async function renderDialog(store: Store = memoryStore(new Map([['memory-best', 21]]))) {
  const [toast, records] = [fakeToast(), fakeRecords()]
  const drafts = fakeDrafts(new Map([['contact.message', 'half a mess']]))
  const closeCalls: string[] = []
  const onClose = () => void closeCalls.push('closed')
  const tab = testStore({ store, drafts, toast, records })
  const dialog = await renderComponent(tab, () => DeleteDialog({ isOpen: true, onClose }))
  return { ...dialog, store, drafts, toast, records, closeCalls }
}

test('“Keep it” deletes nothing and closes the dialog without a toast', async () => {
  const { press, store, drafts, toast, closeCalls } = await renderDialog()
  await press('Keep it')
  expect(await store.read('memory-best')).toBe(21)
  expect(drafts.read('contact.message')).toBe('half a mess')
  expect([closeCalls, toast.shown]).toEqual([['closed'], []])
})

test('“Delete it” deletes the best score and the draft, closes the dialog, and shows a toast', async () => {
  const { press, store, drafts, toast, closeCalls } = await renderDialog()
  await press('Delete it')
  expect(await store.read('memory-best')).toBeUndefined()
  expect(drafts.read('contact.message')).toBe('')
  expect(closeCalls).toEqual(['closed'])
  expect(toast.shown).toEqual([
    {
      tone: 'done',
      title: 'Your data on this device is gone',
      text: 'The site’s own files stay, and so do the time of the last request and words half typed in other tabs.',
    },
  ])
})

test('a failed deletion is reported as an error', async () => {
  const { press, toast, records } = await renderDialog()
  records.fail('blocked')
  await press('Delete it')
  expect(toast.shown).toEqual([
    {
      tone: 'error',
      title: 'Not everything could be deleted',
      text: 'The browser did not let us. Delete the data of this site in its settings.',
    },
  ])
})

test('the dialog stays open during the deletion, whichever button the visitor presses', async () => {
  let finish: (isDone: boolean) => void = () => {}
  let clearCalls = 0
  const clear = () => {
    clearCalls += 1
    return new Promise<boolean>((resolve) => {
      finish = resolve
    })
  }
  const { press, run, closeCalls, toast } = await renderDialog({ ...memoryStore(), clear })
  await press('Delete it')
  await press('Deleting...')
  await press('Keep it')
  expect([clearCalls, closeCalls, toast.shown]).toEqual([1, [], []])
  await run(async () => {
    finish(true)
    await flushPromises()
  })
  expect([closeCalls, toast.shown.length]).toEqual([['closed'], 1])
})

test('pressing the button of the page loads the dialog without an error', async () => {
  // the import of the dialog listens for failed style sheets, and none fails here
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const toast = fakeToast()
  const { elements, press } = await renderComponent(testStore({ toast }), () => DeleteButton())
  expect(elements('button').map(({ text }) => text)).toEqual(['Delete my data on this device'])
  await press('Delete my data on this device')
  expect(toast.shown).toEqual([])
})
