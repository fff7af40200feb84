/** How much of a description is shown before "read all", in characters. */
const MAX_SHOWN_CHARACTERS = 600

/** Lines of a description: the upstream writes `<br />`, everything else in it is text and stays text. */
export function splitLines(comment: string): string[] {
  return comment
    .split(/<br\s*\/?>|\r?\n/i)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Splits long lines into those shown at once and those folded; a line is never cut in two. */
export function collapseLines(lines: string[]): { shown: string[]; folded: string[] } {
  let length = 0
  const end = lines.findIndex((line) => {
    length += line.length
    return length > MAX_SHOWN_CHARACTERS
  })
  if (end === -1 || end === lines.length - 1) return { shown: lines, folded: [] }
  const shown = Math.max(end, 1)
  return { shown: lines.slice(0, shown), folded: lines.slice(shown) }
}
