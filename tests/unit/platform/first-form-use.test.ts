import { beforeEach, expect, test, vi } from 'vitest'
import { onFirstFormUse } from '#platform/first-form-use.ts'

/** An element that is in a form or not. */
class FakeElement {
  readonly isInForm: boolean
  constructor(isInForm: boolean) {
    this.isInForm = isInForm
  }
  closest = () => (this.isInForm ? this : null)
}
const field = new FakeElement(true)
const menu = new FakeElement(false)

let page: EventTarget & { activeElement: FakeElement | null }
const dispatch = (type: string, target: FakeElement) =>
  page.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: target }))

beforeEach(() => {
  page = Object.assign(new EventTarget(), { activeElement: null })
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', FakeElement)
})

test('the first focus in a form is reported once', () => {
  const run = vi.fn()
  onFirstFormUse(run)
  dispatch('focusin', menu)
  expect(run).not.toHaveBeenCalled()
  dispatch('focusin', field)
  dispatch('focusin', field)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a press in a form is reported, because Safari does not focus a button', () => {
  const run = vi.fn()
  onFirstFormUse(run)
  dispatch('pointerdown', field)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a form that had the focus before is reported at once', () => {
  page.activeElement = field
  const run = vi.fn()
  onFirstFormUse(run)
  expect(run).toHaveBeenCalledTimes(1)
})

test('nothing is reported after the wait has been stopped', () => {
  const run = vi.fn()
  onFirstFormUse(run)()
  dispatch('focusin', field)
  expect(run).not.toHaveBeenCalled()
})
