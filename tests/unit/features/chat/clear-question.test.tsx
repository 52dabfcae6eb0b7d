import { record as words } from 'virtual:records/messages/chat/panel'
import { expect, test } from 'vitest'
import { ClearQuestion } from '#features/chat/ui/clear-question.tsx'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

/** Renders the question, and records the answers to it. */
async function renderQuestion() {
  const answers: string[] = []
  const question = await renderComponent(testStore(), () =>
    ClearQuestion({ onClear: () => answers.push('clear'), onKeep: () => answers.push('keep') }),
  )
  return { question, answers }
}

test('the conversation is deleted only by the button that says so', async () => {
  const { question, answers } = await renderQuestion()
  expect(question.text()).toContain(words.clearing.question)
  await question.press(words.clearing.not)
  await question.press(words.clearing.sure)
  expect(answers).toEqual(['keep', 'clear'])
})

test('Escape keeps the conversation, and does not reach the panel', async () => {
  const { question, answers } = await renderQuestion()
  let isStopped = false
  const stopPropagation = () => {
    isStopped = true
  }
  await question.callHandler('onKeyDown', { key: 'Escape', nativeEvent: { isComposing: false }, stopPropagation })
  expect([answers, isStopped]).toEqual([['keep'], true])
})
