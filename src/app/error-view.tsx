import { record as words } from 'virtual:records/messages/site/broken'
import { paths } from '#content/paths.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes/button.js'
import { Actions } from '#ui/actions.tsx'
import { Button } from '#ui/button.tsx'
import { pageColumn } from '#ui/layout.ts'

/**
 * An error page in place of the whole site, for when the frame cannot be rendered (src/docs/specification.md,
 * addresses). The link to the home page works without scripts. Stored data stays.
 */
export function ErrorView({ error }: { readonly error: unknown }) {
  return (
    <section
      role="alert"
      className={`${pageColumn} ${css({ paddingBlock: '10', display: 'grid', gap: '5', justifyItems: 'start' })}`}
    >
      <h1 className={css({ textStyle: 'h2' })}>{words.title}</h1>
      <p className={css({ textStyle: 'data', color: 'text.2', overflowWrap: 'anywhere' })}>
        {error instanceof Error ? error.message : String(error)}
      </p>
      <p className={css({ color: 'text.2' })}>{words.text}</p>
      <Actions>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
        <a href={paths.home} className={button({ variant: 'line' })}>
          {words.home}
        </a>
      </Actions>
    </section>
  )
}
