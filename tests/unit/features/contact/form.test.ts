import { record as sender } from 'virtual:records/messages/forms/sender'
import { expect, test } from 'vitest'
import { check, errorAnnouncement, initial, toParams, toText, withOpening } from '#features/contact/form.ts'

const filled = { name: 'Leela Nair', email: 'leela@example.com', phone: '', service: '', message: 'We need a shop.' }

test('name, email address and message are required, the phone is not', () => {
  expect(check(initial)).toEqual({
    name: 'Please enter your name.',
    email: sender.emailMissing,
    message: 'Please write your message.',
  })
  expect(check(filled)).toEqual({})
})

test('an invalid address is reported once all required fields are filled in', () => {
  expect(check({ ...filled, email: 'leela.example.com' })).toEqual({ email: 'Please enter a valid email address' })
  expect(check({ ...filled, email: 'leela.example.com', message: ' ' })).toEqual({
    message: 'Please write your message.',
  })
})

test.each(['@', 'leela@', '@example.com', 'leela @ example.com'])('%j is not an address', (email) => {
  expect(check({ ...filled, email })).toEqual({ email: 'Please enter a valid email address' })
})

test.each(['asha@exämple.de', 'राम@उदाहरण.भारत'])('%s is an address', (email) => {
  expect(check({ ...filled, email })).toEqual({})
})

test('a link to the chat app may have 4,000 characters, of which a Devanagari letter takes nine', () => {
  const tooLong = { message: 'This is too long for WhatsApp. Please shorten it, or send it as an email.' }
  expect(check({ ...filled, message: 'a'.repeat(3500) })).toEqual({})
  expect(check({ ...filled, message: 'a'.repeat(4000) })).toEqual(tooLong)
  expect(check({ ...filled, message: 'न'.repeat(400) })).toEqual({})
  expect(check({ ...filled, message: 'न'.repeat(450) })).toEqual(tooLong)
  expect(check({ ...filled, message: '\uD83D'.repeat(20_000) })).toEqual(tooLong)
  expect(errorAnnouncement(check({ ...filled, message: 'a'.repeat(4000) }))).toBe(tooLong.message)
  expect(errorAnnouncement({ name: 'Please enter your name.', ...tooLong })).toBe('Please fill out all required fields')
})

test('the announcement is one sentence: that a field is empty, or else that the address is invalid', () => {
  expect(errorAnnouncement(check(initial))).toBe('Please fill out all required fields')
  expect(errorAnnouncement(check({ ...filled, email: '' }))).toBe('Please fill out all required fields')
  expect(errorAnnouncement(check({ ...filled, email: '@', message: '' }))).toBe('Please fill out all required fields')
  expect(errorAnnouncement(check({ ...filled, email: '@' }))).toBe('Please enter a valid email address')
})

test('the text for the chat app contains name, email, phone and message', () => {
  expect(toText({ ...filled, phone: '+91 00000 00000' })).toBe(
    'Name: Leela Nair\nEmail: leela@example.com\nPhone: +91 00000 00000\nMessage: We need a shop.',
  )
})

test('a service is a line before the message, in the chat app and in the mail', () => {
  const withService = { ...filled, service: 'Baking' }
  expect(toText(withService)).toBe(
    'Name: Leela Nair\nEmail: leela@example.com\nPhone: Not provided\nService: Baking\nMessage: We need a shop.',
  )
  expect(toParams(withService).message).toBe('Service: Baking\n\nWe need a shop.')
  expect(toText(filled)).not.toContain('Service')
})

test('a missing phone number is sent as "Not provided"', () => {
  expect(toText(filled)).toContain('Phone: Not provided')
})

test('the mail has the same text and no date', () => {
  expect(toParams({ ...filled, name: ' Leela Nair ', phone: ' +91 00000 00000' })).toEqual({
    to_email: 'hello@vyomix.example',
    from_name: 'Leela Nair',
    from_email: 'leela@example.com',
    phone_number: '+91 00000 00000',
    meeting_date: '',
    meeting_time: '',
    message: 'We need a shop.',
  })
})

test('an opening line starts an empty message, precedes an existing one, and is added only once', () => {
  expect(withOpening('', 'About the plan.')).toBe('About the plan.\n\n')
  expect(withOpening('We need a shop.', 'About the plan.')).toBe('About the plan.\n\nWe need a shop.')
  expect(withOpening('About the plan.\n\nToday?', 'About the plan.')).toBe('About the plan.\n\nToday?')
})

test('an opening line replaces an earlier one, and the text after it stays', () => {
  const openings = ['About the plan.', 'About the other.']
  expect(withOpening('About the other.\n\nToday?', 'About the plan.', openings)).toBe('About the plan.\n\nToday?')
  expect(withOpening('About the other.\n\n', 'About the plan.', openings)).toBe('About the plan.\n\n')
})
