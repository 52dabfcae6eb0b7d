// `npm run build`: builds the site in `dist`. It prints only mistakes and, at the end, what the owner should know.
import { join } from 'node:path'
import { mistakesIn } from './build-mistakes.mjs'
import { runCommandLine } from './command-line.mjs'
import { ExitError, repositoryRoot, runCommand } from './process.mjs'
import { loadModule } from './setup.mjs'

/** @type {import('./command-line.mjs').Command} */
const command = {
  typed: 'npm run build',
  does: 'Builds the site in dist, and says what to know before you publish it.',
}

runCommandLine(command, async () => {
  // first, because it stops at a malformed setting
  const { buildNotes } = await loadModule('src/prerender/build-notes.ts')
  const { reportedNotes } = await loadModule('src/prerender/reported-notes.ts')
  const { buildDate } = await loadModule('src/prerender/build-date.ts')
  const facts = factsForNotes() // beside the build, which is a process of its own
  facts.catch(() => {}) // what is wrong with the content, the build reports
  const { takeBuildLock } = await loadModule('src/prerender/build-lock.ts')
  const release = takeBuildLock()
  // much of what a build makes lives for a while: with more space for new objects, less of it is copied
  const vite = [process.execPath, '--max-semi-space-size=64', 'node_modules/vite/bin/vite.js']
  const site = await runCommand([...vite, 'build', '--logLevel', 'error'])
  release()
  if (site.code !== 0)
    throw new ExitError('The site could not be built.', {
      code: site.code,
      output: mistakesIn(site.output, join(repositoryRoot, 'dist')),
    })
  const { removeUnusedEntries } = await loadModule('src/prerender/cache.ts')
  await removeUnusedEntries()
  const { loadSettings } = await import('./settings.mjs')
  const { unpublished, ...stated } = await facts
  const notes = [
    ...buildNotes(await loadSettings('production', repositoryRoot), stated, buildDate().toISOString().slice(0, 10)),
    ...reportedNotes(site.output),
    ...unpublished,
  ]
  if (notes.length > 0) console.log(['The site is in dist. Before you publish it, note:', ...notes].join('\n  '))
})

/** Returns what the notes say about the content: days, examples, what is left open, and what is not published. */
async function factsForNotes() {
  const { record: facts } = await loadModule('virtual:records/facts')
  const { records: batches } = await loadModule('virtual:records/batches')
  const { jobs } = await loadModule('src/content/jobs.ts')
  const { projects } = await loadModule('src/content/projects.ts')
  const { isExample } = await loadModule('src/content/project-facts.ts')
  const { unpublishedNotes } = await loadModule('src/prerender/records/content-report.ts')
  const dated = [
    ...batches.map((/** @type {{ name: string, starts: string }} */ { name, starts }) => ({
      what: `The training batch "${name}"`,
      day: starts,
    })),
    ...jobs.flatMap((/** @type {{ title: string, until?: string }} */ { title, until }) =>
      until === undefined ? [] : [{ what: `The last day for applications to "${title}"`, day: until }],
    ),
  ]
  const examples = projects.filter(isExample).map((/** @type {{ title: string }} */ { title }) => title)
  return { dated, examples, facts, unpublished: unpublishedNotes(join(repositoryRoot, 'src/content')) }
}
