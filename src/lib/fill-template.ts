/** Replaces `{name}` placeholders with the given values. A placeholder without a value stays as it is. */
export function fillTemplate(text: string, names: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(names[name] ?? whole))
}

/** Returns the singular or plural sentence for a number, which replaces `{count}` unless `names` has a `count`. */
export function pluralize(
  { one, many }: { readonly one: string; readonly many: string },
  count: number,
  names: Readonly<Record<string, string | number>> = {},
): string {
  return fillTemplate(count === 1 ? one : many, { count, ...names })
}
