import { expect, test } from 'vitest'
import { contact, planOpening } from '#content/contact.ts'
import { copyEmail } from '#content/copy-email.ts'
import { formMessages } from '#content/form-messages.ts'
import { meeting, office, phoneLink } from '#content/meeting.ts'
import { meetingMessages } from '#content/meeting-messages.ts'
import { products } from '#content/products.ts'
import { meta } from '#pages/contact.tsx'

test('the contact page introduces itself in 70 to 160 characters', () => {
  expect(meta).toMatchObject({ title: 'Contact', canonical: '/contact' })
  expect(contact.description.length).toBeGreaterThanOrEqual(70)
  expect(contact.description.length).toBeLessThanOrEqual(160)
})

test('the meeting section says what the specification says', () => {
  expect(meeting.heading).toBe('CONSULTATION & STRATEGY')
  expect(meeting.tagline).toBe('We will discuss your project and explore how AI solutions can transform your business.')
  expect(meeting.expectHeading).toBe('What to Expect')
  expect(meeting.expect).toEqual([
    'Comprehensive project analysis',
    'Custom AI solution recommendations',
    'Timeline and budget discussion',
    'Next steps planning',
  ])
})

test('the office has two telephones, an address with a postal code, and hours for weekdays and weekends', () => {
  expect(office.phones).toEqual(['+91 00000 00000', '+91 00000 00001'])
  expect(office.address.join(', ')).toBe('12 Station Road, Dhruvgarh, Rajasthan 000000, India')
  expect(office.hours).toEqual(['Mon–Fri 11 am to 8 pm', 'Sat, Sun 6 am to 8 pm', 'India time (IST)'])
  expect(phoneLink(office.phones[0])).toBe('tel:+910000000000')
})

test('each plan that is sold begins a message about itself', () => {
  expect(products.map(({ id }) => planOpening(id))).toEqual(
    products.map(({ name, price }) => `I am interested in the ${name} at ${price} a month.`),
  )
})

test.each([null, '', 'no-such-plan', '__proto__'])('%s begins no message', (slug) => {
  expect(planOpening(slug)).toBeUndefined()
})

test('the forms speak the words of the specification', () => {
  expect(meetingMessages).toEqual({
    done: 'Meeting Request Sent!',
    doneHint: "We'll get back to you within 24 hours to confirm your meeting.",
    failed: 'Error',
    failedHint: 'Failed to send meeting request. Please try again or contact us directly.',
  })
  expect(formMessages.contact).toMatchObject({
    incomplete: 'Please fill out all required fields',
    invalidEmail: 'Please enter a valid email address',
    redirecting: 'Redirecting you to the chat app to send your message!',
  })
  expect(copyEmail.copied).toBe('Email copied to clipboard!')
})
