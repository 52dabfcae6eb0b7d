import type { MarkedToken, Token, Tokens } from 'marked'
import { createContext, Fragment, memo, type ReactNode, useContext } from 'react'
import { DEEPEST, read } from '../lexing.ts'
import { decoded, safeHref } from '../safe-link.ts'

/**
 * A piece of Markdown as elements. There is no way from it to markup: HTML shows as the text it is, pictures are links,
 * and links lead to pages by https or to letters, or nowhere.
 */
export const Markdown = memo(function Markdown({ source }: { readonly source: string }) {
  return <Blocks tokens={read(source)} depth={0} />
})

type BlocksProps = { readonly tokens: readonly Token[]; readonly depth: number }

function Blocks({ tokens, depth }: BlocksProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
  return tokens.map((token, index) => <Fragment key={index}>{block(token as MarkedToken, depth)}</Fragment>)
}

function block(token: MarkedToken, depth: number): ReactNode {
  if (depth > DEEPEST) return token.raw
  switch (token.type) {
    case 'space':
      return null
    case 'heading':
      return <Heading {...token} />
    case 'paragraph':
      return <p>{inlines(token.tokens)}</p>
    case 'list':
      return <List {...token} depth={depth} />
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={token.tokens} depth={depth + 1} />
        </blockquote>
      )
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and the keyboard must reach it
        <pre tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      )
    case 'table':
      return <Table {...token} />
    case 'hr':
      return <hr />
    case 'def':
      return (
        <p>
          [{token.tag}]: <Anchor href={token.href}>{token.href}</Anchor>
        </p>
      )
    case 'html':
      return <p>{token.raw.trim()}</p>
    default:
      return inline(token, 0)
  }
}

/** The dialog's own headings come first: those of an answer stand below them. */
function Heading({ depth, tokens }: Tokens.Heading) {
  const Tag = `h${Math.min(depth + 3, 6)}` as 'h4' | 'h5' | 'h6'
  return <Tag data-depth={depth}>{inlines(tokens)}</Tag>
}

function List({ ordered, start, items, depth }: Tokens.List & Pick<BlocksProps, 'depth'>) {
  const lines = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
    <li key={index} data-task={item.task ? '' : undefined}>
      <Blocks tokens={item.tokens} depth={depth + 1} />
    </li>
  ))
  return ordered ? <ol start={start === '' ? 1 : start}>{lines}</ol> : <ul>{lines}</ul>
}

function Table({ header, rows }: Tokens.Table) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard must reach it
    <div role="group" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {header.map(({ tokens, align }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
              <th key={index} scope="col" data-align={align ?? undefined}>
                {inlines(tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
            <tr key={row}>
              {cells.map(({ tokens, align }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
                <td key={index} data-align={align ?? undefined}>
                  {inlines(tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function inlines(tokens: readonly Token[], depth = 0): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
  return tokens.map((token, index) => <Fragment key={index}>{inline(token as MarkedToken, depth + 1)}</Fragment>)
}

function inline(token: MarkedToken, depth: number): ReactNode {
  if (depth > DEEPEST) return token.raw
  switch (token.type) {
    case 'text':
      return token.tokens ? inlines(token.tokens, depth) : decoded(token.text)
    case 'escape':
      return decoded(token.text)
    case 'strong':
      return <strong>{inlines(token.tokens, depth)}</strong>
    case 'em':
      return <em>{inlines(token.tokens, depth)}</em>
    case 'del':
      return <del>{inlines(token.tokens, depth)}</del>
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'checkbox':
      return <span>{token.checked ? '☑ ' : '☐ '}</span>
    case 'link':
      return <Anchor href={token.href}>{inlines(token.tokens, depth)}</Anchor>
    case 'image':
      return <Anchor href={token.href}>{decoded(token.text) || 'Picture'}</Anchor>
    case 'html':
      return /^<br\s*\/?>$/i.test(token.raw) ? <br /> : token.raw
    default:
      return token.raw
  }
}

/** Whether what is drawn stands in a link: a picture there is words, because no link stands in another. */
const InLink = createContext(false)

/** A link of an answer. Where it leads stands beside it as a title, because its words may say anything. */
function Anchor({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const isInLink = useContext(InLink)
  const safe = safeHref(href)
  if (safe === null || isInLink) return children
  return (
    <a href={safe} title={safe} target="_blank" rel="noopener noreferrer nofollow">
      <InLink value>{children}</InLink>
    </a>
  )
}
