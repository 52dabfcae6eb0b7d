/** Returns the words of a list in which each is written as how many of its letters are those of the word before it, and the others. */
export function wordsIn(shortened: string): string {
  let word = ''
  const words = [...shortened.replace(/\s/g, '').matchAll(/(\d)([a-z]*)/g)].map(([, same, rest]) => {
    word = word.slice(0, Number(same)) + rest
    return word
  })
  return words.join(' ')
}
