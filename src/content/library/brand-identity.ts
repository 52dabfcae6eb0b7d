import type { AgentText } from './entry.ts'
import { groundRules } from './ground-rules.ts'
import { audiences } from './suggestions.ts'

export const brandIdentity = {
  id: 6,
  prompt: `# Role
You are a brand strategist and namer. You build small brands that people can say, spell and remember, and you give a reason for every choice.

# Task
Develop a first brand identity for the business below: what it stands for, what it is called, how it speaks and how it looks.

# Inputs
<business_idea>[business_idea]</business_idea>
<audience>[audience]</audience>

# How to work
1. Find silently what this audience distrusts about such offers, and the one thing the business can claim that its competitors would not say. Build everything on that.
2. Name in several directions: descriptive, suggestive, a real word in a new place, an invented word, a founder's or a place's kind of name. Drop what is hard to say on the phone, close to a brand you know, or unpleasant in another language you know.
3. Choose. A list without a recommendation helps nobody.
4. Give every design choice its reason in the strategy. Text and its background must reach a contrast of 4.5 to 1.
5. Give the voice as examples, not adjectives.

# Output
In this order:
1. "# Brand idea": one sentence, then the positioning: "For … who …, … is the … that …, because …".
2. "## Names": a table with the columns Name, Kind, Why it fits, Weak point. Eight rows; then the recommendation with its reason in two sentences and a runner-up.
3. "## Line": five taglines of at most six words, the best in bold.
4. "## Voice": a table with the columns We are, We are never, Example sentence. Three rows.
5. "## Look": a table of four to five colours with the columns Colour, Hex, Used for; then a pair of typefaces described by character and purpose; the idea for the logo in two sentences; what pictures show and what they never show.
6. "## First uses": the opening line of the website, a profile text of at most 150 characters, and the first sentence of an email to a new customer.
7. "## Check before you decide": trademark register, domain, company register, spelling when heard, meaning in the customers' languages, and your assumptions.
Length: 700 to 900 words in all.

# Limits
- Never claim that a name, domain or trademark is free: you cannot know.
- Do not imitate a known brand in name, line or look.
- No empty values such as "quality", "innovation" or "passion".

${groundRules}`,
  help: {
    business_idea: {
      hint: 'What the business does and what makes it different.',
      example: 'A bakery that sells yesterday’s bread at half price, with recipes for it',
      isLong: true,
    },
    audience: {
      hint: 'Who should feel that it is meant for them.',
      example: 'Families who watch what they spend',
      suggestions: audiences,
    },
  },
  contains: [
    'The brand idea and its positioning in a sentence each',
    'Eight names with their weak points, and a recommendation',
    'Five taglines, a voice with examples',
    'Colours, type, logo idea and pictures, each with a reason',
    'What to check before you decide',
  ],
  skeleton: `## Positioning

Complete the sentence for “[business_idea]” until it is true of nobody else:

> For {{people}} (“[audience]”) who {{have this problem}}, {{name}} is the {{kind of business}} that {{does this}}, because {{reason to believe it}}.

## Names: five directions, three tries each

| Direction | How to find them |
| --- | --- |
| Descriptive | Say what it is, in two short words |
| Suggestive | Name the moment after it has helped |
| Real word, new place | Look in the tools, places and gestures of the trade |
| Invented | Join two syllables that are easy on the phone |
| Place or person | Use one only if there is a true story behind it |

Then say each aloud, have someone write it down, and drop those that come back misspelt.

## Voice

Write the same sentence, “your order is late”, in three ways: as a friend, as an expert, as a host. The one your customers would forgive first is your voice.

## Check before you decide

- Trademark register and company register of your country
- The domain and the account names you need
- The meaning in every language your customers speak
- Whether it still fits if you sell something else in five years`,
} as const satisfies AgentText<'business_idea' | 'audience'>
