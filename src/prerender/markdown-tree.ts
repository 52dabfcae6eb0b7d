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

/** How many levels a tree has at most. A list in a list is two levels deeper. Functions that call themselves can walk it. */
const MAX_LEVELS = 40

type Parsed = {
  readonly tree: Root
  readonly fences: Fences
  /** The nodes whose children are left out, because they would be on too deep a level. */
  readonly cut: readonly Nodes[]
}

/** Parses Markdown as this site understands it. Code that is only indented has no fences. */
export function parseMarkdown(markdown: string): Parsed {
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
  return { tree, fences, cut: cutDeepLevels(tree) }
}

/** Returns the headings of a text as they are written, such as `## Plan`, without those within quotations, lists and code. */
export function headingsIn(markdown: string): readonly string[] {
  const headings = parseMarkdown(markdown).tree.children.filter(({ type }) => type === 'heading')
  return headings.map(({ position }) => markdown.slice(position?.start.offset, position?.end.offset))
}

/** Removes what is on too deep a level, and returns the nodes that it stood in. */
function cutDeepLevels(tree: Root): readonly Nodes[] {
  let parents: Nodes[] = [tree]
  for (let level = 1; level < MAX_LEVELS; level += 1)
    parents = parents.flatMap((node) => ('children' in node ? node.children : []))
  const cut = parents.filter((node) => 'children' in node && node.children.length > 0)
  for (const node of cut) Object.assign(node, { children: [] })
  return cut
}
