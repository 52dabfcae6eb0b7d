type Tone = {
  readonly pattern: RegExp
  /** How to write in this tone. */
  readonly advice: readonly [string, string, string]
  readonly pitfall: string
}

/** Writing advice for each tone. The pattern matches the words that visitors use for the tone. */
const tones: readonly Tone[] = [
  {
    pattern: /\b(friendly|warm|casual|conversational|approachable|relaxed|informal)\b/,
    advice: [
      'Write “you” and “we”, and contractions where you would say them aloud.',
      'Keep sentences under twenty words; let every fourth one be very short.',
      'Explain a hard point the way you would to a neighbour, with one everyday comparison.',
    ],
    pitfall: 'Too much of it: jokes in the steps, and thanks for reading.',
  },
  {
    pattern: /\b(professional|formal|serious|authoritative|corporate|business)\b/,
    advice: [
      'State the point first, then the reason. No warm-up sentences.',
      'Use the exact term of the field, and the same term every time.',
      'Replace adjectives by facts: what, how many, by when.',
    ],
    pitfall: 'Too much of it: passive sentences, and nouns where a verb would do.',
  },
  {
    pattern: /\b(persuasive|convincing|sales|selling|compelling|bold)\b/,
    advice: [
      'Begin with what the reader loses today, in their words.',
      'Make one claim, give the reason, then answer the objection to it.',
      'End each section with a step that costs the reader little.',
    ],
    pitfall: 'Too much of it: superlatives, urgency, and promises nobody can check.',
  },
  {
    pattern: /\b(witty|funny|humou?r(ous)?|playful|dry|fun|cheeky)\b/,
    advice: [
      'Put the surprise at the end of the sentence, never in the middle.',
      'Joke about the situation or about yourself, never about the reader.',
      'Keep instructions, prices and warnings free of jokes.',
    ],
    pitfall: 'Too much of it: a second joke before the first has paid off.',
  },
  {
    pattern: /\b(calm|reassuring|gentle|kind|empathetic|caring|supportive|patient)\b/,
    advice: [
      'Say first that the problem is common and can be solved.',
      'Give one step at a time, and say how the reader knows that it worked.',
      'Put warnings where they are needed, and say what to do instead.',
    ],
    pitfall: 'Too much of it: softening every sentence until no advice is left.',
  },
  {
    pattern: /\b(technical|expert|academic|scientific|detailed|precise|analytical)\b/,
    advice: [
      'Define each term at its first use, then use nothing else for it.',
      'Name versions, units and conditions: under which the advice holds, and when not.',
      'Show the example before the rule, complete enough to be tried.',
    ],
    pitfall: 'Too much of it: leaving out the reason because experts know it.',
  },
  {
    pattern: /\b(inspir\w*|motivat\w*|enthusias\w*|energetic|uplifting|optimistic|encouraging)\b/,
    advice: [
      'Show one small success early, and how it was reached.',
      'Use active verbs and the present tense.',
      'Name the hard part openly: encouragement is believed after that.',
    ],
    pitfall: 'Too much of it: exclamation marks, and success without work.',
  },
]

const generalTone: Omit<Tone, 'pattern'> = {
  advice: [
    'Find one published text that sounds the way you mean, and note three things it does.',
    'Decide how the reader is addressed, and keep to it from title to last line.',
    'Read your first paragraph aloud. Change every word you would not say to this reader.',
  ],
  pitfall: 'Too much of it: the reader notices the tone before the content.',
}

/**
 * Returns the advice and the typical pitfalls for the tones that a text names, two at most. A text that names no known
 * tone gets general advice.
 */
export function toneGuide(tone: string): { readonly advice: readonly string[]; readonly pitfalls: readonly string[] } {
  const lowerCaseTone = tone.toLowerCase()
  const matchingTones = tones.filter(({ pattern }) => pattern.test(lowerCaseTone)).slice(0, 2)
  const guides = matchingTones.length === 0 ? [generalTone] : matchingTones
  return { advice: guides.flatMap(({ advice }) => advice), pitfalls: guides.map(({ pitfall }) => pitfall) }
}
