import { describe, expect, test } from 'vitest'
import type { FaqEntry } from '#content/chat/faq-entry.ts'
import type { Thesaurus } from '#content/chat/thesaurus.ts'
import { createMatcher } from '#features/chat/matcher.ts'

const FALLBACK =
  "I'm not sure how to help with that specific query. Please try asking about our services, tech stack, contact information, or portfolio."

const thesaurus: Thesaurus = {
  subjects: ['boat, sailing boat, yacht, ship?', 'anchor', 'lighthouse', 'sail'],
  aspects: ['price, cost, how much', 'color, paint', 'repair, mend'],
  settings: ['harbor', 'captain'],
  questions: ['who', 'when, what time', 'hello, good morning'],
  plainWords: 'rope old',
  address: 'your',
  partners: 'you',
  functionWords: 'first second third one a the is are i you do for of my what how much please in with and to can',
  phrases: '',
  negations: '',
  stops: '',
  named: '',
  lookalikes: 'paunt',
  devanagari: ['boat, नाव'],
  combined: [],
  strangers: [],
  harmful: '',
}

function entry(id: string, question: string, link?: FaqEntry['link']): FaqEntry {
  const base = { id, title: `About ${id}`, question, answer: `The answer on ${id}.` }
  return link ? { ...base, link } : base
}

/** Returns the id of the entry that answers, or null for the fallback. */
function answeringEntry(entries: readonly FaqEntry[], text: string): string | null {
  return createMatcher(entries, thesaurus)(text).entry
}

const harbor = [
  entry('boats', 'boat|boat old'),
  entry('prices', 'price|boat price'),
  entry('anchors', 'anchor'),
  entry('colors', 'color'),
  entry('talk-hello', 'hello'),
]

describe('an exact match', () => {
  test('with a title wins outright', () => {
    expect(createMatcher(harbor, thesaurus)('about ANCHORS?')).toMatchObject({ entry: 'anchors', score: 1 })
  })

  test('with an alternative wins outright, even over a longer match', () => {
    const entries = [entry('long', 'boat price'), entry('exact', 'boat the price')]
    expect(answeringEntry(entries, 'Boat, the price!')).toBe('exact')
  })

  test('with the whole question wins outright, even over an entry that contains part of it', () => {
    const entries = [entry('talk-hello', 'hello|anchor hello'), entry('anchors', 'anchor')]
    expect(createMatcher(entries, thesaurus)('hello|anchor hello')).toMatchObject({ entry: 'talk-hello', score: 1 })
  })

  test('with a question that is longer than a message needs only the part that is read', () => {
    const long = Array.from({ length: 90 }, (_, index) => `anchor sail${index}`).join('|')
    expect(answeringEntry([entry('talk-long', long), entry('anchors', 'anchor')], long)).toBe('talk-long')
  })

  test('with a wording that two entries share finds the earlier entry', () => {
    expect(answeringEntry([entry('first', 'anchor'), entry('second', 'anchor')], 'anchor')).toBe('first')
  })

  test('brings answer, link and no suggestions', () => {
    const link = { label: 'Contact', href: '/contact' } as const
    expect(createMatcher([entry('anchors', 'anchor', link)], thesaurus)('anchor')).toEqual({
      kind: 'answer',
      text: 'The answer on anchors.',
      score: 1,
      entry: 'anchors',
      about: null,
      link,
      chips: [],
      suggestions: [],
      chipsAre: 'related',
    })
  })
})

describe('the share', () => {
  test('is the part of an alternative that the message names', () => {
    const match = createMatcher([entry('three', 'boat anchor sail')], thesaurus)
    expect(match('boat and anchor').score).toBeCloseTo(2 / 3)
  })

  test('has to be greater than 0.3', () => {
    expect(answeringEntry([entry('three', 'boat anchor sail')], 'my boat')).toBe('three')
    expect(answeringEntry([entry('four', 'boat anchor sail lighthouse')], 'my boat')).toBeNull()
  })

  test('counts whole words only', () => {
    expect(answeringEntry(harbor, 'boathouse keeper')).toBeNull()
  })

  test('counts each alternative separately, so that synonyms cost nothing', () => {
    expect(answeringEntry([entry('many', 'sail|anchor|lighthouse|boat')], 'the anchor')).toBe('many')
  })

  test('of a complete alternative is larger than part of a longer one', () => {
    expect(answeringEntry([entry('part', 'anchor sail price'), entry('full', 'anchor')], 'an anchor and a price')).toBe(
      'full',
    )
  })
})

describe('between equal shares', () => {
  test('the longer match wins', () => {
    expect(answeringEntry(harbor, 'how much for a boat')).toBe('prices')
  })

  test('a subject weighs more than an aspect', () => {
    expect(answeringEntry([entry('aspects', 'price'), entry('subject', 'sail')], 'sail price')).toBe('subject')
  })

  test('the entry that contains more of the message wins', () => {
    const entries = [entry('little', 'boat'), entry('much', 'boat|sail repair anchor'), entry('other', 'lighthouse')]
    expect(answeringEntry(entries, 'repair my boat')).toBe('much')
  })

  test('a word that fewer entries contain weighs more', () => {
    const entries = [entry('boats', 'boat'), entry('prices', 'boat price'), entry('anchors', 'anchor')]
    expect(answeringEntry(entries, 'an anchor for a boat')).toBe('anchors')
  })

  test('both entries are offered if nothing distinguishes them', () => {
    const even = [entry('first', 'boat sail'), entry('second', 'sail boat')]
    expect(createMatcher(even, thesaurus)('a sail for a boat')).toMatchObject({
      kind: 'choice',
      entry: null,
      chips: ['first', 'second'],
      suggestions: ['About first', 'About second'],
    })
  })

  test('a particular thing wins over a kind', () => {
    const entries = [entry('kind', 'boat price'), entry('thing', 'anchor price')]
    const match = createMatcher(entries, { ...thesaurus, named: 'anchor' })
    expect(match('what is the price of the anchor of a boat').entry).toBe('thing')
  })
})

describe('words', () => {
  test('of the same group have the same meaning, as one word or several', () => {
    for (const text of ['what is the cost of a yacht', 'how much is the sailing boat', 'price of your boats'])
      expect(answeringEntry(harbor, text)).toBe('prices')
  })

  test('of no group are subjects of their own', () => {
    expect(answeringEntry([entry('tides', 'tide')], 'is the tide in, captain')).toBe('tides')
  })

  test('may be split in two', () => {
    expect(answeringEntry([entry('lights', 'lighthouse')], 'my light house please')).toBe('lights')
  })

  test('are not joined into a short word', () => {
    expect(answeringEntry([entry('sails', 'sail')], 'sa il to mars')).toBeNull()
  })

  test('may have endings', () => {
    expect(answeringEntry([entry('repairs', 'repair boat')], 'do you repaired my boats')).toBe('repairs')
  })

  test('of five letters or more may have one typo', () => {
    expect(answeringEntry(harbor, 'the anchers please')).toBe('anchors')
  })

  test('that mean something else are not typos', () => {
    expect(answeringEntry(harbor, 'the paant please')).toBe('colors')
    expect(answeringEntry(harbor, 'the paunt please')).toBeNull()
  })

  test('with a typo are corrected, even beside unknown words', () => {
    const entries = [entry('lights', 'lighthouse'), entry('anchors', 'anchor')]
    expect(answeringEntry(entries, 'grandfather kept a lighthuose')).toBe('lights')
    expect(answeringEntry(entries, 'grandfather kept the ancher')).toBe('anchors')
  })

  test('of four letters may have swapped letters, but no wrong letter', () => {
    expect(answeringEntry(harbor, 'do you mend baots')).toBe('boats')
    expect(answeringEntry(harbor, 'do you mend beats')).toBeNull()
  })

  test('of a fixed phrase count as nothing, but only side by side', () => {
    const match = createMatcher(harbor, { ...thesaurus, phrases: 'boat people, by the anchor' })
    expect(match('the color of boat people').entry).toBe('colors')
    expect(match('boat people').kind).toBe('fallback')
    expect(match('a boat of people').kind).not.toBe('fallback')
  })

  test('of a form with an exclamation mark have no other words in between', () => {
    const subjects = ['anchor, on board!', 'lighthouse, off board']
    const match = createMatcher([entry('anchors', 'anchor'), entry('lights', 'lighthouse')], { ...thesaurus, subjects })
    expect(match('on board please').entry).toBe('anchors')
    expect(match('on my board please').entry).toBe(null)
    expect(match('off my board please').entry).toBe('lights')
  })

  test('of a form may have numbers in between', () => {
    expect(answeringEntry(harbor, 'the sailing 300 boat')).toBe('boats')
  })

  test('that are only function words never answer', () => {
    expect(answeringEntry(harbor, 'what is the')).toBeNull()
    expect(answeringEntry(harbor, 'how do you do')).toBeNull()
  })
})

describe('aspects alone', () => {
  test('answer a message that names nothing else', () => {
    expect(answeringEntry(harbor, 'how much is it for, please')).toBeNull()
    expect(answeringEntry(harbor, 'how much please')).toBe('prices')
  })

  test('do not answer a message with an unknown word', () => {
    expect(answeringEntry(harbor, 'what is the price of onions')).toBeNull()
  })

  test('do not answer a message that names something else that the site knows', () => {
    expect(answeringEntry([entry('prices', 'price'), entry('ropes', 'rope boat')], 'rope price')).toBeNull()
  })

  test('answer beside one unknown word if two aspects match and the message addresses the agency', () => {
    expect(answeringEntry([entry('paint', 'color price')], 'do you paint, and what is the cost in jaipur')).toBe(
      'paint',
    )
    expect(answeringEntry([entry('paint', 'color price')], 'the cost of paint in jaipur')).toBeNull()
  })

  test('answer half of what a message names if the message addresses the agency and has no unknown word', () => {
    const entries = [entry('prices', 'price'), entry('ropes', 'rope boat')]
    expect(answeringEntry(entries, 'do you price rope')).toBe('prices')
    expect(answeringEntry(entries, 'do you price rope in jaipur')).toBeNull()
  })

  test("are subjects after a word such as 'your'", () => {
    expect(answeringEntry(harbor, 'your price for onions')).toBe('prices')
  })
})

describe('a setting', () => {
  const entries = [entry('harbors', 'harbor'), entry('prices', 'price|price captain')]

  test('is answered if the message has nothing else', () => {
    expect(answeringEntry(entries, 'what is the harbor')).toBe('harbors')
    expect(answeringEntry(entries, 'the harbor of mumbai')).toBeNull()
  })

  test('does not answer a message that has another topic', () => {
    expect(answeringEntry(entries, 'what is the price in the harbor')).toBe('prices')
  })

  test("is a subject after a word such as 'your'", () => {
    expect(answeringEntry(entries, 'your harbor in mumbai')).toBe('harbors')
  })
})

describe('a subject', () => {
  test('answers beside unknown words', () => {
    expect(answeringEntry(harbor, 'grandfather wants the anchor')).toBe('anchors')
    expect(answeringEntry(harbor, 'do you think grandfather wants an anchor')).toBe('anchors')
  })

  test('does not answer if it is one word of a message about something else', () => {
    expect(answeringEntry(harbor, 'grandfather sang songs about an anchor')).toBeNull()
  })

  test('with a question mark in its group counts as an aspect', () => {
    expect(answeringEntry(harbor, 'a ship please')).toBe('boats')
    expect(answeringEntry(harbor, 'a ship to mars')).toBeNull()
  })

  test('that is part of an alternative answers only without unknown words', () => {
    const entries = [entry('both', 'anchor sail')]
    expect(answeringEntry(entries, 'my anchor')).toBe('both')
    expect(answeringEntry(entries, 'my rusty anchor')).toBeNull()
  })
})

describe('a greeting', () => {
  test('is answered if the message has nothing else', () => {
    expect(answeringEntry(harbor, 'good morning to you')).toBe('talk-hello')
  })

  test('loses against any topic', () => {
    expect(answeringEntry(harbor, 'hello, how much is a boat')).toBe('prices')
    expect(answeringEntry(harbor, 'hello, what is the price')).toBe('prices')
  })

  test('does not answer a message with another topic', () => {
    expect(answeringEntry(harbor, 'hello, is it raining')).toBeNull()
  })
})

describe('the fallback', () => {
  test('has a fixed text and suggests three questions', () => {
    const answer = createMatcher(harbor, thesaurus)('gold rate today')
    expect(answer).toMatchObject({ text: FALLBACK, score: 0, entry: null })
    expect(answer.suggestions).toEqual(['About boats', 'About prices', 'About anchors'])
  })

  test('suggests the questions of the page before the general ones', () => {
    const match = createMatcher(harbor, thesaurus, (page) => (page === '/sky' ? ['About colors', 'About nothing'] : []))
    expect(match('gold rate today', { page: '/sky' }).suggestions).toEqual([
      'About colors',
      'About boats',
      'About prices',
    ])
    expect(match('gold rate today', { page: '/sea' }).suggestions).toEqual(match('gold rate today').suggestions)
  })

  test('suggests the nearest entries first', () => {
    const { suggestions } = createMatcher(harbor, thesaurus)('the color of parrots')
    expect(suggestions).toEqual(['About colors', 'About boats', 'About prices'])
  })

  test('never suggests a courtesy', () => {
    expect(createMatcher([...harbor].reverse(), thesaurus)('xyzzy').suggestions).not.toContain('About talk-hello')
  })

  test('suggests all entries if there are fewer than three', () => {
    expect(createMatcher([entry('anchors', 'anchor')], thesaurus)('xyzzy').suggestions).toEqual(['About anchors'])
  })
})

describe('any message', () => {
  test.each(['', ' ', '🙂🙂', '???', '你好吗', '<img src=x onerror=alert(1)>', '\u0000\uFFFF', 'constructor'])(
    'without a known word gets the fallback: %j',
    (text) => {
      expect(createMatcher(harbor, thesaurus)(text)).toMatchObject({ text: FALLBACK, entry: null })
    },
  )

  test('of 10,000 characters is read up to the 500th', () => {
    expect(answeringEntry(harbor, `anchor ${'x'.repeat(10_000)}`)).toBe('anchors')
    expect(answeringEntry(harbor, `${'x '.repeat(5_000)} anchor`)).toBeNull()
  })

  test('gets the same answer each time', () => {
    const match = createMatcher(harbor, thesaurus)
    expect(match('how much is a boat')).toEqual(match('how much is a boat'))
  })
})

describe('a stop concept', () => {
  const entries = [entry('prices', 'boat price'), entry('gifts', 'sail'), entry('boats', 'boat')]

  test('leaves only the entries that contain it', () => {
    expect(createMatcher(entries, thesaurus)('a sail for a boat: what price').entry).toBe('prices')
    const match = createMatcher(entries, { ...thesaurus, stops: 'sail' })
    expect(match('a sail for a boat: what price').entry).toBe('gifts')
  })
})

describe('a conversation', () => {
  const match = createMatcher(
    [...harbor, { ...entry('fleet', 'yacht fleet'), options: ['boats', 'anchors'] }, entry('repair', 'boat repair')],
    thesaurus,
  )

  test('a message with only an aspect is combined with the last subject', () => {
    expect(match('and how much?', { last: 'boats' }).entry).toBe('prices')
    expect(match('and the repair?', { last: 'colors' }).entry).not.toBe('repair')
    expect(match('and the repair?', { last: 'prices' }).entry).toBe('repair') // 'boat price' names a boat
    expect(match('and the repair?', { last: 'boats' }).entry).toBe('repair')
  })

  test('a message that only asks when or who is combined with the last subject', () => {
    const matchTimes = createMatcher([...harbor, entry('departures', 'boat when')], thesaurus)
    expect(matchTimes('and when?', { last: 'boats' }).entry).toBe('departures')
    expect(matchTimes('when?', { last: 'colors' }).kind).toBe('fallback')
    expect(matchTimes('hello', { last: 'boats' }).entry).toBe('talk-hello')
  })

  test('a word of the last subject counts as the subject, even if it often means something else', () => {
    const matchShips = createMatcher(
      [...harbor, entry('ships', 'ship crew'), entry('mended', 'boat repair')],
      thesaurus,
    )
    expect(matchShips('and the repair?', { last: 'ships' }).entry).toBe('mended')
  })

  test('the last subject is tried before an entry that contains only the aspect', () => {
    expect(match('the price', { last: 'boats' }).text).toBe('The answer on prices.')
    const paints = createMatcher([...harbor, entry('paints', 'boat color')], thesaurus)
    expect(paints('the color please', { last: 'boats' }).entry).toBe('paints')
    expect(paints('the color please').entry).toBe('colors')
    expect(paints('the color of the anchor', { last: 'boats' }).entry).toBe('anchors')
  })

  test('entries on the last subject are offered if none is complete, and suggested beside a weak answer', () => {
    const matchRopes = createMatcher([...harbor, entry('ropes', 'boat rope sail')], thesaurus)
    expect(matchRopes('and the rope?', { last: 'boats' })).toMatchObject({ kind: 'choice', chips: ['ropes'] })
    const both = createMatcher([...harbor, entry('wide', 'boat color lighthouse')], thesaurus)
    expect(both('and the color?', { last: 'boats' })).toMatchObject({ entry: 'colors', chips: ['wide'] })
  })

  test('one unknown word does not keep a message from the last subject, but two do', () => {
    expect(match('you and your zzz repair?', { last: 'boats' }).entry).toBe('repair')
    expect(match('and the zzz qqq repair?', { last: 'boats' }).kind).toBe('fallback')
  })

  test('a message that asks the same about somebody or something unnamed gets the last answer again', () => {
    expect(match('and for you?', { last: 'boats' }).entry).toBe('boats')
    expect(match('for a captain', { last: 'boats' }).entry).toBe('boats')
    expect(match('and for you?').kind).toBe('fallback')
    expect(match('and for mars?', { last: 'boats' }).kind).toBe('fallback')
  })

  test('a message that refers to the last answer gets it again if the answer contains its words', () => {
    const storage = { ...entry('storage', 'sail'), answer: 'Sails are stored in a shed.' }
    const matchStorage = createMatcher([...harbor, storage], thesaurus)
    expect(matchStorage('and where are they stored?', { last: 'storage' }).entry).toBe('storage')
    expect(matchStorage('and where are they sewn?', { last: 'storage' }).kind).toBe('fallback')
    expect(matchStorage('stored where', { last: 'boats' }).kind).toBe('fallback')
  })

  test("an aspect after 'your' is not combined with the last subject", () => {
    expect(match('what is your price', { last: 'boats' }).entry).toBe('prices')
    expect(match('what is your repair', { last: 'boats' }).entry).not.toBe('prices')
  })

  test('a new subject replaces the last one', () => {
    expect(match('and the anchor?', { last: 'boats' }).entry).toBe('anchors')
  })

  test('a new subject alone is combined with the last aspect', () => {
    const both = createMatcher(
      [entry('boat-price', 'boat price'), entry('anchor-price', 'anchor price'), ...harbor],
      thesaurus,
    )
    expect(both('and the anchor?', { last: 'boat-price' }).entry).toBe('anchor-price')
    expect(both('and to mend the anchor?', { last: 'boat-price' }).entry).toBe('anchors')
    expect(both('the anchor', { last: 'boat-price' }).entry).toBe('anchors')
    expect(both('and the lighthouse?', { last: 'boat-price' }).entry).toBe(null)
  })

  test('a message that equals an alternative, but not a title, is combined with the last subject as well', () => {
    const both = createMatcher([...harbor, entry('anchor-price', 'anchor price')], thesaurus)
    expect(both('price?', { last: 'anchors' }).entry).toBe('anchor-price')
    expect(both('price?').entry).toBe('prices')
    expect(both('About prices', { last: 'anchors' }).entry).toBe('prices')
  })

  test('an aspect alone can be the last subject', () => {
    const shades = createMatcher([entry('shades', 'color'), entry('shade-price', 'color price'), ...harbor], thesaurus)
    expect(shades('and how much?', { last: 'shades' }).entry).toBe('shade-price')
  })

  test('an ordinal picks an option of the last answer', () => {
    expect(match('the second one', { last: 'fleet' }).entry).toBe('anchors')
    expect(match('the third one', { last: 'fleet' }).kind).toBe('fallback')
    expect(match('and the last one?', { last: 'fleet' }).entry).toBe('anchors')
    expect(match('how much is the first one', { last: 'fleet' }).entry).toBe('prices')
  })

  test.each(['nobody', '', '__proto__', 'constructor'])('an unknown last entry, %j, changes nothing', (last) => {
    expect(match('and how much?', { last })).toEqual(match('and how much?'))
  })
})

describe('the same answer', () => {
  const match = createMatcher(
    [...harbor, entry('repair', 'boat repair'), entry('declined-harm', 'lighthouse')],
    thesaurus,
  )
  const ANCHORS = 'The answer on anchors.'

  test('says that it is the same if it is given twice in a row', () => {
    expect(match('the anchor please', { last: 'anchors' }).text).toBe(`The same answer fits here: ${ANCHORS}`)
    expect(match('the anchor please', { last: 'anchors', said: 'Something else.' }).text).toBe(ANCHORS)
  })

  test('is given to an exact question as often as it is asked', () => {
    expect(match('About anchors', { last: 'anchors' }).text).toBe(ANCHORS)
  })

  test('becomes a choice of what else may be meant if it is doubtful', () => {
    const text = 'price of the boat of the captain zzz'
    expect(match(text)).toMatchObject({ entry: 'prices', chips: expect.arrayContaining(['boats']) })
    expect(match(text, { last: 'prices' })).toMatchObject({ kind: 'choice', entry: null })
  })

  test('becomes the fallback at the third time, if there is nothing to choose from', () => {
    const { text: said } = match('the anchor please', { last: 'anchors' })
    expect(match('the anchor please', { last: 'anchors', said }).kind).toBe('fallback')
  })

  test('is the fallback for a courtesy and for a refused request', () => {
    expect(match('good morning to you', { last: 'talk-hello' }).kind).toBe('fallback')
    expect(match('my lighthouse', { last: 'declined-harm' }).kind).toBe('fallback')
  })
})

describe('a message of several sentences', () => {
  const match = createMatcher([...harbor, entry('repair', 'boat repair')], thesaurus)

  test('gets the answer to its question, whatever its other sentences say', () => {
    const story = 'Hello. I have zzz and qqq and so much else. What is the price of a boat? Thank you'
    expect(match(story)).toMatchObject({ kind: 'answer', entry: 'prices' })
  })

  test('gets its second request as a suggestion', () => {
    expect(match('What is the price of a boat? And do you repair a boat?')).toMatchObject({
      entry: 'prices',
      chips: ['repair'],
      chipsAre: 'also',
    })
  })

  test('prefers its question to its request, and its request to its statements', () => {
    expect(match('I want an anchor. What is the price of a boat?').entry).toBe('prices')
    expect(match('The anchor is rusty zzz. I want the price of a boat.').entry).toBe('prices')
  })

  test('joins a question that refers to the sentence before with that sentence', () => {
    const functionWords = `${thesaurus.functionWords} it me`
    const entries = [...harbor, entry('beams', 'lighthouse|lighthouse boat price')]
    const lights = createMatcher(entries, { ...thesaurus, functionWords })
    expect(lights('I paint the lighthouse. How much is a boat for it?').entry).toBe('beams')
    expect(lights('I paint the lighthouse. How much is a boat for me?').entry).toBe('prices')
  })

  test('takes the subject from another of its sentences', () => {
    expect(match('We have a yacht in town zzz. Can you do the repair?').entry).toBe('repair')
  })
})

describe('an answer that may be a wrong guess', () => {
  const match = createMatcher([...harbor, entry('repair', 'boat repair')], thesaurus)

  test('suggests the other near matches', () => {
    expect(match('the repair of the color of a boat')).toMatchObject({
      chips: ['boats', 'colors'],
      chipsAre: 'related',
    })
  })

  test('says which question it answers if another entry covers more of the message, or nearly half of it is unknown', () => {
    expect(match('boat old price').about).toBe(null)
    expect(match('price of the boat of the captain zzz').about).toBe('About prices')
  })

  test('says which question it answers if the message is a story, of which most may be background', () => {
    expect(match('Hello. The boat is old. How much is a boat?')).toMatchObject({
      entry: 'prices',
      about: 'About prices',
    })
  })

  test('becomes a choice of up to three entries if too much of the question is unknown', () => {
    const { kind, suggestions } = match('can you zzz and qqq the color of the boat')
    expect({ kind, count: suggestions.length }).toEqual({ kind: 'choice', count: 3 })
  })

  test('suggests what else the message may mean, even if it contains all that is asked', () => {
    expect(match('Hello. The anchor is old. How much is a boat?')).toMatchObject({
      entry: 'prices',
      chips: expect.arrayContaining(['anchors']),
    })
  })

  test('suggests nothing if it covers the whole question', () => {
    expect(match('how much for a boat').chips).toEqual([])
  })
})

describe('an answer that declines', () => {
  const declined = entry('declined-harm', 'anchor')
  const match = createMatcher([...harbor.filter(({ id }) => id !== 'anchors'), declined], thesaurus)

  test('takes precedence anywhere in a message, and suggests nothing', () => {
    expect(match('how much is a boat with an anchor')).toMatchObject({ entry: 'declined-harm', chips: [] })
    expect(match('Hello. I need an anchor. What is the price of a boat?')).toMatchObject({
      entry: 'declined-harm',
      chips: [],
    })
  })
})

describe('a harmful wish', () => {
  const match = createMatcher(harbor, { ...thesaurus, strangers: ['sink, scuttle'], harmful: 'sink' })

  test('gets no answer that sells, if that answer may be wrong', () => {
    expect(match('how much to sink a boat zzz')).toMatchObject({ kind: 'fallback', entry: null })
    expect(match('how much to raise a boat zzz').kind).toBe('choice')
  })

  test('gets the answer of an entry for such messages', () => {
    const thatStops = createMatcher(harbor, { ...thesaurus, strangers: ['sink'], harmful: 'sink', stops: 'anchor' })
    expect(thatStops('may the anchor sink').entry).toBe('anchors')
    expect(match('may the anchor sink').entry).toBe(null)
  })
})

describe('Devanagari', () => {
  test('is answered if its words are known', () => {
    expect(answeringEntry(harbor, 'नाव')).toBe('boats')
  })

  test('gets the fallback and a sentence in Hindi if its words are unknown', () => {
    const { text, kind } = createMatcher(harbor, thesaurus)('मौसम')
    expect(kind).toBe('fallback')
    expect(text.startsWith(FALLBACK)).toBe(true)
    expect(text.slice(FALLBACK.length)).toMatch(/\p{Script=Devanagari}.*\+?\d/u)
  })
})

test('an answer reads the text of no other entry, however many are near: they were read in advance', () => {
  let reads = 0
  const many = Array.from({ length: 1000 }, (_, number) => ({
    ...entry(`boat-${number}`, `boat ${number} rope|price boat ${number}`),
    get answer() {
      reads += 1
      return `The boat ${number} has a rope.`
    },
  }))
  const match = createMatcher(many, thesaurus)
  expect(reads).toBeGreaterThanOrEqual(1000)
  reads = 0
  expect(match('old rope of the boat and an anchor').chips.length).toBeGreaterThan(0)
  expect(reads).toBeLessThan(10)
})
