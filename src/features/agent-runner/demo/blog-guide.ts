import { ellipsize } from '#lib/sanitize-text.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { InputValues } from '../prompt.ts'
import { outlineFor } from './outlines.ts'
import { toneGuide } from './tones.ts'

/** Returns the demo of the content writer: a guide for writing the article without a model. */
export function blogGuide({ topic = '', audience = '', tone = '' }: InputValues): string {
  const outline = outlineFor(topic)
  const { advice, pitfalls } = toneGuide(tone)
  const title = toTitle(topic)
  const wordCount = outline.sections.reduce((sum, [, count]) => sum + count, 0)
  return `# Writing guide: ${escapeMarkdown(title)}

- **Topic:** ${escapeMarkdown(topic)}
- **Audience:** ${escapeMarkdown(audience)}
- **Tone:** ${escapeMarkdown(tone)}

The topic reads like ${outline.kind}, so the outline below has that shape. It makes an article of about ${wordCount} words.

## Before you write

Answer these three for your readers (${escapeMarkdown(audience)}), in one sentence each. If you cannot, ask one of them.

1. What do they try today, and where does it fail?
2. Which question would they type into a search box, word for word?
3. What will they do differently after reading? Everything that does not serve this goes out.

## Titles to choose from

${outline.titles.map((template) => `- ${escapeMarkdown(template.replace('…', () => title))}`).join('\n')}

Take the one whose promise you can keep. Search results cut long titles off, so the words that matter come first.

## Outline

| Section | Words | What it has to do |
| --- | --- | --- |
${outline.sections.map(outlineRow).join('\n')}

## The first paragraph, in four sentences

1. The moment in which the reader notices the problem, as a scene and not as a definition.
2. What they usually do then, and why it does not help.
3. What they will be able to do after reading.
4. What the article leaves out, so that nobody is disappointed.

## The tone: ${escapeMarkdown(ellipsize(tone, 60))}

${[...advice, ...pitfalls].map((line) => `- ${line}`).join('\n')}

## Before you publish

- Every claim that could be checked has been checked, and its source is noted
- Each heading says something on its own: read them alone, as a table of contents
- One example that only somebody who knows the subject could have written
- No term that this audience would have to look up
- A description of at most 155 characters for search results
- Pictures have a text for people who cannot see them
- The last section names a step that can be taken today
`
}

function outlineRow([heading, wordCount, task]: readonly [string, number, string]): string {
  return `| ${heading} | ${wordCount} | ${task} |`
}

/** Returns a topic in title form: shortened, capitalised and without closing punctuation. */
function toTitle(topic: string): string {
  const short = ellipsize(topic, 70).replace(/[.!?:;,]+$/, '')
  return short.charAt(0).toUpperCase() + short.slice(1)
}
