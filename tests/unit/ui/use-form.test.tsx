import { expect, test } from 'vitest'
import { fakeDrafts } from '#support/fake-ports.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'
import { Field } from '#ui/field.tsx'
import { FormGrid } from '#ui/form.tsx'
import { type AfterSubmit, useForm } from '#ui/use-form.ts'

const initial = { name: '', email: '' }

/** Opens a tab in which a form with a name and an email address can be rendered several times. */
function openTab(texts: Readonly<Record<string, string>> = {}) {
  const [store, drafts] = [testStore(), fakeDrafts(new Map(Object.entries(texts)))]
  const sent: unknown[] = []
  const changes: string[] = []
  let settle: (afterSubmit: AfterSubmit) => void = () => {}
  const submit = (values: typeof initial) => {
    sent.push(values)
    return new Promise<AfterSubmit>((resolve) => {
      settle = resolve
    })
  }
  const renderForm = (idPrefix: string) =>
    renderComponent(store, () => {
      const check = ({ name }: typeof initial) => (name === '' ? { name: 'Please enter your name.' } : {})
      const limits = { email: 30 }
      const onChange = () => void changes.push(idPrefix)
      const form = useForm({ drafts }, { name: 'newsletter', idPrefix, initial, check, limits, submit, onChange })
      return (
        <FormGrid {...form.form}>
          <Field label="Name" {...form.field('name')} />
          <Field label="Email" {...form.field('email')} />
        </FormGrid>
      )
    })
  return { renderForm, drafts, sent, changes, settle: (afterSubmit: AfterSubmit) => settle(afterSubmit) }
}

test('earlier text is restored, and typed text is stored', async () => {
  const { renderForm, drafts, changes } = openTab({ 'newsletter.name': 'Leela' })
  const form = await renderForm('a-')
  expect(form.valueIn('Name')).toBe('Leela')
  expect(changes).toEqual([])
  await form.type('Email', 'leela@example.com')
  expect(drafts.read('newsletter.email')).toBe('leela@example.com')
})

test('the ids of the fields begin with the prefix of this copy of the form', async () => {
  const form = await openTab().renderForm('footer-')
  expect(form.elements('input').map(({ attributes }) => attributes.id)).toEqual(['footer-name', 'footer-email'])
})

test('an invalid field has an error until its text changes, and nothing is sent', async () => {
  const { renderForm, sent } = openTab()
  const form = await renderForm('a-')
  await form.submit()
  expect(form.text()).toContain('Please enter your name.')
  await form.type('Name', 'Leela')
  expect(form.text()).not.toContain('Please enter your name.')
  expect(sent).toEqual([])
})

test('text that the outbox returns appears in the form at once, without earlier errors', async () => {
  const { renderForm, drafts, changes } = openTab()
  const form = await renderForm('a-')
  await form.submit()
  await form.run(() => {
    drafts.write('newsletter.name', 'Leela')
    drafts.write('newsletter.email', 'leela@example.com')
    drafts.notifyExternalChange('other')
  })
  expect(form.valueIn('Name')).toBe('')
  await form.run(() => drafts.notifyExternalChange('newsletter'))
  expect([form.valueIn('Name'), form.valueIn('Email')]).toEqual(['Leela', 'leela@example.com'])
  expect(form.text()).not.toContain('Please enter your name.')
  expect(changes).toEqual(['a-'])
})

test('an unmounted form does not follow its drafts', async () => {
  const { renderForm, drafts, changes } = openTab({ 'newsletter.name': 'Leela' })
  const form = await renderForm('a-')
  await form.unmount()
  drafts.notifyExternalChange('newsletter')
  expect(changes).toEqual([])
})

test('a form is locked while it is being sent, and is empty afterwards', async () => {
  const { renderForm, sent, settle, drafts, changes } = openTab({ 'newsletter.name': 'Leela' })
  const form = await renderForm('a-')
  await form.submit()
  await form.submit()
  await form.type('Name', 'Asha')
  expect(sent).toEqual([{ name: 'Leela', email: '' }])
  expect(form.valueIn('Name')).toBe('Leela')
  expect(form.elements('form')[0]?.attributes['aria-busy']).toBe('true')
  await form.run(() => settle('clear'))
  expect(form.valueIn('Name')).toBe('')
  expect(drafts.read('newsletter.name')).toBe('')
  expect(form.elements('form')[0]?.attributes['aria-busy']).toBe('false')
  expect(changes).toEqual([])
})

test('text that could not be sent stays, and can be sent again', async () => {
  const { renderForm, sent, settle, drafts } = openTab({ 'newsletter.name': 'Leela' })
  const form = await renderForm('a-')
  await form.submit()
  await form.run(() => settle('keep'))
  expect(drafts.read('newsletter.name')).toBe('Leela')
  await form.submit()
  expect(sent).toHaveLength(2)
})

test('the same form on another page does not send the text a second time, and is emptied, too', async () => {
  const { renderForm, sent, settle } = openTab({ 'newsletter.name': 'Leela' })
  const first = await renderForm('a-')
  await first.submit()
  await first.unmount()
  const second = await renderForm('b-')
  expect(second.valueIn('Name')).toBe('Leela')
  await second.submit()
  expect(sent).toHaveLength(1)
  await second.run(() => settle('clear'))
  expect(second.valueIn('Name')).toBe('')
  await second.type('Name', 'Asha')
  await second.submit()
  expect(sent).toHaveLength(2)
})

test('text that the outbox returns while other text is being sent is not cleared', async () => {
  const { renderForm, settle, drafts } = openTab({ 'newsletter.name': 'Leela' })
  const form = await renderForm('a-')
  await form.submit()
  await form.run(() => {
    drafts.write('newsletter.name', 'Asha')
    drafts.notifyExternalChange('newsletter')
  })
  await form.run(() => settle('clear'))
  expect(form.valueIn('Name')).toBe('Asha')
  expect(drafts.read('newsletter.name')).toBe('Asha')
})

test('a character that is typed in two halves stays in the field, and the sent text is well-formed', async () => {
  const { renderForm, drafts, sent, settle } = openTab()
  const form = await renderForm('a-')
  await form.type('Name', 'Leela \uD83D')
  expect(form.valueIn('Name')).toBe('Leela \uD83D')
  expect(drafts.read('newsletter.name')).toBe('Leela \uD83D')
  await form.type('Name', 'Leela 😀')
  await form.type('Email', 'leela\uDE00@example.com')
  await form.submit()
  expect(sent).toEqual([{ name: 'Leela 😀', email: 'leela\uFFFD@example.com' }])
  await form.run(() => settle('keep'))
})

test('a pasted text of half a megabyte stays, gets an error beside its field, and is not sent', async () => {
  const { renderForm, sent } = openTab()
  const form = await renderForm('a-')
  await form.type('Name', 'x'.repeat(500_000))
  await form.type('Email', 'leela@example.com')
  const [name] = form.elements('input')
  expect(name?.attributes).toMatchObject({ 'aria-invalid': 'true', 'aria-describedby': 'a-name-error a-name-count' })
  expect(form.text()).toContain('Please shorten this to 2,000 characters at most.')
  expect(form.text()).toContain('500,000 of 2,000 characters')
  await form.submit()
  expect(sent).toEqual([])
  expect(form.valueIn('Name')).toHaveLength(500_000)
  await form.type('Name', 'x'.repeat(2000))
  expect(form.text()).not.toContain('Please shorten')
  await form.submit()
  expect(sent).toHaveLength(1)
})

test('the count appears at nine tenths of the limit, which a form can set for a field', async () => {
  const form = await openTab().renderForm('a-')
  await form.type('Email', 'x'.repeat(26))
  expect(form.text()).not.toContain('characters')
  await form.type('Email', 'x'.repeat(27))
  expect(form.text()).toContain('27 of 30 characters')
})

test('screen readers announce that the count appears and that the text is too long, but not each key', async () => {
  const form = await openTab().renderForm('a-')
  const announcements: string[] = []
  for (const length of [26, 27, 28, 29, 30, 31, 32]) {
    await form.type('Email', 'x'.repeat(length))
    const live = form.elements('p').filter(({ attributes }) => attributes['aria-live'] === 'polite')
    const announcement = live.map(({ text }) => text).join('')
    if (announcement !== announcements.at(-1)) announcements.push(announcement)
  }
  expect(announcements).toEqual(['', 'You have almost reached the limit.', 'This is too long.'])
})
