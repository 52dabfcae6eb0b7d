import { expect, test, vi } from 'vitest'
import { reportedNotes, reportNote } from '#prerender/reported-notes.ts'

test('what a build reports is read from its output, each sentence once', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  reportNote('The moon is missing.')
  const [line] = print.mock.calls[0] ?? []
  print.mockRestore()
  expect(reportedNotes(`vite v8\n${line}\n\n${line}\nbuilt`)).toEqual(['The moon is missing.'])
})
