/** Number of characters shown before "read all". */
const MAX_SHOWN_CHARACTERS = 360

/** Splits at the upstream's `<br />`; everything else stays plain text. */
export function splitLines(comment: string): string[] {
  return comment
    .split(/<br\s*\/?>|\r?\n/i)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Splits into visible and collapsed lines without cutting one. */
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
