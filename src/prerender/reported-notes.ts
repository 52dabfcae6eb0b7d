const NOTE = 'Note for the owner: '

/** Reports something that a build has found out and that the owner should know. */
export function reportNote(sentence: string): void {
  console.log(NOTE + sentence)
}

/** Returns what a build has reported, from its output, each sentence once. */
export function reportedNotes(output: string): readonly string[] {
  const notes = output.split('\n').flatMap((line) => (line.startsWith(NOTE) ? [line.slice(NOTE.length).trim()] : []))
  return [...new Set(notes)]
}
