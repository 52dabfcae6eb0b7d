import { record as words } from 'virtual:records/pages/agents/head'
import { useState } from 'react'
import { config } from '#content/config.ts'
import { paths } from '#content/paths.ts'
import { island, LazyIsland } from '#ui/lazy-island.tsx'
import type { PageMeta } from '../page.ts'
import { AgentsClosing } from './closing.tsx'
import { Demo } from './demo.tsx'
import { AgentsHero } from './hero.tsx'
import { OutsideChat } from './outside-chat.tsx'

export const meta: PageMeta = {
  title: words.title,
  description: words.description,
  canonical: paths.agents,
}

export const islands = [
  island('agent-suite', () => import('./agent-suite.tsx').then((module) => module.AgentSuite)),
  island('work', () => import('./work.tsx').then((module) => module.Work)),
  island('integrations', () => import('./integrations.tsx').then((module) => module.Integrations)),
  island('promises', () => import('./promises.tsx').then((module) => module.Promises)),
]

export function Page() {
  const [replayCount, setReplayCount] = useState(0)
  return (
    <>
      <AgentsHero />
      <Demo replayCount={replayCount} />
      {islands.map((island) => (
        <LazyIsland key={island.name} island={island} />
      ))}
      {config.chatEmbedUrl !== '' && <OutsideChat scriptUrl={config.chatEmbedUrl} />}
      <AgentsClosing onWatch={() => setReplayCount(replayCount + 1)} />
    </>
  )
}
