/** The drawing of a menu's link, by its name. The file with all of `ui/brand/glyphs` loads lazily. */
export function GlyphIcon({ name }: { readonly name: string }) {
  return <img src={`/glyphs/menu.svg#${name}`} alt="" width="48" height="48" loading="lazy" decoding="async" />
}
