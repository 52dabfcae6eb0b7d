/** A sentence with names in place of what stands in braces; a name that is not given stays as it is. */
export function fillTemplate(text: string, names: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(names[name] ?? whole))
}

/** A sentence about a number, which stands in it as `{count}`: in figures, or as it is said instead. */
export function pluralize(
  { one, many }: { readonly one: string; readonly many: string },
  count: number,
  names: Readonly<Record<string, string | number>> = {},
): string {
  return fillTemplate(count === 1 ? one : many, { count, ...names })
}
