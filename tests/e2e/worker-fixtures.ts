import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base } from '@playwright/test'
import { type RunningServer, serve } from '#server/serve.ts'
import { startFakeProvider } from '#support/fake-provider.ts'
import { startMailServer } from '#support/mail-server.ts'
import { rerouteProviders } from '#support/rerouted-providers.ts'
import { rerouteMail } from '#support/rerouted-site.ts'

/** The built site; another folder can be named for trying a change beside a running one. */
export const DIST = resolve(process.env.VYOMIX_DIST ?? 'dist')

/** Serves a built folder on a free port, with a mail folder of its own. */
export async function serveSite(root = DIST, port = 0): Promise<RunningServer> {
  const mailFolder = mkdtempSync(join(tmpdir(), 'vyomix-mail-'))
  const served = await serve({ root, port, mailFolder, host: '127.0.0.1', compression: 'quick' })
  return {
    ...served,
    close: async () => {
      await served.close()
      rmSync(mailFolder, { recursive: true, force: true })
    },
  }
}

/** A copy of the built site that knows a server of ours in place of strangers'. Nobody writes into it. */
type Host<Server> = { readonly server: Server; readonly folder: string }

export type FakeMailServer = Awaited<ReturnType<typeof startMailServer>>
export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>

type Hosts = { builtSite: RunningServer; mailHost: Host<FakeMailServer>; providerHost: Host<FakeProvider> }

/**
 * What tests that run one after the other in the same process share, as far as they need it. All kinds of tests begin
 * here: Playwright gives those that could share other things a process and a browser of their own.
 */
export const test = base.extend<object, Hosts>({
  builtSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const site = await serveSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  mailHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = await startMailServer()
      const folder = rerouteMail(DIST, server.endpoint)
      await use({ server, folder })
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  providerHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = await startFakeProvider()
      const folder = rerouteProviders(DIST, server.origins)
      await use({ server, folder })
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})
