import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { appendMarkdown, emptyMarkdown } from '#features/agent-runner/incremental-markdown.ts'
import { Markdown } from '#features/agent-runner/ui/markdown.tsx'
import { hostileTexts } from '#support/hostile-texts.ts'
import { readHtml } from '#support/markup.ts'

const render = (source: string) => renderToStaticMarkup(<Markdown source={source} />)
/** The markup without the elements that isolate text from its siblings, and without `dir` attributes. */
const markup = (source: string) => render(source).replaceAll(/<span>([^<]*)<\/span>| dir="\w+"/g, '$1')

/** Returns the markup of every piece that is rendered while a text arrives in at most 25 steps. */
function renderInSteps(text: string): readonly string[] {
  const step = Math.max(1, Math.ceil(text.length / 25))
  let now = emptyMarkdown
  const pieces = new Set<string>()
  for (let end = step; end < text.length + step; end += step) {
    now = appendMarkdown(now, text.slice(0, end))
    for (const piece of [...now.closed.flat(), now.open]) pieces.add(piece)
  }
  return [...pieces].map(render)
}

/** All elements and attributes that a result may contain. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries('hr br strong em del span thead tbody tr'.split(' ').map((tag) => [tag, []])),
  ...Object.fromEntries('p ul blockquote code table'.split(' ').map((tag) => [tag, ['dir']])),
  h4: ['dir', 'data-depth'],
  h5: ['dir', 'data-depth'],
  h6: ['dir', 'data-depth'],
  ol: ['dir', 'start'],
  li: ['data-task'],
  pre: ['dir', 'tabindex'],
  div: ['role', 'aria-label', 'tabindex'],
  th: ['scope', 'data-align'],
  td: ['data-align'],
  a: ['href', 'title', 'target', 'rel'],
}

function forbiddenIn(html: string): readonly string[] {
  const { elements, problems } = readHtml(html)
  const forbidden = elements.flatMap(({ tag, attributes }) => {
    const names = Object.hasOwn(allowed, tag) ? allowed[tag] : undefined
    return names ? Object.keys(attributes).filter((name) => !names.includes(name)) : [`<${tag}>`]
  })
  const unsafeLinks = elements
    .filter(({ tag, attributes }) => tag === 'a' && !isSafe(attributes.href ?? ''))
    .map(({ attributes }) => `to ${attributes.href}`)
  const nestedLinks = elements
    .filter(({ tag, ancestors: within }) => tag === 'a' && within.includes('a'))
    .map(() => 'a link in a link')
  return [...problems, ...forbidden, ...unsafeLinks, ...nestedLinks]
}

/** Matches text beside an element. When a translator replaces such a text node, React can no longer update it. */
const TEXT_BESIDE_ELEMENTS = />[^<]+<(?!\/)|<\/[^>]+>[^<]+|\/>[^<]+/g

const isSafe = (href: string) => {
  const { protocol, username, password } = new URL(href)
  return protocol === 'mailto:' || (protocol === 'https:' && username === '' && password === '')
}

test.each(hostileTexts)('$name is rendered only with allowed elements and attributes', ({ text }) => {
  expect(forbiddenIn(render(text))).toEqual([])
})

test.each(hostileTexts)('in $name, text beside an element is in an element of its own', ({ text }) => {
  expect(renderInSteps(text.slice(0, 5000)).flatMap((html) => html.match(TEXT_BESIDE_ELEMENTS) ?? [])).toEqual([])
})

test.each(hostileTexts)('$name is rendered only with allowed elements and attributes while it grows', ({ text }) => {
  expect(renderInSteps(text).flatMap(forbiddenIn)).toEqual([])
})

test('elements, attributes and links that a result may not contain are detected', () => {
  expect(forbiddenIn('<p><img src="x" onerror="y"></p>')).toEqual(['<img>'])
  expect(forbiddenIn('<p style="x" onclick="y">z</p>')).toEqual(['style', 'onclick'])
  expect(forbiddenIn('<a href="javascript:x">y</a>')).toEqual(['to javascript:x'])
  expect(forbiddenIn('<a href="https://a@b.example">y</a>')).toEqual(['to https://a@b.example'])
  expect(forbiddenIn('<a href="https://b.example"><a href="https://b.example">y</a></a>')).toEqual(['a link in a link'])
})

const link = (href: string, words: string) =>
  `<a href="${href}" title="${href}" target="_blank" rel="noopener noreferrer nofollow">${words}</a>`

test('every link opens in a new tab without a referrer, and says where it leads', () => {
  expect(markup('[Our page](https://vyomix.example/a?b=1 "Click!")')).toBe(
    `<p>${link('https://vyomix.example/a?b=1', 'Our page')}</p>`,
  )
  expect(markup('<https://vyomix.example> and https://vyomix.example/b.')).toBe(
    `<p>${link('https://vyomix.example/', 'https://vyomix.example')} and ${link('https://vyomix.example/b', 'https://vyomix.example/b')}.</p>`,
  )
  expect(markup('hello@vyomix.example')).toBe(`<p>${link('mailto:hello@vyomix.example', 'hello@vyomix.example')}</p>`)
  expect(markup('[**Bold** `code`](https://vyomix.example/)')).toBe(
    `<p>${link('https://vyomix.example/', '<strong>Bold</strong> <code>code</code>')}</p>`,
  )
})

test('a link with an unsafe address keeps its text', () => {
  expect(markup('[Contact](/contact) [*More*](javascript:window.pwned=1)')).toBe('<p>Contact <em>More</em></p>')
})

test('an image becomes a link with its alternative text, or only that text if its address is unsafe', () => {
  expect(markup('![A chart](https://e.example/c.png)')).toBe(`<p>${link('https://e.example/c.png', 'A chart')}</p>`)
  expect(markup('![](https://e.example/c.png)')).toBe(`<p>${link('https://e.example/c.png', 'Picture')}</p>`)
  expect(markup('![A chart](data:image/png;base64,AAAA) ![](c.png)')).toBe('<p>A chart Picture</p>')
})

test('an image in a link becomes the text of that link, or a link of its own if that link is unsafe', () => {
  expect(markup('[![Build](https://e.example/b.svg)](https://e.example/out)')).toBe(
    `<p>${link('https://e.example/out', 'Build')}</p>`,
  )
  expect(markup('[**![Build](https://e.example/b.svg)**](https://e.example/out)')).toBe(
    `<p>${link('https://e.example/out', '<strong>Build</strong>')}</p>`,
  )
  expect(markup('[![Build](https://e.example/b.svg)](javascript:window.pwned=1)')).toBe(
    `<p>${link('https://e.example/b.svg', 'Build')}</p>`,
  )
})

test('a definition is shown, because its reference may be in another piece', () => {
  expect(markup('[a]: https://e.example/a "Title"')).toBe(
    `<p>[a]: ${link('https://e.example/a', 'https://e.example/a')}</p>`,
  )
  expect(markup('See [this][a].\n\n[a]: javascript:window.pwned=1')).toBe(
    '<p>See this.</p><p>[a]: javascript:window.pwned=1</p>',
  )
})

test('headings are below those of the dialog, and keep their depth', () => {
  expect(markup('# A\n\n## B\n\n### C\n\n#### D\n\n###### F\n\nG\n===')).toBe(
    '<h4 data-depth="1">A</h4><h5 data-depth="2">B</h5><h6 data-depth="3">C</h6><h6 data-depth="4">D</h6><h6 data-depth="6">F</h6><h4 data-depth="1">G</h4>',
  )
  expect(markup('## **A** & `b`')).toBe('<h5 data-depth="2"><strong>A</strong> &amp; <code>b</code></h5>')
})

test('a table has headers, alignment and a scroll container', () => {
  expect(markup('| Month | *Tea* |\n| :-: | --: |\n| May | `3|`\\| |\n| June |\n')).toContain(
    '<div role="group" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col" data-align="center">Month</th><th scope="col" data-align="right"><em>Tea</em></th></tr></thead><tbody><tr>',
  )
  expect(markup('| a |\n| - |\n| b<br>c |\n')).toBe(
    '<div role="group" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b<br/>c</td></tr></tbody></table></div>',
  )
})

test('lists keep their kind, their first number and their contents', () => {
  expect(markup('- a\n- b\n  1. c')).toBe('<ul><li>a</li><li>b<ol start="1"><li>c</li></ol></li></ul>')
  expect(markup('7. a\n8. b')).toBe('<ol start="7"><li>a</li><li>b</li></ol>')
  expect(markup('- a\n\n- b')).toBe('<ul><li><p>a</p></li><li><p>b</p></li></ul>')
})

test('tasks show whether they are done', () => {
  expect(markup('- [x] Call\n- [ ] Write **now**\n- Read')).toBe(
    '<ul><li data-task="">☑ Call</li><li data-task="">☐ Write <strong>now</strong></li><li>Read</li></ul>',
  )
})

test('code is shown as written', () => {
  expect(markup('```html\n<b>a</b> **b** &amp;\n\n  c\n```')).toBe(
    '<pre tabindex="0"><code>&lt;b&gt;a&lt;/b&gt; **b** &amp;amp;\n\n  c</code></pre>',
  )
  expect(markup('Use `<br> **a** &lt;`')).toBe('<p>Use <code>&lt;br&gt; **a** &amp;lt;</code></p>')
  expect(markup('    indented')).toBe('<pre tabindex="0"><code>indented</code></pre>')
  expect(markup('```js\nnever closed')).toBe('<pre tabindex="0"><code>never closed</code></pre>')
})

test('lines break at two spaces, a backslash or <br>, blank lines separate paragraphs, and hyphens make a rule', () => {
  expect(markup('one\ntwo  \nthree\\\nfour<br>five<BR />six')).toBe(
    '<p>one\ntwo<br/>three<br/>four<br/>five<br/>six</p>',
  )
  expect(markup('one\n\ntwo\n\n---')).toBe('<p>one</p><p>two</p><hr/>')
})

test('emphasis, deleted text and quotations are rendered as elements', () => {
  expect(markup('**a** *b* ~~c~~ ***d***\n\n> e\n> > f')).toBe(
    '<p><strong>a</strong> <em>b</em> <del>c</del> <em><strong>d</strong></em></p><blockquote><p>e</p><blockquote><p>f</p></blockquote></blockquote>',
  )
})

test('named character references are decoded once', () => {
  expect(markup('Q&amp;A &lt;b&gt; 10&nbsp;&euro; &amp;lt; AT&T \\* \\&copy; &copy;')).toBe(
    '<p>Q&amp;A &lt;b&gt; 10\u00a0€ &amp;lt; AT&amp;T * &amp;copy; ©</p>',
  )
})

test('HTML is shown as text', () => {
  expect(markup('A <b>bold</b> word')).toBe('<p>A &lt;b&gt;bold&lt;/b&gt; word</p>')
  expect(markup('<div class="x">\n<p>A</p>\n</div>')).toBe(
    '<p>&lt;div class=&quot;x&quot;&gt;\n&lt;p&gt;A&lt;/p&gt;\n&lt;/div&gt;</p>',
  )
  expect(markup('<!-- a note -->')).toBe('<p>&lt;!-- a note --&gt;</p>')
})

test('nesting beyond the limit is shown as written', () => {
  const quotations = markup(`${'> '.repeat(40)}deep`)
  expect(quotations.match(/<blockquote>/g)).toHaveLength(13)
  expect(quotations).toContain('&gt; deep')
  const list = markup(Array.from({ length: 40 }, (_, depth) => `${'  '.repeat(depth)}- item ${depth}`).join('\n'))
  expect(list.match(/<ul>/g)).toHaveLength(13)
  expect(list).toContain('- item 39')
})

test('an empty text renders nothing', () => {
  expect(markup('')).toBe('')
  expect(markup(' \n\n ')).toBe('')
})

test('the direction of each block follows its own text', () => {
  expect(render('# A\n\nB\n\n<c>\n\n[d]: e')).toBe(
    '<h4 dir="auto" data-depth="1">A</h4><p dir="auto">B</p><p dir="auto">&lt;c&gt;</p><p dir="auto"><span>[d]: </span><span>e</span></p>',
  )
  expect(render('| a |\n|-|\n| b |')).toContain('<table dir="auto"><thead><tr><th scope="col">a</th>')
})

test('the contents of a list or a quotation have the direction of the list or the quotation', () => {
  expect(render('- a\n\n  b\n\n  > c')).toBe(
    '<ul dir="auto"><li><p>a</p><p>b</p><blockquote><p>c</p></blockquote></li></ul>',
  )
  expect(render('1. a\n   - b')).toBe('<ol dir="auto" start="1"><li><span>a</span><ul><li>b</li></ul></li></ol>')
  expect(render('> # a\n> - b')).toBe(
    '<blockquote dir="auto"><h4 data-depth="1">a</h4><ul><li>b</li></ul></blockquote>',
  )
})

test('code is left to right, but a code block that may contain prose follows the direction of its text', () => {
  expect(render('`a`')).toBe('<p dir="auto"><code dir="ltr">a</code></p>')
  expect(render('```js\na\n```')).toBe('<pre dir="ltr" tabindex="0"><code>a</code></pre>')
  for (const lang of ['', 'text', 'markdown']) {
    expect(render(`\`\`\`${lang}\na\n\`\`\``)).toBe('<pre dir="auto" tabindex="0"><code>a</code></pre>')
  }
})
