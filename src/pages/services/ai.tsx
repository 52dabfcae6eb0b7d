import { paths } from '#content/paths.ts'
import { servicesPage as words } from '#content/services.ts'
import { servicesPage } from '#styled/recipes/services-page.js'
import { ButtonLink } from '#ui/button.tsx'
import { GlyphIcon } from '#ui/glyphs.tsx'
import { wrap } from '#ui/layout.ts'

const looks = servicesPage()

/** What is no service of its own and leads on: the AI agents. */
export function AiAgents() {
  return (
    <section aria-labelledby="ai" className={wrap}>
      <div className={looks.ai}>
        <GlyphIcon name="agents" />
        <h2 id="ai" className={looks.name}>
          {words.ai.heading}
        </h2>
        <p className={looks.aiText}>{words.ai.text}</p>
        <ButtonLink look="line" href={paths.agents}>
          {words.ai.action}
        </ButtonLink>
      </div>
    </section>
  )
}
