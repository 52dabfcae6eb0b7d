import { ExitError } from './process.mjs'

/** A day, a time and an offset, without which the moment would depend on the zone of the computer. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/**
 * Returns where and when a question is asked, from the flags of `npm run ask`.
 * @param {Readonly<{ page?: string, now?: string, zone?: string }>} flags
 * @returns {import('../features/chat/matcher.ts').ChatContext}
 * @throws {ExitError} when a flag has a value of another form
 */
export function contextFrom({ page, now, zone }) {
  if (page !== undefined && !/^\/[^\s?#]*$/.test(page))
    throw new ExitError(`--page is "${page}", but the path of a page starts with "/", such as /training.`)
  const moment = now === undefined ? undefined : momentOf(now)
  if (moment === null)
    throw new ExitError(`--now is "${now}" but must be a moment with its offset, such as 2026-02-10T09:30:00Z.`)
  if (zone !== undefined && !isZone(zone))
    throw new ExitError(`--zone is "${zone}" but must be a time zone, such as Europe/Paris.`)
  if (zone !== undefined && now === undefined)
    throw new ExitError('--zone needs --now: without a moment, no answer says a time.')
  return {
    ...(page !== undefined && { page }),
    ...(moment !== undefined && { now: moment }),
    ...(zone !== undefined && { zone }),
  }
}

/** Returns the time in milliseconds since 1970, or null. @param {string} text */
function momentOf(text) {
  const day = MOMENT.exec(text)?.[1]
  const time = Date.parse(text)
  if (day === undefined || Number.isNaN(time)) return null
  // Date.parse takes 30 February for 2 March
  return new Date(`${day}T00:00Z`).toISOString().startsWith(day) ? time : null
}

/** @param {string} zone */
function isZone(zone) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
