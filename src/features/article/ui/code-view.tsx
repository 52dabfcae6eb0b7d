import type { ArticleBlock } from '#content/article.ts'
import { type CodeColor, type CodePart, codeParts } from '#lib/code-marks.ts'
import { Figure } from './figure.tsx'
import { code as codeStyle } from './prose-classes.ts'
import { styles } from './prose-styles.ts'

type CodeBlock = Extract<ArticleBlock, { kind: 'code' }>

/** A code block in colours. Wide code scrolls. */
export function CodeView({ code: { title, text, marks } }: { readonly code: CodeBlock }) {
  return (
    <Figure caption={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and the keyboard must reach it */}
      <pre tabIndex={0} className={codeStyle}>
        <code>{codeParts(text, marks).map(renderCodePart)}</code>
      </pre>
    </Figure>
  )
}

/** The class of each colour of code. */
const codeColors: Readonly<Record<CodeColor, string>> = {
  c: styles.comment,
  k: styles.keyword,
  s: styles.string,
  n: styles.number,
  t: styles.name,
}

function renderCodePart({ text, color }: CodePart, index: number) {
  return color ? (
    <span key={index} className={codeColors[color]}>
      {text}
    </span>
  ) : (
    text
  )
}
