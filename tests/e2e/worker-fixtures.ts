import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base } from '@playwright/test'
import { type RunningServer, serve } from '#server/serve.ts'
import { startFakeProvider } from '#support/fake-provider.ts'
import { startMailServer } from '#support/mail-server.ts'
import { rerouteProviders } from '#support/rerouted-providers.ts'
import { rerouteMail } from '#support/rerouted-site.ts'

/** The built site; `VYOMIX_DIST` names another folder. */
export const DIST = resolve(process.env.VYOMIX_DIST ?? 'dist')

/** Serves a built folder on this port, or on a free one, with a mail folder that `close` deletes. */
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

/** A copy of the built site that sends to a local server instead of a public service. No test writes into the copy. */
type Host<Server> = { readonly server: Server; readonly folder: string }

export type FakeMailServer = Awaited<ReturnType<typeof startMailServer>>
export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>

type Hosts = { builtSite: RunningServer; mailHost: Host<FakeMailServer>; providerHost: Host<FakeProvider> }

/**
 * Declares a test with servers that all tests of one process share. Every other test function extends this one, because
 * Playwright starts another process and browser for tests with other shared fixtures.
 */
export const test = base.extend<object, Hosts>({
  builtSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs
    async ({}, use) => {
      const site = await serveSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  mailHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs
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
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs
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
