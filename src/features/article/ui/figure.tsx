import type { ReactNode } from 'react'
import { caption, figure } from './prose-classes.ts'

type FigureProps = { readonly caption: string; readonly children: ReactNode }

/** A figure of a text. An empty caption is not shown. */
export function Figure({ caption: text, children }: FigureProps) {
  return (
    <figure className={figure}>
      {children}
      {text !== '' && <figcaption className={caption}>{text}</figcaption>}
    </figure>
  )
}
