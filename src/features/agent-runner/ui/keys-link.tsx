import { record as runWords } from 'virtual:records/messages/run'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { type Dialect, providers } from '#content/models.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { css } from '#styled/css'
import { styles } from './keys-link-styles.ts'

/** A link to the page on which a provider issues keys. */
export function KeysLink({ dialect }: { readonly dialect: Dialect }) {
  const { name, keysUrl } = providers[dialect]
  return (
    <a href={keysUrl} target="_blank" rel="noopener noreferrer" className={styles.link}>
      <span>{fillTemplate(runWords.key.page, { provider: name })}</span>
      <ArrowUpRight size={16} strokeWidth={1.75} />
      <span className={css({ srOnly: true })}> (opens in a new tab)</span>
    </a>
  )
}
