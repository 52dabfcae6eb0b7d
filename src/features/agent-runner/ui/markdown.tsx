import type { MarkedToken, Token, Tokens } from 'marked'
import { Fragment, memo, type ReactNode } from 'react'
import { lexMarkdown, MAX_NESTING } from '../markdown-lexer.ts'
import { inlineContent, renderInlines, SafeLink, TextSpan } from './markdown-inlines.tsx'

/**
 * Markdown as React elements, never as raw markup. HTML other than `<br>` shows as text, images become links, and links
 * lead only to https pages and mail addresses.
 */
export const Markdown = memo(function Markdown({ source }: { readonly source: string }) {
  return <Blocks tokens={lexMarkdown(source)} depth={0} />
})

type WithDirection = { readonly dir: 'auto' | undefined }
type BlocksProps = { readonly tokens: readonly Token[]; readonly depth: number }

function Blocks({ tokens, depth }: BlocksProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
  return tokens.map((token, index) => <Fragment key={index}>{renderBlock(token as MarkedToken, depth)}</Fragment>)
}

function renderBlock(token: MarkedToken, depth: number): ReactNode {
  if (depth > MAX_NESTING) return <TextSpan>{token.raw}</TextSpan>
  // nested blocks have no `dir` of their own: 'auto' on their parent would ignore them
  const dir = depth === 0 ? 'auto' : undefined
  switch (token.type) {
    case 'space':
      return null
    case 'heading':
      return <Heading {...token} dir={dir} />
    case 'paragraph':
      return <p dir={dir}>{inlineContent(token.tokens)}</p>
    case 'list':
      return <List {...token} depth={depth} />
    case 'blockquote':
      return (
        <blockquote dir={dir}>
          <Blocks tokens={token.tokens} depth={depth + 1} />
        </blockquote>
      )
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and the keyboard must reach it
        <pre dir={isProse(token) ? 'auto' : 'ltr'} tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      )
    case 'table':
      return <Table {...token} dir={dir} />
    case 'hr':
      return <hr />
    case 'def':
      return (
        <p dir={dir}>
          <TextSpan>{`[${token.tag}]: `}</TextSpan>
          <SafeLink href={token.href}>
            <TextSpan>{token.href}</TextSpan>
          </SafeLink>
        </p>
      )
    case 'html':
      return <p dir={dir}>{token.raw.trim()}</p>
    default:
      return renderInlines([token])
  }
}

/** Returns whether a code block may contain prose, whose direction depends on its script. */
function isProse({ lang = '' }: Tokens.Code): boolean {
  return /^(?:text|txt|plain|plaintext|markdown|md)?$/i.test(lang)
}

/** A heading of the answer, ranked below the dialog's own headings. */
function Heading({ depth, tokens, dir }: Tokens.Heading & WithDirection) {
  const Tag = `h${Math.min(depth + 3, 6)}` as 'h4' | 'h5' | 'h6'
  return (
    <Tag dir={dir} data-depth={depth}>
      {inlineContent(tokens)}
    </Tag>
  )
}

function List({ ordered, start, items, depth }: Tokens.List & Pick<BlocksProps, 'depth'>) {
  const listItems = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    <li key={index} data-task={item.task ? '' : undefined}>
      {isTextOnly(item.tokens) ? inlineContent(item.tokens) : <Blocks tokens={item.tokens} depth={depth + 1} />}
    </li>
  ))
  const dir = depth === 0 ? 'auto' : undefined
  if (!ordered) return <ul dir={dir}>{listItems}</ul>
  return (
    <ol dir={dir} start={start === '' ? 1 : start}>
      {listItems}
    </ol>
  )
}

/** Returns whether a list item is only a text, as in most lists. */
function isTextOnly(tokens: readonly Token[]): boolean {
  return tokens.length === 1 && tokens[0]?.type === 'text'
}

function Table({ header, rows, dir }: Tokens.Table & WithDirection) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard must reach it
    <div role="group" aria-label="Table" tabIndex={0}>
      <table dir={dir}>
        <thead>
          <tr>
            {header.map(({ tokens, align }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
              <th key={index} scope="col" data-align={align ?? undefined}>
                {inlineContent(tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
            <tr key={row}>
              {cells.map(({ tokens, align }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
                <td key={index} data-align={align ?? undefined}>
                  {inlineContent(tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
