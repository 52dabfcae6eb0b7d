import { ellipsize } from '#lib/sanitize-text.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { InputValues } from '../prompt.ts'
import { findTraits, type Trait } from './idea-traits.ts'

/** Points that apply to most new businesses. */
const generalTrait: Trait = {
  name: '',
  strength: 'You can speak with every customer yourself, which large rivals cannot',
  weakness: 'Nobody knows you yet, so trust has to be earned before the first sale',
  opportunity: 'People solve this badly today, with tools made for something else',
  threat: 'The strongest rival is doing nothing and living with the problem',
  assumption: 'The problem is felt often enough to pay for',
  test: 'Ask ten people when it last happened, and what they did; do not mention the idea',
  channel: 'People you can list by name: write down thirty before you spend anything',
}

/** Returns the demo of the idea validator: a SWOT analysis and a marketing plan, based on the wording of the idea. */
export function swotAnalysis({ idea = '' }: InputValues): string {
  const ideaTraits = findTraits(idea)
  const allTraits = [...ideaTraits, generalTrait]
  const kinds = ideaTraits.map(({ name }) => name)
  const introduction =
    kinds.length === 0
      ? 'Its words point to no particular kind of business, so the points below hold for most new ones.'
      : `Its words point to ${joinKinds(kinds)}, so the points below begin with what that brings along.`
  return `# SWOT analysis

**Idea:** ${escapeMarkdown(idea)}

${introduction} Tick what is true of yours and strike the rest: what you cannot decide is your list of questions.

## Strengths

${bullets(allTraits.map(({ strength }) => strength))}

## Weaknesses

${bullets(allTraits.map(({ weakness }) => weakness))}

## Opportunities

${bullets(allTraits.map(({ opportunity }) => opportunity))}

## Threats

${bullets(allTraits.map(({ threat }) => threat))}

## What has to be true

| Assumption | Cheapest test |
| --- | --- |
${allTraits.map(({ assumption, test }) => `| ${assumption} | ${test} |`).join('\n')}
| Somebody pays the price you need | Ask for a deposit, however small, before anything exists |

Test the one first that would end the idea. Write down before each test which result would stop you.

# Go-to-market plan

1. **The first customers.** Complete the sentence until you can list thirty of them by name: “${escapeMarkdown(ellipsize(idea, 90))}” is for {{people}} who {{situation}} and today {{what they do instead}}.
2. **The message.** One sentence with their words and without yours: “{{What they say when it happens}}. We {{what changes}}.”
3. **The price to try.** Begin with what the problem costs them today, not with what the work costs you. Ask for it in full.
4. **The channel.** Choose one and stay with it for a month:
${allTraits.map(({ channel }) => `   - ${channel}`).join('\n')}
5. **The proof.** After each of the first ten orders: what was expected, what came, and one sentence you may quote, with permission.

## The first 30 days

| Days | What to do | Go on if |
| --- | --- | --- |
| 1–5 | Ten conversations about the problem, none about the idea | Most describe it unasked |
| 6–10 | One page with offer and price, shown to the same ten | Two ask when it starts |
| 11–20 | Three paid orders, done by hand | They would be missed if you stopped |
| 21–25 | Count the hours and the costs of each | The price still holds |
| 26–30 | Ask each customer for two names | One new customer comes that way |

If a row fails, change one thing and repeat it. If it fails twice, the idea needs another customer, not more work.
`
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

function joinKinds(kinds: readonly string[]): string {
  return kinds.length < 2 ? kinds.join('') : `${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1)}`
}
