import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCopy, copySources } from './builds.mjs'
import { measureEdits } from './delta.mjs'
import { sampleEdits } from './edits.mjs'
import { measureInstall } from './install.mjs'
import { measurePaint } from './paint.mjs'

const ARTICLES = 300
const DAY_MS = 86_400_000

/**
 * Measures paint, install and the cost of one edit with 300 more articles, next to the site as it is. The covers of
 * these articles are drawn once, which takes minutes, and then cached.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<readonly import('./report.mjs').Row[]>}
 */
export async function measureScale({ browser, sites, runs, routes }) {
  const copy = copySources()
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-scale-'))
  try {
    for (let number = 1; number <= ARTICLES; number += 1)
      writeFileSync(join(copy, `src/content/articles/note-${number}.md`), articleText(number))
    const largerSites = { ...sites, [`${ARTICLES} more`]: await buildCopy(copy, join(folder, 'dist')) }
    const [edit] = sampleEdits(copy)
    const rows = [
      ...(await measurePaint({ browser, sites: largerSites, runs, routes })),
      ...(await measureInstall({ browser, sites: largerSites, runs, routes })),
      ...(edit ? await measureEdits(browser, copy, [edit]) : []),
    ]
    return rows.map((row) => ({ ...row, what: `with ${ARTICLES} more articles: ${row.what}` }))
  } finally {
    for (const temporary of [copy, folder]) rmSync(temporary, { recursive: true, force: true })
  }
}

/** @param {number} number */
function articleText(number) {
  const date = new Date(Date.UTC(2024, 0, 1) + number * DAY_MS).toISOString().slice(0, 10)
  return `---
title: Note number ${number}
excerpt: Note ${number} of a series that is here to show how the site does with hundreds of articles in its blog.
date: ${date}
author: Nandini Rao
tags: [Engineering, Quality, Series ${number % 7}]
---

${`Note ${number} says what changed, for whom, and what they have to do about it. `.repeat(40)}

## What it says

- What is different for the person who reads it.
- What they have to do, if anything.
`
}
