import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#styled/css'
import type { ButtonVariantProps } from '#styled/recipes/button.js'
import { button } from '#styled/recipes/button.js'
import { iconButton } from '#styled/recipes/icon-button.js'
import { ExternalMark } from './icons.tsx'
import { around } from './layout.ts'
import { Link } from './link.tsx'
import { Trail } from './marks.tsx'

type Looks = ButtonVariantProps

/** An action. The point behind its label stretches into a trail on approach. */
export function Button({ look, size, wide, children, ...rest }: Looks & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={button({ look, size, wide })}>
      <span className={around}>{children}</span>
      <Trail tone={look === 'quiet' ? 'signal' : 'inherit'} />
    </button>
  )
}

type ButtonLinkProps = Looks & { readonly href: string; readonly children: ReactNode; readonly onClick?: () => void }

/** A link to a page of this site that looks like an action. */
export function ButtonLink({ look, size, wide, href, children, onClick }: ButtonLinkProps) {
  return (
    <Link href={href} className={button({ look, size, wide })} {...(onClick && { onClick })}>
      <span className={around}>{children}</span>
      <Trail tone={look === 'quiet' ? 'signal' : 'inherit'} />
    </Link>
  )
}

/** A link that leaves the site in a new tab, marked as such for eyes and ears. */
export function ExternalButtonLink({ look, size, wide, href, children }: ButtonLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={button({ look, size, wide })}>
      <span className={around}>{children}</span>
      <ExternalMark />
    </a>
  )
}

/** A button that is an icon alone; `label` is its name. */
export function IconButton({
  look,
  label,
  children,
  className,
  ...rest
}: { readonly look?: 'line' | 'bare'; readonly label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" aria-label={label} {...rest} className={cx(iconButton({ look }), className)}>
      {children}
    </button>
  )
}
