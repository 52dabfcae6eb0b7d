declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number; readonly default?: number }

  type Options = {
    readonly targetFormat?: 'truetype' | 'woff' | 'woff2'
    readonly variationAxes?: Readonly<Record<string, Axis>>
    readonly keepFeatures?: readonly string[]
    readonly keepAllGlyphs?: boolean
  }

  /** Returns a font with only these characters, its axes set to a value or narrowed to a range. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
