import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AgentTimetable } from '#pages/agents/timetable/agent-timetable.tsx'
import { readHtml } from '#support/markup.ts'

const { elements, problems } = readHtml(renderToStaticMarkup(<AgentTimetable replayCount={0} />))
const ofTag = (tag: string) => elements.filter((element) => element.tag === tag)

test('the prerendered timetable shows all five agents and eight steps, and highlights none', () => {
  expect(problems).toEqual([])
  expect(ofTag('li').map(({ text }) => text)).toEqual([
    'Input Agent takes the request',
    'Analyzer reads what is asked',
    'Knowledge Base looks up the facts',
    'Processor does the work',
    'Output Agent gives the answer',
    'Request arrives',
    'Sent to Analyzer and Knowledge Base',
    'Read and looked up',
    'Passed to Processor',
    'Processing',
    'Sent to Output Agent',
    'Answer delivered',
    'At rest',
  ])
  expect(elements.filter(({ attributes }) => 'aria-current' in attributes || 'data-active' in attributes)).toEqual([])
})

test('without animation, the cursor is hidden', () => {
  expect(ofTag('i').map(({ attributes }) => 'hidden' in attributes)).toContain(true)
})

test('the animation has a button that pauses it', () => {
  expect(ofTag('button').map(({ attributes }) => attributes['aria-label'])).toEqual(['Pause the demonstration'])
})
