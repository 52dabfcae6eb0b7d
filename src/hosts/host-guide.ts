/**
 * Returns the sections of src/docs/hosts.md whose headings name a host, as text for a terminal.
 * @throws an Error, when there is none
 */
export function sectionsAbout(title: string, guide: string): string {
  const sections = guide.split(/^(?=## )/m).filter((section) => section.split('\n')[0]?.includes(title))
  if (!sections[0]?.startsWith('## ')) throw new Error(`No heading of src/docs/hosts.md names ${title}.`)
  return sections.map(terminalText).join('\n\n')
}

/** Returns a section without the marks that a terminal does not show. A link becomes the file that it leads to. */
function terminalText(section: string): string {
  return section
    .trim()
    .replace(/^## (.*)$/m, '$1:')
    .replace(/\[[^\]]*\]\(([^)#]*)[^)]*\)/g, 'src/docs/$1')
}
