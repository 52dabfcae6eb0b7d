/** One element of a document. */
export type Element = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  /** The tags of the element's ancestors, outermost first. */
  readonly ancestors: readonly string[]
  /** The markup inside the element, with tags. */
  readonly inner: string
  /** The text inside the element, without tags, with entities decoded and whitespace collapsed. */
  readonly text: string
}

type OpenTag = {
  readonly tag: string
  readonly attributes: Element['attributes']
  readonly start: number
  readonly order: number
}

const HTML_VOIDS = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const TOKEN = /<!--[\s\S]*?-->|<![^>]*>|<\?[\s\S]*?\?>|<(\/?)([A-Za-z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Parses an HTML page. Returns its elements in document order, and a problem for each tag that does not match. */
export function readHtml(source: string) {
  return parse(source, HTML_VOIDS)
}

/** Parses an XML document. Returns its elements in document order, and the reasons why it is not well-formed. */
export function readXml(source: string) {
  const { elements, problems } = parse(source, new Set())
  const bareAmpersands = [...source.matchAll(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);).{0,20}/gi)].map(
    ([near]) => `a bare & in "${near}"`,
  )
  const roots = elements.filter(({ ancestors }) => ancestors.length === 0).map(({ tag }) => tag)
  const rootProblems = roots.length === 1 ? [] : [`${roots.length} outermost elements: ${roots.join(', ')}`]
  return { elements, problems: [...problems, ...bareAmpersands, ...rootProblems] }
}

export function textIn(markup: string): string {
  const withoutTags = markup.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')
  return decodeEntities(withoutTags).replace(/\s+/g, ' ').trim()
}

function parse(source: string, voids: ReadonlySet<string>) {
  const numberedElements: { readonly order: number; readonly element: Element }[] = []
  const problems: string[] = []
  const stack: OpenTag[] = []
  let order = 0
  const close = ({ tag, attributes, start, order }: OpenTag, end: number) => {
    const inner = source.slice(start, end)
    const ancestors = stack.map((open) => open.tag)
    const element = {
      tag,
      attributes,
      ancestors,
      inner,
      get text() {
        return textIn(inner)
      },
    }
    numberedElements.push({ order, element })
  }
  TOKEN.lastIndex = 0
  for (let token = TOKEN.exec(source); token; token = TOKEN.exec(source)) {
    const [match, slash, tag, attributeText = '', selfClosed] = token
    if (tag === undefined) continue
    const end = token.index + match.length
    if (slash === '/') {
      const open = stack.pop()
      if (open?.tag !== tag) problems.push(`</${tag}> closes <${open?.tag ?? 'nothing'}>`)
      if (open) close(open, token.index)
      continue
    }
    order += 1
    const open = { tag, attributes: attributesOf(attributeText), start: end, order }
    if (selfClosed === '/' || voids.has(tag)) close(open, end)
    else stack.push(open)
    if (tag === 'script' || tag === 'style') TOKEN.lastIndex = source.indexOf(`</${tag}`, end)
  }
  for (const { tag } of stack) problems.push(`<${tag}> is never closed`)
  return { elements: numberedElements.sort((a, b) => a.order - b.order).map(({ element }) => element), problems }
}

function attributesOf(text: string): Element['attributes'] {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
    name.toLowerCase(),
    decodeEntities(double ?? single ?? ''),
  ])
  return Object.fromEntries(pairs)
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? entity
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
  })
}
