import { paths } from '#content/paths.ts'
import { servicesPageContent as words } from '#content/services.ts'
import { ButtonLink } from '#ui/button.tsx'
import { GlyphIcon } from '#ui/glyph-icon.tsx'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './ai-agents-block-styles.ts'
import { styles as shared } from './shared-styles.ts'

/** A link to the AI agents, which are not in the list of services. */
export function AiAgentsBlock() {
  return (
    <section aria-labelledby="ai" className={pageColumn}>
      <div className={styles.ai}>
        <GlyphIcon name="agents" />
        <h2 id="ai" className={shared.name}>
          {words.ai.heading}
        </h2>
        <p className={styles.aiText}>{words.ai.text}</p>
        <ButtonLink variant="line" href={paths.agents}>
          {words.ai.action}
        </ButtonLink>
      </div>
    </section>
  )
}
