import { records as agentFields } from 'virtual:records/agents'
import { records as trainingBatches } from 'virtual:records/batches'
import { record as facts } from 'virtual:records/facts'
import { record as unsure } from 'virtual:records/messages/chat/unsure'
import { records as products } from 'virtual:records/products'
import { expect, test } from 'vitest'
import { downtimeMinutes } from '#content/chat/downtime.ts'
import { thesaurus } from '#content/chat/thesaurus.ts'
import { config } from '#content/config.ts'
import { jobCategories } from '#content/jobs/categories.ts'
import { jobs } from '#content/jobs.ts'
import { PAIR_COUNT } from '#content/memory-game.ts'
import { posts } from '#content/posts.ts'
import { projects } from '#content/projects.ts'
import { createMessageParser } from '#features/chat/parse-message.ts'
import { tokenize } from '#features/chat/tokens.ts'
import { answerMessage, chatFaq } from '#support/chat.ts'

const alternatives = chatFaq.flatMap(({ id, question }) =>
  question.split('|').map((text) => ({ id, text: text.trim() })),
)
const parseMessage = createMessageParser(
  thesaurus,
  alternatives.map(({ text }) => text),
)

/** Returns the meaning of an alternative, regardless of word order and synonyms. */
const meaningOf = (text: string) => [...parseMessage(text).concepts.keys()].sort().join(' + ')

test('there are at least 170 entries, each with its own id and title', () => {
  expect(chatFaq.length).toBeGreaterThanOrEqual(170)
  expect(new Set(chatFaq.map(({ id }) => id)).size).toBe(chatFaq.length)
  expect(new Set(chatFaq.map(({ title }) => title)).size).toBe(chatFaq.length)
})

test('each title finds its own entry', () => {
  expect(chatFaq.filter(({ id, title }) => answerMessage(title).entry !== id).map(({ title }) => title)).toEqual([])
})

test('each alternative finds its own entry', () => {
  const misses = alternatives.filter(({ id, text }) => answerMessage(text).entry !== id)
  expect(misses.map(({ id, text }) => `${id}: ${text} finds ${answerMessage(text).entry}`)).toEqual([])
})

test('the complete question field, with all alternatives, finds its own entry with the highest possible score', () => {
  const lost = chatFaq.filter(({ id, question }) => {
    const { entry, score } = answerMessage(question)
    return entry !== id || score !== 1
  })
  expect(lost.map(({ id, question }) => `${id}: finds ${answerMessage(question).entry}`)).toEqual([])
})

test('no two entries share an alternative', () => {
  const owners = new Map<string, Set<string>>()
  for (const { id, text } of alternatives) owners.set(text, (owners.get(text) ?? new Set()).add(id))
  expect([...owners].filter(([, ids]) => ids.size > 1).map(([text]) => text)).toEqual([])
})

test('no alternative consists of function words alone', () => {
  expect(alternatives.filter(({ text }) => meaningOf(text) === '')).toEqual([])
})

test('no two alternatives mean the same', () => {
  const meanings = alternatives.map(({ text }) => meaningOf(text))
  const duplicates = alternatives.filter(({ text }, index) => meanings.indexOf(meaningOf(text)) !== index)
  expect(duplicates).toEqual([])
})

test('no form occurs twice in the thesaurus', () => {
  const { subjects, aspects, settings, questions, strangers, phrases } = thesaurus
  const groups = [...subjects, ...aspects, ...settings, ...questions, ...strangers, phrases]
  const forms = groups.flatMap((group) => [...new Set(group.split(',').map((form) => tokenize(form).join(' ')))])
  expect(forms.filter((form, index) => form === '' || forms.indexOf(form) !== index)).toEqual([])
})

test('every figure in an answer comes from a fact, a setting or a record', () => {
  const openings = [jobs, ...jobCategories.map(({ id }) => jobs.filter(({ category }) => category === id))]
  const counts = openings.map(({ length }) => length)
  const sources = [
    ...Object.values(facts),
    ...counts,
    ...products.map(({ price }) => price),
    ...[projects.length, posts.length, PAIR_COUNT, 2 * PAIR_COUNT],
    agentFields.length,
    downtimeMinutes(facts.uptime),
    config.phone,
    config.phone2,
  ]
  const batches = trainingBatches.flatMap(({ date, duration, price }) => [date, duration, price])
  const figuresOf = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? []
  const knownFigures = new Set([...sources, ...batches].flatMap((value) => figuresOf(String(value))))
  const unknownFigures = chatFaq.flatMap(({ id, answer: text }) =>
    figuresOf(text)
      .filter((figure) => !knownFigures.has(figure))
      .map((figure) => `${id}: ${figure}`),
  )
  expect(unknownFigures).toEqual([])
})

test('messages about something else get the fallback', () => {
  const messages = [
    'what is the weather in delhi',
    'how do i boil an egg',
    'who won the cricket match yesterday',
    'best biryani recipe',
    'tell me a joke',
    'how tall is mount everest',
    'what is 12 times 14',
    'book a flight to goa',
    'my cat is sick',
    'how to make paneer at home',
    'who is the prime minister',
    'translate hello to french',
    'best time to visit kerala',
    'how to lose weight fast',
    'what should i wear today',
    'capital of australia',
    'i like trains',
    'purple monkey dishwasher',
    'how do i fix my bicycle tyre',
    'is it going to rain',
    'movie showtimes near me',
    'lyrics of that song',
    'how many legs does a spider have',
    'recommend a good book',
    'my neighbour is loud',
    'how to tie a tie',
    'what is the meaning of life',
    'best shoes for running',
    'gold rate today',
    'train timing to mumbai',
    'asdf qwer zxcv',
    'how to grow tomatoes',
    'who wrote hamlet',
    'distance from earth to moon',
    'make me a sandwich',
    'good restaurants in town',
    'exam results date',
    'when is diwali this year',
    'can you sing',
    'what is it?',
  ]
  expect(messages.filter((text) => answerMessage(text).entry !== null)).toEqual([])
  expect(new Set(messages.map((text) => answerMessage(text).text))).toEqual(new Set([unsure.fallback]))
})

test('no answer begins with yes, no or a similar word, so that each answer also suits the negated question', () => {
  const yesOrNo = /^(?:yes\b|(?:no|not|often|sure|right|correct|true|of course|certainly)\s*[,.:;!])/i
  expect(chatFaq.filter(({ answer: text }) => yesOrNo.test(text)).map(({ id }) => id)).toEqual([])
})
