import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { escapeMarkdown } from '#features/agent-runner/escape-markdown.ts'
import { Markdown } from '#features/agent-runner/ui/markdown.tsx'

/** The markup of an answer, without the elements that isolate text from its siblings and without `dir` attributes. */
const markup = (source: string) =>
  renderToStaticMarkup(<Markdown source={source} />)
    .replaceAll(/<span>([^<]*)<\/span>/g, '$1')
    .replaceAll(/ dir="\w+"/g, '')
    .replaceAll(/<a href="([^"]*)"[^>]*>/g, '<a $1>')

test('two tildes mark deleted text, and one or three tildes stay text', () => {
  expect(markup('10~20 minutes by bus, 30~40 on foot, ~5~ or ~6~. ~~gone~~')).toBe(
    '<p>10~20 minutes by bus, 30~40 on foot, ~5~ or ~6~. <del>gone</del></p>',
  )
  expect(markup('~~a~b~~ ~~~c~~~ ~d~~')).toBe('<p><del>a~b</del> ~~~c~~~ ~d~~</p>')
})

test.each([
  ['これは**「重要」**な点です。', 'これは<strong>「重要」</strong>な点です。'],
  ['**重要提示：**请注意。', '<strong>重要提示：</strong>请注意。'],
  ['这是**“重要”**的，*（也许）*吧。', '这是<strong>“重要”</strong>的，<em>（也许）</em>吧。'],
  ['请**(现在)**看**`npm ci`**命令', '请<strong>(现在)</strong>看<strong><code>npm ci</code></strong>命令'],
  ['看**[说明](https://a.example/)**吧', '看<strong><a https://a.example/>说明</a></strong>吧'],
  ['是~~「错」~~的', '是<del>「错」</del>的'],
  ['**“중요”**는 **(끝)**이다', '<strong>“중요”</strong>는 <strong>(끝)</strong>이다'],
  ['นี่คือ**"สำคัญ"**มาก', 'นี่คือ<strong>&quot;สำคัญ&quot;</strong>มาก'],
  ['**🎉活动🎉**现在**一。二**三', '<strong>🎉活动🎉</strong>现在<strong>一。二</strong>三'],
  [
    '**「甲」**、**「乙」**。***丙。***丁',
    '<strong>「甲」</strong>、<strong>「乙」</strong>。<em><strong>丙。</strong></em>丁',
  ],
  ['2 * 3 = 6，4 * 5 = 20', '2 * 3 = 6，4 * 5 = 20'],
  ['**中文 和', '**中文 和'],
])('emphasis works next to letters without a space between, and single markers stay text: %s', (source, expected) => {
  expect(markup(source)).toBe(`<p>${expected}</p>`)
})

test('a table of Chinese text is split into cells, with emphasis in them', () => {
  expect(markup('|**项目：**|说明|\n|-|-|\n|**“甲”**|乙|')).toContain(
    '<th scope="col"><strong>项目：</strong></th><th scope="col">说明</th>',
  )
})

test('in scripts with spaces, emphasis marks open and close as usual', () => {
  expect(markup('foo**"bar"**baz **"a *b* c"** a * b * c')).toBe(
    '<p>foo**&quot;bar&quot;**baz <strong>&quot;a <em>b</em> c&quot;</strong> a * b * c</p>',
  )
})

test.each([
  ['请看https://a.example/x，然后', '请看<a https://a.example/x>https://a.example/x</a>，然后'],
  ['（https://a.example/）。', '（<a https://a.example/>https://a.example/</a>）。'],
  ['“https://a.example/x?y=1”是', '“<a https://a.example/x?y=1>https://a.example/x?y=1</a>”是'],
  ['见https://a.example。', '见<a https://a.example/>https://a.example</a>。'],
  ['打开https://a.example查看', '打开<a https://a.example/>https://a.example</a>查看'],
  ['देखें https://a.example/x।', 'देखें <a https://a.example/x>https://a.example/x</a>।'],
  ['انظر https://a.example/x، ثم', 'انظر <a https://a.example/x>https://a.example/x</a>، ثم'],
  ['See https://a.example/x.”', 'See <a https://a.example/x>https://a.example/x</a>.”'],
])('a bare address ends where the sentence continues: %s', (source, expected) => {
  expect(markup(source)).toBe(`<p>${expected}</p>`)
})

test('letters of any script can be in the path of an address', () => {
  expect(markup('https://zh.a.example/wiki/中文 是')).toContain('>https://zh.a.example/wiki/中文</a> 是')
})

test.each([
  ['Cost is \\(a \\times b_1 * c_2\\).', '<p>Cost is <code>\\(a \\times b_1 * c_2\\)</code>.</p>'],
  ['\\[ \\frac{a}{b} \\]', '<pre tabindex="0"><code>\\[ \\frac{a}{b} \\]</code></pre>'],
  ['\\[\na\n= b\n+ c\n=\n\\]\n\nso', '<pre tabindex="0"><code>\\[\na\n= b\n+ c\n=\n\\]</code></pre><p>so</p>'],
  [
    'Then \\[x^*\\] is **best \\(y^* \\) of all**',
    '<p>Then <code>\\[x^*\\]</code> is <strong>best <code>\\(y^* \\)</code> of all</strong></p>',
  ],
  [
    'So $$a_1 = \\{b\\}$$ and $\\frac{a}{b}$',
    '<p>So <code>$$a_1 = \\{b\\}$$</code> and <code>$\\frac{a}{b}$</code></p>',
  ],
  ['$5 and $10, $$ or $$$, $$-$$$, $x$', '<p>$5 and $10, $$ or $$$, $$-$$$, $x$</p>'],
  ['\\[Your name\\] \\(see below\\) \\(\\) \\[', '<p>[Your name] (see below) () [</p>'],
  ['`\\(a\\)` \\\\(b\\\\)', '<p><code>\\(a\\)</code> \\(b\\)</p>'],
])('a formula keeps all its characters, and other text is not treated as a formula: %s', (source, expected) => {
  expect(markup(source)).toBe(expected)
})

test.each([
  '\\(a \\times b\\) \\[c\\]',
  '[a] [b](c) [d',
  '$$x_1 = \\{y\\}$$ and $\\frac{a}{b}$',
  'The optimum $x^*$ and dual $y^*$ agree; $f*g$, $\\{a,b\\}$',
  'between $5 and $10',
  'only $5',
  '**「甲」**、乙~~丙~~丁',
])("a visitor's text reads unchanged in a demo: %s", (written) => {
  expect(markup(`- **Topic:** ${escapeMarkdown(written)}`)).toBe(`<ul><li><strong>Topic:</strong> ${written}</li></ul>`)
})

test('the dollar sign of a single price is not escaped', () => {
  expect(escapeMarkdown('for $5')).toBe('for $5')
})
