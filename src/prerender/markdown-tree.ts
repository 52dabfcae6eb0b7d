import type { Nodes, Root } from 'mdast'
import { type CompileContext, fromMarkdown, type Token } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'

/** The fences of each block of code: the one that opens it, and the one that closes it, if it has an end. */
export type Fences = ReadonlyMap<Nodes, readonly string[]>

/** Parses Markdown as this site understands it. Code that is only indented has no fences. */
export function parseMarkdown(markdown: string): { readonly tree: Root; readonly fences: Fences } {
  const fences = new Map<Nodes, readonly string[]>()
  function codeFencedFenceSequence(this: CompileContext, token: Token) {
    const code = this.stack.findLast(({ type }) => type === 'code') as Nodes | undefined
    if (code) fences.set(code, [...(fences.get(code) ?? []), this.sliceSerialize(token)])
  }
  const tree = fromMarkdown(markdown, {
    // one tilde is written before numbers, as in ~50
    extensions: [gfmTable(), gfmStrikethrough({ singleTilde: false }), gfmTaskListItem(), gfmFootnote()],
    mdastExtensions: [
      gfmTableFromMarkdown(),
      gfmStrikethroughFromMarkdown(),
      gfmTaskListItemFromMarkdown(),
      gfmFootnoteFromMarkdown(),
      { exit: { codeFencedFenceSequence } },
    ],
  })
  return { tree, fences }
}
