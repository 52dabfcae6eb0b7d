/** A menu's drawing by name: a file of its own in `public/glyphs`, fetched when it is about to be seen. */
export function GlyphIcon({ name }: { readonly name: string }) {
  return <img src={`/glyphs/${name}.svg`} alt="" width="48" height="48" loading="lazy" decoding="async" />
}
