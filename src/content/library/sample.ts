/** The line that separates the prompt of an agent from the sample of its answer. */
const SAMPLE_LINE = /^<!--\s*sample\s*-->[ \t]*$/im

type Texts = { readonly prompt: string; readonly sample?: string }

/** Splits the text of a library record into its prompt and, if the line `<!-- sample -->` follows, its sample. */
export function splitSample(text: string): Texts {
  const mark = SAMPLE_LINE.exec(text)
  if (!mark) return { prompt: text.trim() }
  return { prompt: text.slice(0, mark.index).trim(), sample: text.slice(mark.index + mark[0].length).trim() }
}

/**
 * Returns the first heading that a prompt asks for and that is not among the headings of a sample, or is in another
 * place, or null if there is none. A prompt names its headings in the numbered list below '# Output', in straight quotes. Headings that it wants
 * 'only if' or allows to 'leave out' may be missing.
 */
export function missingHeading(prompt: string, headings: readonly string[]): string | null {
  let position = 0
  for (const { heading, isOptional } of wantedHeadings(prompt)) {
    const found = headings.findIndex((each, index) => index >= position && matches(each, heading))
    if (found === -1 && !isOptional) return heading
    if (found !== -1) position = found + 1
  }
  return null
}

function wantedHeadings(prompt: string): readonly { readonly heading: string; readonly isOptional: boolean }[] {
  const output = /^# Output$([\s\S]*?)(?=^# |$(?![\s\S]))/m.exec(prompt)?.[1] ?? ''
  return Array.from(output.matchAll(/^\d+\. "(#{1,3} [^"]*)"(.*)$/gm), ([, heading = '', rest = '']) => ({
    heading: heading.trim(),
    isOptional: /only if|leave it out/i.test(rest),
  }))
}

/** Returns whether a heading is the wanted one. A wanted `#` alone is a heading whose words the answer chooses. */
function matches(heading: string, wanted: string): boolean {
  return /^#+$/.test(wanted) ? heading.startsWith(`${wanted} `) : heading === wanted
}
