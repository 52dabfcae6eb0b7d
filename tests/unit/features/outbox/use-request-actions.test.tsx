import { expect, test } from 'vitest'
import { outboxAtom, watchOutboxAtom } from '#features/outbox/state.ts'
import { useRequestActions } from '#features/outbox/ui/use-request-actions.ts'
import { fakeConnection, fakeDrafts, fakeToast } from '#support/fake-ports.ts'
import { fakeRecords } from '#support/fake-records.ts'
import { queuedItem } from '#support/outbox-fixtures.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

const item = queuedItem('MR-AAAAAAAA')
const press = { detail: 1 }

/** Renders the actions of a request that waits offline. */
async function renderActions() {
  const ports = {
    toast: fakeToast(),
    drafts: fakeDrafts(),
    connection: fakeConnection(false),
    records: fakeRecords(new Map([[item.id, item]])),
  }
  const store = testStore(ports)
  store.set(watchOutboxAtom)
  const edited: string[] = []
  const onEdited = (kind: string) => void edited.push(kind)
  let latest: ReturnType<typeof useRequestActions> | null = null
  const { run } = await renderComponent(store, () => {
    latest = useRequestActions(item, { onSend: () => {}, onEdited })
    return null
  })
  const actions = () => {
    if (!latest) throw new Error('The actions are not rendered.')
    return latest
  }
  return { ...ports, actions, run, edited, count: () => store.get(outboxAtom)?.items.length }
}

test('Edit, pressed twice at once, moves the request into its form and complains of nothing', async () => {
  const { actions, run, edited, drafts, toast, count } = await renderActions()
  await run(() => {
    actions().run('edit', press)
    actions().run('edit', press)
  })
  expect(edited).toEqual(['meeting'])
  expect(drafts.read('meeting.message')).toBe('A shop for tea.')
  expect([toast.shown, count()]).toEqual([[], 0])
})

test('the confirmation of Cancel, pressed twice at once, deletes the request and complains of nothing', async () => {
  const { actions, run, toast, count } = await renderActions()
  await run(() => actions().run('cancel', press))
  expect(actions().question).toBe('cancel')
  await run(() => {
    actions().onYes(press)
    actions().onYes(press)
  })
  expect([toast.shown, count()]).toEqual([[], 0])
})

test('the second click of a double click on Cancel does not confirm the question that took its place', async () => {
  const { actions, run, count } = await renderActions()
  await run(() => actions().run('cancel', press))
  await run(() => actions().onYes({ detail: 2 }))
  expect([actions().question, count()]).toEqual(['cancel', 1])
})
