/** The drawing of a menu's link, by its name. The file of `ui/brand/glyphs` loads lazily. */
export function GlyphIcon({ name }: { readonly name: string }) {
  return <img src={`/glyphs/${name}.svg`} alt="" width="48" height="48" loading="lazy" decoding="async" />
}
