import { records } from 'virtual:records/jobs'

/** The job openings, in order. Each is a file in `content/jobs`. */
export const jobs = records.map(({ body, ...job }) => ({ ...job, description: body }))

export type OpenJob = (typeof jobs)[number]

/** Returns the text of an application in the chat app (src/docs/specification.md, links to the outside). */
export function applicationText(position: string): string {
  return `I'm interested in applying for the ${position} position`
}
