import { ellipsize } from '#lib/sanitize-text.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { InputValues } from '../prompt.ts'

/** Texts for one kind of buyer: people who buy at work, or people who buy for themselves. */
type Buyer = {
  readonly kind: string
  readonly trigger: string
  readonly influencers: string
  readonly reasonToWait: string
  readonly objections: readonly (readonly [objection: string, reason: string, answer: string])[]
  readonly channels: readonly [string, string]
}

const workBuyer: Buyer = {
  kind: 'people who buy for their work',
  trigger: 'A deadline missed, a person leaving, or a question from above that could not be answered',
  influencers: 'Those who pay, those who must use it every day, and those who look after the systems',
  reasonToWait: 'The current way still works on good days, and changing it makes work first',
  objections: [
    [
      '“We have something for that”',
      'Nobody wants to have chosen wrongly before',
      'Show the one case it does not cover',
    ],
    [
      '“No time to introduce it”',
      'Fear of two ways of working at once',
      'Offer the first step alone, with an end date',
    ],
    ['“I have to ask”', 'They need words for somebody else', 'Give them half a page they can forward'],
  ],
  channels: ['Colleagues in the same job elsewhere', 'The association, event or group of the trade'],
}

const privateBuyer: Buyer = {
  kind: 'people who buy for themselves',
  trigger: 'A change in life, a bad experience, or seeing it work for somebody they know',
  influencers: 'Partner, family or the friend who knows about such things',
  reasonToWait: 'It is not urgent today, and a wrong purchase is annoying for a long time',
  objections: [
    [
      '“Is it worth the money?”',
      'They cannot see the use before paying',
      'Show a result they can check, and an easy way out',
    ],
    ['“Does it suit me?”', 'The examples show other people', 'Show somebody in the same situation'],
    ['“Later, maybe”', 'Nothing happens if they wait', 'Name what waiting costs, without pressure'],
  ],
  channels: ['People they trust in the same situation', 'The place where they look for advice already'],
}

const workPattern =
  /\b(owners?|managers?|founders?|compan(y|ies)|teams?|business(es)?|clinics?|agenc(y|ies)|developers?|engineers?|hr|staff|b2b|enterprises?|start-?ups?|shops?|directors?|freelancers?|teachers?|professionals?)\b/i

/** Returns the demo of the persona generator: a worksheet that marks guesses and leaves the facts open. */
export function personaSheet({ product = '', audience = '', industry = '' }: InputValues): string {
  const buyer = workPattern.test(audience) ? workBuyer : privateBuyer
  return `# Persona: ${escapeMarkdown(ellipsize(audience, 70))}

- **Product:** ${escapeMarkdown(product)}
- **Audience:** ${escapeMarkdown(audience)}
- **Industry:** ${escapeMarkdown(industry)}

The audience reads like ${buyer.kind}; the sheet is made for them. Everything marked (guess) comes from how such decisions usually go, and gaps {{like this}} are yours to fill from conversations.

## At a glance

| What | For this persona |
| --- | --- |
| Situation | {{what a usual day looks like}}, in this field: ${escapeMarkdown(industry)} |
| Uses today | {{the tool, person or habit that does the job now}} |
| Wants to achieve | {{the result they would tell others about}} |
| Is measured by | {{a number, a person's opinion, or their own standard}} |
| Fears | To have chosen wrongly, and to be asked why (guess) |

## The job

When {{the moment it hurts}}, I want to {{get this done}}, so that I can {{what it is good for}}.

What to test first: would they use these words for “${escapeMarkdown(ellipsize(product, 90))}”, or would they call it something else?

## How they decide

- **What sets it off:** ${buyer.trigger} (guess)
- **Who else is asked:** ${buyer.influencers} (guess)
- **What makes them wait:** ${buyer.reasonToWait} (guess)
- **The three criteria, in order:** {{first}}, {{second}}, {{third}}

## Objections

| They say | What is behind it (guess) | Honest answer |
| --- | --- | --- |
${buyer.objections.map((row) => `| ${row.join(' | ')} |`).join('\n')}

## How to speak to them

- **One sentence:** For {{this person}} who {{has this situation}}, {{product}} {{does this}}, unlike {{what they use today}}.
- **Where:** ${buyer.channels.join('; ')} (guess)
- **Words to use:** theirs. Collect ten from conversations before you write a line.
- **Words to avoid:** every term of the field (${escapeMarkdown(industry)}) that they would not say aloud, and every adjective nobody can check.

## Not this persona

- Somebody with the same title who does not have the problem often
- Somebody who has the problem and cannot decide

## Six questions for an interview

1. When did this last happen? Tell me from the beginning.
2. What did you do then, and who else was involved?
3. What have you tried before, and why did you stop?
4. What did it cost you, in time, money or trouble?
5. If it were gone tomorrow, what would you do with the time?
6. Whom else should I ask?

Ask five people. Where three tell the same story, replace the guess by their words.
`
}
