/** The name as it stands in the header: paths in the colour of the text, and of the signal where `isSignal` is set. */
export type WordmarkShapes = {
  readonly viewBox: string
  readonly paths: readonly { readonly d: string; readonly isSignal?: boolean }[]
}
