import { expect, test } from 'vitest'
import { embedHost, embedScriptUrl } from '#features/chat-embed/embed.ts'

test('the script is asked to skip its welcome and to be maximizable', () => {
  expect(embedScriptUrl('https://chat.example/embed.js')).toBe(
    'https://chat.example/embed.js?skip-welcome=1&maximizable=1',
  )
})

test('parameters that the owner added to the address stay', () => {
  expect(embedScriptUrl('https://chat.example/embed.js?agent=7&maximizable=0')).toBe(
    'https://chat.example/embed.js?agent=7&maximizable=1&skip-welcome=1',
  )
})

test('the visitor is told whose service the chat is', () => {
  expect(embedHost('https://chat.example/embed.js?agent=7')).toBe('chat.example')
})
