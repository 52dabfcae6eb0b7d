/** Replaces `{name}` placeholders with the given values. A placeholder without a value stays as it is. */
export function fillTemplate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

/** Returns the singular or plural sentence for a number, which replaces `{count}` unless `values` has a `count`. */
export function pluralize(
  { one, many }: { readonly one: string; readonly many: string },
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillTemplate(count === 1 ? one : many, { count, ...values })
}
