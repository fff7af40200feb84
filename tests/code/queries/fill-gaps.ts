import { GAP } from './evaluate'

/**
 * Possible contents of a gap: a condition, number, column, assignment or nothing. None of them changes the
 * row's type.
 */
const FILLERS = ['true', '1', 'id', 'id = id', '']
const MAX_TRIES = 120

/**
 * Generates the texts to try for a query whose conditions, bounds or parameters are known only at run time.
 */
export function* fillGaps(text: string): Generator<string> {
  const numbered = numberParameters(text)
  const parts = numbered.split(GAP)
  const gaps = parts.length - 1
  const tries = Math.min(FILLERS.length ** gaps, MAX_TRIES)
  for (let index = 0; index < tries; index += 1)
    yield parts
      .map((part, gap) =>
        gap === gaps ? part : part + FILLERS[Math.floor(index / FILLERS.length ** gap) % FILLERS.length],
      )
      .join('')
}

/** Replaces `$` before a gap by the first free number. */
function numberParameters(text: string): string {
  const taken = new Set([...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
  return text.replaceAll(`$${GAP}`, () => {
    let free = 1
    while (taken.has(free)) free += 1
    taken.add(free)
    return `$${free}`
  })
}
