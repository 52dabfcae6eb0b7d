import { useState } from 'react'
import '#styled/styles/recipes/agents-page.css'
import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import { AgentSuite } from './agents/agent-suite.tsx'
import { Closing } from './agents/closing.tsx'
import { Demo } from './agents/demo.tsx'
import { Head } from './agents/head.tsx'
import { Integrations } from './agents/integrations.tsx'
import { OutsideChat } from './agents/outside-chat.tsx'
import { Promises } from './agents/promises.tsx'
import type { PageMeta } from './page.ts'

export const meta: PageMeta = {
  title: 'AI Agents & Chatbots',
  description: `${facts.suiteAgents} AI agents in ${facts.suiteFields} fields, from customer support to hiring. ${facts.integrations} integrations, ${facts.languages} languages, available ${facts.support}.`,
  canonical: paths.agents,
}

/** What the agents do, at work and by name; the last call to action plays the work once more. */
export function Page() {
  const [take, setTake] = useState(0)
  return (
    <>
      <Head />
      <Demo take={take} />
      <AgentSuite />
      <Integrations />
      <Promises />
      {config.chatEmbedUrl !== '' && <OutsideChat scriptUrl={config.chatEmbedUrl} />}
      <Closing onWatch={() => setTake(take + 1)} />
    </>
  )
}
