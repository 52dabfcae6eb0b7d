import type { ReactNode } from 'react'
import { field } from '#styled/recipes/field.js'

/** Another way to reach the agency, for browsers without scripts, in which the form cannot send. */
export function NoScriptNote({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <p className={field().hint}>{children}</p>
    </noscript>
  )
}
