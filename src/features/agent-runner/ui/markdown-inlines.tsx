import type { MarkedToken, Token } from 'marked'
import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { MAX_NESTING } from '../markdown-lexer.ts'
import { decodeEntities, safeHref } from '../safe-link.ts'

/**
 * Returns the content of an element. A lone text needs no span, because React then sets the element's `textContent`.
 */
export function inlineContent(tokens: readonly Token[], depth = 0): ReactNode {
  const [only, ...more] = mergedRuns(tokens, depth + 1)
  return typeof only === 'string' && more.length === 0 ? only : renderInlines(tokens, depth)
}

export function renderInlines(tokens: readonly Token[], depth = 0): ReactNode {
  return mergedRuns(tokens, depth + 1).map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
    <Fragment key={index}>{typeof run === 'string' ? <TextSpan>{run}</TextSpan> : run}</Fragment>
  ))
}

/** Returns texts and elements in order, with adjacent texts merged. */
function mergedRuns(tokens: readonly Token[], depth: number): readonly ReactNode[] {
  const found: ReactNode[] = []
  const add = (next: ReactNode) => {
    const before = found.at(-1)
    if (typeof next === 'string' && typeof before === 'string') found[found.length - 1] = before + next
    else found.push(next)
  }
  for (const token of tokens as readonly MarkedToken[]) {
    if (token.type === 'text' && token.tokens && depth <= MAX_NESTING) mergedRuns(token.tokens, depth + 1).forEach(add)
    else add(inline(token, depth))
  }
  return found
}

function inline(token: MarkedToken, depth: number): ReactNode {
  if (depth > MAX_NESTING) return token.raw
  switch (token.type) {
    case 'text':
    case 'escape':
      return decodeEntities(token.text)
    case 'strong':
      return <strong>{inlineContent(token.tokens, depth)}</strong>
    case 'em':
      return <em>{inlineContent(token.tokens, depth)}</em>
    case 'del':
      return <del>{inlineContent(token.tokens, depth)}</del>
    case 'codespan':
      return <code dir="ltr">{token.text}</code>
    case 'br':
      return <br />
    case 'checkbox':
      return <span>{token.checked ? '☑ ' : '☐ '}</span>
    case 'link':
      return <SafeLink href={token.href}>{renderInlines(token.tokens, depth)}</SafeLink>
    case 'image':
      return (
        <SafeLink href={token.href}>
          <TextSpan>{decodeEntities(token.text) || 'Picture'}</TextSpan>
        </SafeLink>
      )
    case 'html':
      return /^<br\s*\/?>$/i.test(token.raw) ? <br /> : token.raw
    default:
      return token.raw
  }
}

/**
 * Wraps a text that has siblings. Browser translation replaces text nodes. Without the span, React would update a
 * detached node, and streamed text would never appear.
 */
export function TextSpan({ children }: { readonly children: string }) {
  return <span>{children}</span>
}

/** Whether the content is inside a link. Links cannot be nested, so an image there is rendered as its text. */
const InLink = createContext(false)

/** Renders a link of an answer. Its title shows the target, because the link text may say anything. */
export function SafeLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const isInLink = useContext(InLink)
  const safe = safeHref(href)
  if (safe === null || isInLink) return children
  return (
    <a href={safe} title={safe} target="_blank" rel="noopener noreferrer nofollow">
      <InLink value>{children}</InLink>
    </a>
  )
}
