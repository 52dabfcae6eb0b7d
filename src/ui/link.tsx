import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'wouter'

/** A link within the site. The browser follows it until the scripts have loaded; then the router does. */
export function Link({ href, ...linkProps }: ComponentProps<'a'> & { readonly href: string }) {
  return <RouterLink href={href} {...linkProps} />
}
