/** One element of a document. */
export type Element = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  /** The tags of its ancestors, outermost first. */
  readonly within: readonly string[]
  /** Its inner markup, tags included. */
  readonly inner: string
  /** Its text: tags removed, entities resolved, whitespace collapsed. */
  readonly text: string
}

type Open = {
  readonly tag: string
  readonly attributes: Element['attributes']
  readonly start: number
  readonly order: number
}

const HTML_VOIDS = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const TOKEN = /<!--[\s\S]*?-->|<![^>]*>|<\?[\s\S]*?\?>|<(\/?)([A-Za-z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Parses an HTML page into its elements in document order, and a problem for each tag that does not match. */
export function readHtml(source: string) {
  return read(source, HTML_VOIDS)
}

/** Parses an XML document into its elements in document order, and the reasons it is not well-formed, if any. */
export function readXml(source: string) {
  const { elements, problems } = read(source, new Set())
  const bare = [...source.matchAll(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);).{0,20}/gi)].map(
    ([near]) => `a bare & in "${near}"`,
  )
  const roots = elements.filter(({ within }) => within.length === 0).map(({ tag }) => tag)
  const doubled = roots.length === 1 ? [] : [`${roots.length} outermost elements: ${roots.join(', ')}`]
  return { elements, problems: [...problems, ...bare, ...doubled] }
}

export function textIn(markup: string): string {
  const bare = markup.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')
  return decoded(bare).replace(/\s+/g, ' ').trim()
}

function read(source: string, voids: ReadonlySet<string>) {
  const found: { readonly order: number; readonly element: Element }[] = []
  const problems: string[] = []
  const stack: Open[] = []
  let order = 0
  const close = ({ tag, attributes, start, order }: Open, end: number) => {
    const inner = source.slice(start, end)
    const within = stack.map((open) => open.tag)
    const element = {
      tag,
      attributes,
      within,
      inner,
      get text() {
        return textIn(inner)
      },
    }
    found.push({ order, element })
  }
  TOKEN.lastIndex = 0
  for (let token = TOKEN.exec(source); token; token = TOKEN.exec(source)) {
    const [whole, slash, tag, rest = '', selfClosed] = token
    if (tag === undefined) continue
    const end = token.index + whole.length
    if (slash === '/') {
      const open = stack.pop()
      if (open?.tag !== tag) problems.push(`</${tag}> closes <${open?.tag ?? 'nothing'}>`)
      if (open) close(open, token.index)
      continue
    }
    order += 1
    const open = { tag, attributes: attributesOf(rest), start: end, order }
    if (selfClosed === '/' || voids.has(tag)) close(open, end)
    else stack.push(open)
    if (tag === 'script' || tag === 'style') TOKEN.lastIndex = source.indexOf(`</${tag}`, end)
  }
  for (const { tag } of stack) problems.push(`<${tag}> is never closed`)
  return { elements: found.sort((a, b) => a.order - b.order).map(({ element }) => element), problems }
}

function attributesOf(text: string): Element['attributes'] {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
    name.toLowerCase(),
    decoded(double ?? single ?? ''),
  ])
  return Object.fromEntries(pairs)
}

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
  })
}
