import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} Edit A change to a copy of the site.
 * @property {string} name
 * @property {string} file relative to the root of the repository; it is created if it does not exist
 * @property {(text: string) => string} change
 */

const ADDED_SENTENCE = 'One more sentence stands here.'

/**
 * Returns the edits whose cost is measured, for a copy of the repository.
 * @param {string} copy @returns {readonly Edit[]}
 */
export function sampleEdits(copy) {
  const [article = ''] = readdirSync(join(copy, 'src/content/articles')).sort()
  return [
    {
      name: 'a sentence of an article',
      file: `src/content/articles/${article}`,
      change: (text) => text.replace(/\S+\s*$/, 'otherwise.\n'), // same number of words, same reading time
    },
    {
      name: 'a sentence of a page',
      file: 'src/content/pages/about.yaml',
      change: (text) => replaceMatch(text, /^( {2}lead: )"?([^"\n]*)"?$/m, `$1"$2 ${ADDED_SENTENCE}"`),
    },
    {
      name: 'an answer of the chat',
      file: 'src/content/faq/company.yaml',
      change: (text) => replaceMatch(text, /^ {2}answer: >-\n {4}/m, `$&${ADDED_SENTENCE} `),
    },
    {
      name: 'a price',
      file: 'src/content/facts.yaml',
      change: (text) => replaceMatch(text, /^packagesFrom: .*$/m, 'packagesFrom: $$1,100'),
    },
    {
      name: 'the commission',
      file: 'src/content/facts.yaml',
      change: (text) => replaceMatch(text, /^referralShare: .*$/m, 'referralShare: 11% to 16%'),
    },
    {
      name: 'a new article',
      file: 'src/content/articles/a-note-on-release-notes.md',
      change: () => NEW_ARTICLE,
    },
    {
      name: 'a component of one page',
      file: 'src/pages/about/about-page.tsx',
      change: (text) => replaceMatch(text, /<article\b|<section\b|<div\b|<main\b/, '$& data-changed=""'),
    },
    {
      name: 'the footer',
      file: 'src/app/footer.tsx',
      change: (text) => replaceMatch(text, /<footer\b/, '$& data-changed=""'),
    },
    {
      name: 'a colour token',
      file: 'src/ui/theme/tokens.ts',
      change: (text) => replaceMatch(text, /base: '#[0-9a-f]{6}/i, "base: '#123456"),
    },
    { name: 'nothing, in another folder', file: 'src/content/facts.yaml', change: (text) => text },
  ]
}

/** @param {string} text @param {RegExp} pattern @param {string} replacement */
function replaceMatch(text, pattern, replacement) {
  if (!pattern.test(text)) throw new Error(`No text matches ${pattern}, so the edit does not fit this site.`)
  return text.replace(pattern, replacement)
}

const NEW_ARTICLE = `---
title: A note on release notes
excerpt: What we write when nothing broke. A note that a client reads in one minute, and what it saves in the week after.
date: 2025-07-01
author: Nandini Rao
tags: [Engineering, Automation, Quality]
---

Most releases change little. The note about them should be as short as the change.

## What it says

- What is different for the person who reads it.
- What they have to do, if anything.
`
