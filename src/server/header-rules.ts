import type { HeaderRule } from '#hosts/site-rules.ts'

/**
 * Parses a `_headers` file as static hosts do: an unindented line is a path pattern, the indented `Name: value` lines
 * below it are its headers, and `#` starts a comment line.
 * @throws an Error that names the line it cannot read
 */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) continue
    const isIndented = /^\s/.test(line)
    const header = /^([\w-]+)\s*:\s*(\S.*)$/.exec(content)
    const rule = rules.at(-1)
    if (!isIndented && content.startsWith('/')) rules.push({ pattern: content, headers: [] })
    else if (isIndented && rule && header?.[1] && header[2]) rule.headers.push([header[1].toLowerCase(), header[2]])
    else throw new Error(`Line ${index + 1} of _headers is neither a path nor a header below a path: "${content}".`)
  }
  return rules
}

/** Returns the headers for a path, by name in lower case. If several rules set a header, the last one wins. */
export function headersFor(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  return Object.fromEntries(rules.filter(({ pattern }) => matches(pattern, path)).flatMap(({ headers }) => headers))
}

/** Returns whether a pattern matches a path. `*` matches any text, including slashes and nothing at all. */
function matches(pattern: string, path: string): boolean {
  const [prefix = '', ...segments] = pattern.split('*')
  const suffix = segments.pop()
  if (suffix === undefined) return path === pattern
  if (!path.startsWith(prefix)) return false
  let from = prefix.length
  for (const segment of segments) {
    const index = path.indexOf(segment, from)
    if (index < 0) return false
    from = index + segment.length
  }
  return path.length - suffix.length >= from && path.endsWith(suffix)
}
