import { newsletterLink } from './newsletter.ts'
import { type RunningRelay, startRelay } from './relay.ts'
import { parseFolderSettings, parseRelaySettings } from './settings.ts'
import { changeSubscribers, readSubscribers } from './subscriber-file.ts'
import { toCsv, withoutAddress } from './subscribers.ts'

/**
 * Starts the relay with the settings in the environment variables.
 * @throws an Error that lists the mistakes in the settings, or what `listen` and the file system report
 */
export async function startRelayFromEnvironment(): Promise<RunningRelay> {
  return startRelay(parseRelaySettings(process.env))
}

/** Returns the confirmed addresses of the newsletter as CSV. */
export async function subscribersAsCsv(): Promise<string> {
  const { folder, publicUrl } = parseFolderSettings(process.env)
  return toCsv(await readSubscribers(folder), (token) => newsletterLink(publicUrl, 'leave', token))
}

/** Deletes an address of the newsletter, and returns whether it was in the list. */
export async function removeSubscriber(address: string): Promise<boolean> {
  const { folder } = parseFolderSettings(process.env)
  const before = await readSubscribers(folder)
  const after = await changeSubscribers(folder, (list) => withoutAddress(list, address.trim()))
  return after.length < before.length
}
