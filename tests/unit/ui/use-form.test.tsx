import { expect, test } from 'vitest'
import { fakeDrafts } from '#support/fake-ports.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'
import { Field } from '#ui/field.tsx'
import { FormGrid } from '#ui/form.tsx'
import { type AfterSubmit, useForm } from '#ui/use-form.ts'

const initial = { name: '', email: '' }

/** A tab with a form that asks for a name and an address, which can be shown several times. */
function tab(texts: Readonly<Record<string, string>> = {}) {
  const [store, drafts] = [testStore(), fakeDrafts(new Map(Object.entries(texts)))]
  const sent: unknown[] = []
  const changes: string[] = []
  let settle: (fate: AfterSubmit) => void = () => {}
  const submit = (values: typeof initial) => {
    sent.push(values)
    return new Promise<AfterSubmit>((resolve) => {
      settle = resolve
    })
  }
  const place = (idPrefix: string) =>
    renderComponent(store, () => {
      const check = ({ name }: typeof initial) => (name === '' ? { name: 'Please enter your name.' } : {})
      const limits = { email: 30 }
      const onChange = () => void changes.push(idPrefix)
      const form = useForm({ drafts }, { name: 'letter', idPrefix, initial, check, limits, submit, onChange })
      return (
        <FormGrid {...form.form}>
          <Field label="Name" {...form.field('name')} />
          <Field label="Email" {...form.field('email')} />
        </FormGrid>
      )
    })
  return { place, drafts, sent, changes, settle: (fate: AfterSubmit) => settle(fate) }
}

test('earlier text is restored, and typed text is stored', async () => {
  const { place, drafts, changes } = tab({ 'letter.name': 'Leela' })
  const form = await place('a-')
  expect(form.valueIn('Name')).toBe('Leela')
  expect(changes).toEqual([])
  await form.type('Email', 'leela@example.com')
  expect(drafts.read('letter.email')).toBe('leela@example.com')
})

test('each copy of the form has its own ids', async () => {
  const form = await tab().place('footer-')
  expect(form.elements('input').map(({ attributes }) => attributes.id)).toEqual(['footer-name', 'footer-email'])
})

test('a wrong field has an error, and nothing is sent', async () => {
  const { place, sent } = tab()
  const form = await place('a-')
  await form.submit()
  expect(form.text()).toContain('Please enter your name.')
  await form.type('Name', 'Leela')
  expect(form.text()).not.toContain('Please enter your name.')
  expect(sent).toEqual([])
})

test('text that is given back appears in the form at once, without earlier errors', async () => {
  const { place, drafts, changes } = tab()
  const form = await place('a-')
  await form.submit()
  await form.run(() => {
    drafts.write('letter.name', 'Leela')
    drafts.write('letter.email', 'leela@example.com')
    drafts.notifyExternalChange('other')
  })
  expect(form.valueIn('Name')).toBe('')
  await form.run(() => drafts.notifyExternalChange('letter'))
  expect([form.valueIn('Name'), form.valueIn('Email')]).toEqual(['Leela', 'leela@example.com'])
  expect(form.text()).not.toContain('Please enter your name.')
  expect(changes).toEqual(['a-'])
})

test('an unmounted form receives nothing', async () => {
  const { place, drafts, changes } = tab({ 'letter.name': 'Leela' })
  const form = await place('a-')
  await form.unmount()
  drafts.notifyExternalChange('letter')
  expect(changes).toEqual([])
})

test('while a form is being sent it is locked, and it is emptied when the text has arrived', async () => {
  const { place, sent, settle, drafts, changes } = tab({ 'letter.name': 'Leela' })
  const form = await place('a-')
  await form.submit()
  await form.submit()
  await form.type('Name', 'Asha')
  expect(sent).toEqual([{ name: 'Leela', email: '' }])
  expect(form.valueIn('Name')).toBe('Leela')
  expect(form.elements('form')[0]?.attributes['aria-busy']).toBe('true')
  await form.run(() => settle('clear'))
  expect(form.valueIn('Name')).toBe('')
  expect(drafts.read('letter.name')).toBe('')
  expect(form.elements('form')[0]?.attributes['aria-busy']).toBe('false')
  expect(changes).toEqual([])
})

test('text that was not sent stays, and can be sent again', async () => {
  const { place, sent, settle, drafts } = tab({ 'letter.name': 'Leela' })
  const form = await place('a-')
  await form.submit()
  await form.run(() => settle('keep'))
  expect(drafts.read('letter.name')).toBe('Leela')
  await form.submit()
  expect(sent).toHaveLength(2)
})

test('the same form on another page does not send the text a second time, and is emptied with the first', async () => {
  const { place, sent, settle } = tab({ 'letter.name': 'Leela' })
  const first = await place('a-')
  await first.submit()
  await first.unmount()
  const second = await place('b-')
  expect(second.valueIn('Name')).toBe('Leela')
  await second.submit()
  expect(sent).toHaveLength(1)
  await second.run(() => settle('clear'))
  expect(second.valueIn('Name')).toBe('')
  await second.type('Name', 'Asha')
  await second.submit()
  expect(sent).toHaveLength(2)
})

test('text that is given back while other text is being sent is not lost with it', async () => {
  const { place, settle, drafts } = tab({ 'letter.name': 'Leela' })
  const form = await place('a-')
  await form.submit()
  await form.run(() => {
    drafts.write('letter.name', 'Asha')
    drafts.notifyExternalChange('letter')
  })
  await form.run(() => settle('clear'))
  expect(form.valueIn('Name')).toBe('Asha')
  expect(drafts.read('letter.name')).toBe('Asha')
})

test('a character that arrives in two halves is unchanged while it is typed; the sent text is well-formed', async () => {
  const { place, drafts, sent, settle } = tab()
  const form = await place('a-')
  await form.type('Name', 'Leela \uD83D')
  expect(form.valueIn('Name')).toBe('Leela \uD83D')
  expect(drafts.read('letter.name')).toBe('Leela \uD83D')
  await form.type('Name', 'Leela 😀')
  await form.type('Email', 'leela\uDE00@example.com')
  await form.submit()
  expect(sent).toEqual([{ name: 'Leela 😀', email: 'leela\uFFFD@example.com' }])
  await form.run(() => settle('keep'))
})

test('a pasted half megabyte stays, gets an error beside its field, and is not sent', async () => {
  const { place, sent } = tab()
  const form = await place('a-')
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
  const form = await tab().place('a-')
  await form.type('Email', 'x'.repeat(26))
  expect(form.text()).not.toContain('characters')
  await form.type('Email', 'x'.repeat(27))
  expect(form.text()).toContain('27 of 30 characters')
})

test('screen readers announce the count when it appears and when the text is too long, and not at each key', async () => {
  const form = await tab().place('a-')
  const heard: string[] = []
  for (const length of [26, 27, 28, 29, 30, 31, 32]) {
    await form.type('Email', 'x'.repeat(length))
    const live = form.elements('p').filter(({ attributes }) => attributes['aria-live'] === 'polite')
    const said = live.map(({ text }) => text).join('')
    if (said !== heard.at(-1)) heard.push(said)
  }
  expect(heard).toEqual(['', 'There is little room left.', 'This is too long.'])
})
