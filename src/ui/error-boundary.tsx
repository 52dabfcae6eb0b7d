import { record as words } from 'virtual:records/messages/site/unshown'
import { Component, type ReactNode } from 'react'
import { fillTemplate } from '#lib/fill-template.ts'
import { css, cx } from '#styled/css'
import { Button } from './button.tsx'
import { restoreFocus } from './restore-focus.ts'

type ErrorBoundaryProps = {
  /**
   * The guarded content. It has to be one element or be wrapped in one: React removes that element after a failure,
   * whatever a foreign script has done to the nodes inside it.
   */
  readonly children: ReactNode
  /** Names what is missing after a failure: 'The menu'. */
  readonly what?: string
  /** Returns what to render in place of the error message: null for content that can be missing unnoticed. */
  readonly fallback?: (error: unknown) => ReactNode
  /** Resets what could not be loaded, before the children are rendered again. */
  readonly onRetry?: () => void
  /** Called if the component itself has failed, and not because a foreign script changed the page. */
  readonly onFail?: () => void
  /** Positions the error message. */
  readonly className?: string
}

type State = { readonly failure: { readonly error: unknown } | null }

/** Content that fails again within this time after it was rendered anew is not retried. */
const MENDED_MS = 1000

/**
 * Contains a failure to its children: it renders an error message in their place, with a button to try again. If a
 * translator or an extension has removed a node that React wanted to remove, it silently renders the children anew.
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

/** The margins of an error message in place of a page or a section. */
export const errorInPage = css({ marginBlock: '10', marginInline: 'gutter' })
