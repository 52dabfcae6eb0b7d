import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'wouter'

/** A link within the site. The browser follows it before any script runs; afterwards the router does. */
export function Link({ href, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  return <RouterLink href={href} {...rest} />
}
