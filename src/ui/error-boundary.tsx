import { record as words } from 'virtual:records/messages/site/unshown'
import { Component, type ReactNode } from 'react'
import { fillTemplate } from '#lib/fill-template.ts'
import { css, cx } from '#styled/css'
import { Button } from './button.tsx'
import { restoreFocus } from './restore-focus.ts'

type ErrorBoundaryProps = {
  /**
   * The part. It is one element, or has one around it: React takes that one away when the part fails, whatever another
   * program has done to what is in it.
   */
  readonly children: ReactNode
  /** What is not there where it fails: 'The menu'. */
  readonly what?: string
  /** Answers what stands in its place instead of a sentence about it; null where nobody would miss it. */
  readonly fallback?: (error: unknown) => ReactNode
  /** Lets what could not be loaded be loaded anew, before the part is tried again. */
  readonly onRetry?: () => void
  /** Hears that the part cannot be shown for a reason of its own, and not because another program changed the page. */
  readonly onFail?: () => void
  /** Where the sentence stands. */
  readonly className?: string
}

type State = { readonly failure: { readonly error: unknown } | null }

/** A part that is broken again so soon after it was put in anew stays out. */
const MENDED_MS = 1000

/**
 * Keeps the failure of a part to that part: it says so in its own place and offers another try. Where a translator or an
 * extension has taken away what React wanted to take away itself, the part is put in anew without a word.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null }
  private mendedAt = Number.NEGATIVE_INFINITY

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    const isForeign = error instanceof DOMException && error.name === 'NotFoundError'
    const now = performance.now()
    if (!isForeign) this.props.onFail?.()
    else if (now - this.mendedAt > MENDED_MS) {
      this.mendedAt = now
      this.setState({ failure: null }, restoreFocus)
    }
  }

  private readonly tryAgain = () => {
    this.props.onRetry?.()
    this.setState({ failure: null })
  }

  override render() {
    const { children, what = words.this, fallback, className } = this.props
    const { failure } = this.state
    if (failure === null) return children
    if (fallback) return fallback(failure.error)
    return (
      <div role="alert">
        <div className={cx(sentence, className)}>
          <p>{fillTemplate(words.said, { what })}</p>
          <Button size="sm" variant="line" onClick={this.tryAgain}>
            {words.again}
          </Button>
        </div>
      </div>
    )
  }
}

const sentence = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1.5rem',
  padding: '1rem 1.1rem',
  background: 'raised',
  textStyle: 'small',
  _forced: { border: '1px solid CanvasText' },
})

/** The place of the sentence where a page or a part of it would be. */
export const errorInPage = css({ marginBlock: '10', marginInline: 'gutter' })
