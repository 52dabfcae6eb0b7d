import { expect, test } from 'vitest'
import { fakeDrafts } from '#support/fake-ports.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'
import { Field } from '#ui/field.tsx'
import { useDraft } from '#ui/use-draft.ts'

function composer(texts: Readonly<Record<string, string>> = {}) {
  const drafts = fakeDrafts(new Map(Object.entries(texts)))
  const ports = { drafts }
  const shown = renderComponent(testStore(), () => {
    const [text, setText] = useDraft('chat', ports)
    return <Field id="chat" label="Your message" value={text} onChange={(event) => setText(event.target.value)} />
  })
  return shown.then((field) => ({ ...field, drafts, value: () => field.valueIn('Your message') }))
}

test('what was typed before is taken up again, and what is typed is kept', async () => {
  const { value, type, drafts } = await composer({ chat: 'half a quest' })
  expect(value()).toBe('half a quest')
  await type('Your message', 'half a question')
  expect(drafts.read('chat')).toBe('half a question')
})

test('when all drafts are deleted the field is empty, and does not write the words back', async () => {
  const { value, run, drafts } = await composer({ chat: 'half a quest', 'meeting.name': 'Asha' })
  await run(() => drafts.clear())
  expect(value()).toBe('')
  expect(drafts.read('chat')).toBe('')
})

test('what becomes of other drafts does not concern it', async () => {
  const { value, run, drafts } = await composer({ chat: 'half a quest' })
  await run(() => drafts.notifyExternalChange('meeting'))
  expect(value()).toBe('half a quest')
})
