import { expect, test } from 'vitest'
import { fakeDrafts } from '#support/fake-ports.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'
import { Field } from '#ui/field.tsx'
import { useDraft } from '#ui/use-draft.ts'

function renderField(texts: Readonly<Record<string, string>> = {}) {
  const drafts = fakeDrafts(new Map(Object.entries(texts)))
  const ports = { drafts }
  const rendered = renderComponent(testStore(), () => {
    const [text, setText] = useDraft('chat', ports)
    return <Field id="chat" label="Your message" value={text} onChange={(event) => setText(event.target.value)} />
  })
  return rendered.then((field) => ({ ...field, drafts, value: () => field.valueIn('Your message') }))
}

test('earlier text is restored, and typed text is stored', async () => {
  const { value, type, drafts } = await renderField({ chat: 'half a quest' })
  expect(value()).toBe('half a quest')
  await type('Your message', 'half a question')
  expect(drafts.read('chat')).toBe('half a question')
})

test('when all drafts are deleted the field is empty, and does not store its text again', async () => {
  const { value, run, drafts } = await renderField({ chat: 'half a quest', 'meeting.name': 'Asha' })
  await run(() => drafts.clear())
  expect(value()).toBe('')
  expect(drafts.read('chat')).toBe('')
})

test('changes to other drafts have no effect', async () => {
  const { value, run, drafts } = await renderField({ chat: 'half a quest' })
  await run(() => drafts.notifyExternalChange('meeting'))
  expect(value()).toBe('half a quest')
})
