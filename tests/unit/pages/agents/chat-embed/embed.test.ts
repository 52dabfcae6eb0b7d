import { expect, test } from 'vitest'
import { embedHost, embedScriptUrl } from '#pages/agents/chat-embed/embed.ts'

test('the script URL asks for no welcome and for a chat that can be maximised', () => {
  expect(embedScriptUrl('https://chat.example/embed.js')).toBe(
    'https://chat.example/embed.js?skip-welcome=1&maximizable=1',
  )
})

test('the other parameters of the configured URL stay', () => {
  expect(embedScriptUrl('https://chat.example/embed.js?agent=7&maximizable=0')).toBe(
    'https://chat.example/embed.js?agent=7&maximizable=1&skip-welcome=1',
  )
})

test('the host that visitors see is the host of the configured URL', () => {
  expect(embedHost('https://chat.example/embed.js?agent=7')).toBe('chat.example')
})
