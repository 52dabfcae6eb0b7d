import { useState } from 'react'
import '#styled/styles/recipes/agents-page.css'
import { record as words } from 'virtual:records/pages/agents/head'
import { config } from '#content/config.ts'
import { paths } from '#content/paths.ts'
import { Near, partOf } from '#ui/near.tsx'
import { Closing } from './agents/closing.tsx'
import { Demo } from './agents/demo.tsx'
import { Head } from './agents/head.tsx'
import { OutsideChat } from './agents/outside-chat.tsx'
import type { PageMeta } from './page.ts'

export const meta: PageMeta = {
  title: words.title,
  description: words.description,
  canonical: paths.agents,
}

const parts = [
  partOf('agent-suite', () => import('./agents/agent-suite.tsx')),
  partOf('integrations', () => import('./agents/integrations.tsx')),
  partOf('promises', () => import('./agents/promises.tsx')),
]

/** Loads every part at once, for those who travel to the page. */
export function prepare() {
  return Promise.all(parts.map((part) => part.prepare()))
}

/** What the agents do, at work and by name; the last call to action plays the work once more. */
export function Page() {
  const [take, setTake] = useState(0)
  return (
    <>
      <Head />
      <Demo take={take} />
      {parts.map((part) => (
        <Near key={part.name} part={part} />
      ))}
      {config.chatEmbedUrl !== '' && <OutsideChat scriptUrl={config.chatEmbedUrl} />}
      <Closing onWatch={() => setTake(take + 1)} />
    </>
  )
}
