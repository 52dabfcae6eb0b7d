import { record as inquiry } from 'virtual:records/messages/training/form'
import { expect, test } from 'vitest'
import { batchesFor, check, initial, toParams } from '#features/training-inquiry/form.ts'

const filled = {
  name: 'Leela Nair',
  email: 'leela@example.com',
  level: 'Ready to enroll',
  message: 'Is there homework?',
  batch: 'Vibe Coding Masterclass',
}

test('there are the four interest levels of the specification', () => {
  expect(inquiry.levels).toEqual(['Just browsing', 'Seriously considering', 'Ready to enroll', 'Need more information'])
})

test('name, email address and level are required', () => {
  expect(Object.keys(check(initial))).toEqual(['name', 'email', 'level'])
  expect(check({ ...filled, message: '', batch: '' })).toEqual({})
})

test('a level that is not offered counts as missing', () => {
  expect(check({ ...filled, level: 'Maybe' })).toEqual({ level: 'Please choose your interest level.' })
})

test('the address must look like an email address', () => {
  expect(Object.keys(check({ ...filled, email: 'leela' }))).toEqual(['email'])
})

test.each(['asha@exämple.de', 'राम@उदाहरण.भारत'])('%s looks like an email address', (email) => {
  expect(check({ ...filled, email })).toEqual({})
})

test('the mail names the batch and the level, then contains the message', () => {
  expect(toParams(filled)).toEqual({
    to_email: 'hello@vyomix.example',
    from_name: 'Leela Nair',
    from_email: 'leela@example.com',
    phone_number: '',
    meeting_date: '',
    meeting_time: '',
    message:
      'Agentic AI training inquiry\nBatch: Vibe Coding Masterclass\nInterest level: Ready to enroll\n\nIs there homework?',
  })
})

test('without batch and message, the mail contains the level only', () => {
  expect(toParams({ ...filled, batch: '', message: '' }).message).toBe(
    'Agentic AI training inquiry\nInterest level: Ready to enroll',
  )
})

test('the selectable batches are the offered ones, and a chosen batch that is no longer offered', () => {
  const offered = ['Vibe Coding Masterclass, 22 Aug 2025', 'Waitlist for the next batch']
  expect(batchesFor(offered, '')).toEqual(offered)
  expect(batchesFor(offered, 'Waitlist for the next batch')).toEqual(offered)
  expect(batchesFor(offered, 'Rust for Bakers, 1 Mar 2025').at(-1)).toBe('Rust for Bakers, 1 Mar 2025')
})
