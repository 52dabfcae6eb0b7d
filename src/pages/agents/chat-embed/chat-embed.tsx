import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { embedHost, embedScriptUrl } from './embed.ts'
import { addScript } from './embed-script.ts'

type ChatEmbedProps = {
  /** The URL of the configured script. */
  readonly scriptUrl: string
  readonly words: { readonly open: string; readonly close: string }
}

/**
 * The script of the chat agent is on the page only from the click that opens the agent until the visitor closes the
 * agent or leaves the page.
 */
export default function ChatEmbed({ scriptUrl, words }: ChatEmbedProps) {
  const [isEnabled, setEnabled] = useState(false)
  return (
    <>
      {isEnabled && <EmbedScript address={embedScriptUrl(scriptUrl)} />}
      <Button variant="line" onClick={() => setEnabled(!isEnabled)}>
        {isEnabled ? words.close : words.open}
      </Button>
      <p role="status">{isEnabled ? `It comes from ${embedHost(scriptUrl)}.` : ''}</p>
    </>
  )
}

/** Adds the script to the document head, and removes it when unmounted. */
function EmbedScript({ address }: { readonly address: string }) {
  useEffect(() => addScript(address), [address])
  return null
}
