import { record as words } from 'virtual:records/messages/site/unshown'
import { Component, type ReactNode } from 'react'
import { fillTemplate } from '#lib/fill-template.ts'
import { isTooOldFor } from '#lib/is-too-old-for.ts'
import { Button } from './button.tsx'
import { styles } from './error-boundary-styles.ts'
import { restoreFocus } from './restore-focus.ts'

type ErrorBoundaryProps = {
  /**
   * The guarded content. It has to be one element or be wrapped in one: React removes that element after a failure,
   * whatever a foreign script has done to the nodes inside it.
   */
  readonly children: ReactNode
  /** The name of the content in the error message: 'The menu'. */
  readonly contentName?: string
  /** Returns what to render in place of the error message, such as null for a decoration. `retry` tries again. */
  readonly fallback?: (error: unknown, retry: () => void) => ReactNode
  /** Called when the visitor tries again, before the children are rendered, to reset failed loads. */
  readonly onRetry?: () => void
  /** Called after an error of the children themselves, but not after an error that a foreign script has caused. */
  readonly onFail?: () => void
  /** Where the error message stands, if not in place of the content: defaults to the content's own place. */
  readonly place?: 'page' | 'header' | 'notice' | 'corner'
}

type State = { readonly failure: { readonly error: unknown } | null }

/** If children fail within this time after they were mounted again, the error message stays. */
const MIN_REMOUNT_INTERVAL_MS = 1000

/**
 * Catches errors of its children and renders an error message in their place, with a button to try again. If the error
 * is that a translator or an extension has removed a DOM node that React wanted to remove, it mounts the children again
 * without a message.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null }
  private remountedAt = Number.NEGATIVE_INFINITY

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    const isForeign = error instanceof DOMException && error.name === 'NotFoundError'
    const now = performance.now()
    if (!isForeign) this.props.onFail?.()
    else if (now - this.remountedAt > MIN_REMOUNT_INTERVAL_MS) {
      this.remountedAt = now
      this.setState({ failure: null }, restoreFocus)
    }
  }

  private readonly tryAgain = () => {
    this.props.onRetry?.()
    this.setState({ failure: null })
  }

  override render() {
    const { children, contentName = words.this, fallback, place } = this.props
    const { failure } = this.state
    if (failure === null) return children
    if (fallback) return fallback(failure.error, this.tryAgain)
    return (
      <div role="alert">
        <div data-place={place} className={styles.message}>
          <p>{fillTemplate(isTooOldFor(failure.error) ? words.tooOld : words.said, { what: contentName })}</p>
          <Button size="sm" variant="line" onClick={this.tryAgain}>
            {words.again}
          </Button>
        </div>
      </div>
    )
  }
}
