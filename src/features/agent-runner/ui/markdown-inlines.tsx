import type { MarkedToken, Token } from 'marked'
import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { MAX_NESTING } from '../markdown-lexer.ts'
import { decodeEntities, safeHref } from '../safe-link.ts'

/**
 * Returns the content of an element. A single text gets no span, because React sets it as the `textContent` of the
 * element.
 */
export function inlineContent(tokens: readonly Token[], depth = 0): ReactNode {
  const [firstNode, ...otherNodes] = mergeTexts(tokens, depth + 1)
  return typeof firstNode === 'string' && otherNodes.length === 0 ? firstNode : renderInlines(tokens, depth)
}

export function renderInlines(tokens: readonly Token[], depth = 0): ReactNode {
  return mergeTexts(tokens, depth + 1).map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text never change their order
    <Fragment key={index}>{typeof node === 'string' ? <TextSpan>{node}</TextSpan> : node}</Fragment>
  ))
}

/** Returns texts and elements in order, with adjacent texts merged. */
function mergeTexts(tokens: readonly Token[], depth: number): readonly ReactNode[] {
  const nodes: ReactNode[] = []
  const add = (node: ReactNode) => {
    const previous = nodes.at(-1)
    if (typeof node === 'string' && typeof previous === 'string') nodes[nodes.length - 1] = previous + node
    else nodes.push(node)
  }
  for (const token of tokens as readonly MarkedToken[]) {
    if (token.type === 'text' && token.tokens && depth <= MAX_NESTING) mergeTexts(token.tokens, depth + 1).forEach(add)
    else add(renderInline(token, depth))
  }
  return nodes
}

function renderInline(token: MarkedToken, depth: number): ReactNode {
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

/**
 * Whether the content is inside a link. Links cannot be nested, so a link or an image in a link is rendered without a
 * link of its own.
 */
const InLink = createContext(false)

/**
 * A link of an answer, or only its content if its target is not allowed. The title of the link shows the target,
 * because the link text may say anything.
 */
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
