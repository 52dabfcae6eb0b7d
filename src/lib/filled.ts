/** A sentence with names in place of what stands in braces; a name that is not given stays as it is. */
export function filled(text: string, names: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(names[name] ?? whole))
}
