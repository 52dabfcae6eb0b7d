/** Renders a menu's drawing by name, from a file in `public/glyphs` that loads lazily. */
export function GlyphIcon({ name }: { readonly name: string }) {
  return <img src={`/glyphs/${name}.svg`} alt="" width="48" height="48" loading="lazy" decoding="async" />
}
