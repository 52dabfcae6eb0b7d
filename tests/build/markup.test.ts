import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { builtText, collectProblems, findElements, htmlDocuments } from '#support/built-site.ts'
import { textIn } from '#support/markup.ts'

/** Changes to the recommended rules, which the valid HTML of React and Vite would otherwise break. */
const rules: RuleConfig = {
  'doctype-style': ['error', { style: 'lowercase' }], // as the template and the HTML standard's examples write it
  'void-style': 'off', // React writes <meta/>, Vite <link>
  'attr-case': ['error', { style: ['lowercase', 'camelcase'] }], // React writes srcSet, noValidate, popoverTarget
  'attribute-boolean-style': ['error', { style: 'empty' }], // React writes novalidate=""
  'attribute-empty-style': 'off', // React writes hidden="", Vite crossorigin
}

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules }),
)

test('every page is valid HTML', { timeout: 60_000 }, async () => {
  const problems: string[] = []
  for (const { file } of htmlDocuments) {
    const report = await validator.validateString(builtText(file), file)
    const messages = report.results.flatMap((result) => result.messages)
    problems.push(
      ...messages.map(({ ruleId, message, selector, line }) => `${file}:${line} ${ruleId}: ${message} (${selector})`),
    )
  }
  expect(problems).toEqual([])
})

test('no page contains an inline script', () => {
  const isData = (type = '') => ['application/ld+json', 'application/json'].includes(type)
  const inline = collectProblems(htmlDocuments, (page) =>
    findElements(page, 'script')
      .filter(({ attributes }) => !attributes.src && !isData(attributes.type))
      .map(({ inner }) => inner.slice(0, 80)),
  )
  expect(inline).toEqual([])
})

test('no page contains an event handler, a style attribute or a script address', () => {
  const problems = collectProblems(htmlDocuments, (page) =>
    page.elements.flatMap(({ tag, attributes }) => [
      ...Object.entries(attributes)
        .filter(
          ([name, value]) => name.startsWith('on') || name === 'style' || /^\s*(javascript|vbscript):/i.test(value),
        )
        .map(([name, value]) => `<${tag} ${name}="${value.slice(0, 60)}">`),
    ]),
  )
  expect(problems).toEqual([])
})

test('nothing on a page comes from another origin', () => {
  const embedding = /^(script|img|source|video|audio|track|iframe|embed|object|image|use)$/
  const fetchedRels =
    /^(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)$/
  const problems = collectProblems(htmlDocuments, (page) =>
    page.elements
      .filter(
        ({ tag, attributes }) => embedding.test(tag) || (tag === 'link' && fetchedRels.test(attributes.rel ?? '')),
      )
      .flatMap(({ attributes: { src, href, srcset, poster, data } }) => [
        src,
        href,
        poster,
        data,
        ...(srcset?.split(',') ?? []),
      ])
      .flatMap((address) => (address === undefined || /^\s*([/][^/]|#|data:image\/)/.test(address) ? [] : [address])),
  )
  expect(problems).toEqual([])
})

test('a link that opens a new tab has no opener and says so', () => {
  const problems = collectProblems(htmlDocuments, (page) =>
    findElements(page, 'a', { target: '_blank' })
      .filter(
        ({ attributes, text }) =>
          !attributes.rel?.split(' ').includes('noopener') ||
          !/new tab/.test(`${text} ${attributes['aria-label'] ?? ''}`),
      )
      .map(({ attributes, text }) => `"${text}" ${attributes.href} rel="${attributes.rel ?? ''}"`),
  )
  expect(problems).toEqual([])
})

test('every picture states its size and has an alternative text', () => {
  const problems = collectProblems(htmlDocuments, (page) =>
    findElements(page, 'img')
      .filter(({ attributes }) => !(attributes.width && attributes.height && attributes.alt !== undefined))
      .map(({ attributes }) => attributes.src ?? 'no src'),
  )
  expect(problems).toEqual([])
})

test('no page shows a placeholder', () => {
  const placeholder =
    /lorem ipsum|\b(TODO|FIXME|TBD|XXX)\b|coming soon|under construction|\[object Object\]|\bNaN\b|\bundefined\b|\{\{|\$\{/i
  // samples of code may contain placeholders
  const prose = (markup: string) => textIn(markup.replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, ' '))
  const shown = collectProblems(htmlDocuments, (page) => {
    const texts = page.elements.filter(({ tag }) => tag === 'title' || tag === 'body').map(({ inner }) => prose(inner))
    const metaContents = findElements(page, 'meta').map(({ attributes }) => attributes.content ?? '')
    return [...texts, ...metaContents].flatMap((text) => placeholder.exec(text)?.[0] ?? [])
  })
  expect(shown).toEqual([])
})

test('every text field takes its direction from its text', () => {
  const isTextField = ({ attributes: { type = 'text' } }: { readonly attributes: Readonly<Record<string, string>> }) =>
    ['text', 'search', 'email', 'tel', 'url'].includes(type)
  const wrong = collectProblems(htmlDocuments, (page) =>
    [...findElements(page, 'textarea'), ...findElements(page, 'input').filter(isTextField)]
      .filter(({ attributes }) => attributes.dir !== 'auto')
      .map(({ attributes }) => `#${attributes.id}`),
  )
  expect(wrong).toEqual([])
})
