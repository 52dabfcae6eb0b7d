import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#styled/css'
import type { ButtonVariantProps } from '#styled/recipes/button.js'
import { button } from '#styled/recipes/button.js'
import { iconButton } from '#styled/recipes/icon-button.js'
import { displayContents } from './layout.ts'
import { Link } from './link.tsx'
import { Trail } from './marks.tsx'
import { NewTabIcon } from './new-tab-icon.tsx'

type Variants = ButtonVariantProps

/** The dot after the label stretches into a trail on hover and focus. */
export function Button({ variant, size, wide, children, ...buttonProps }: Variants & ComponentProps<'button'>) {
  return (
    <button type="button" {...buttonProps} className={button({ variant, size, wide })}>
      <span className={displayContents}>{children}</span>
      <Trail tone={variant === 'quiet' ? 'signal' : 'inherit'} />
    </button>
  )
}

type ButtonLinkProps = Variants & { readonly href: string; readonly children: ReactNode; readonly onClick?: () => void }

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ variant, size, wide, href, children, onClick }: ButtonLinkProps) {
  return (
    <Link href={href} className={button({ variant, size, wide })} {...(onClick && { onClick })}>
      <span className={displayContents}>{children}</span>
      <Trail tone={variant === 'quiet' ? 'signal' : 'inherit'} />
    </Link>
  )
}

/**
 * A link that looks like a button and opens a new tab. An icon and a text for screen readers say so. A double click
 * opens one tab.
 */
export function ExternalButtonLink({ variant, size, wide, href, children, onClick }: ButtonLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={button({ variant, size, wide })}
      onClick={(click) => (click.detail > 1 ? click.preventDefault() : onClick?.())}
    >
      <span className={displayContents}>{children}</span>
      <NewTabIcon />
    </a>
  )
}

/** `label` is the accessible name of the button. */
export function IconButton({
  variant,
  label,
  children,
  className,
  ...buttonProps
}: { readonly variant?: 'line' | 'bare'; readonly label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" aria-label={label} {...buttonProps} className={cx(iconButton({ variant }), className)}>
      {children}
    </button>
  )
}
