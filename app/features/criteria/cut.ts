/** As long as a hundred ids, and longer than any other value that is understood. */
const MOST_LETTERS = 1_100
/** Enough of what is junk to be told; all of a text that is looked for. */
const KEPT_LETTERS = 300

/**
 * The same parameters with endless values cut short: a page repeats its address in every link that leads back to it.
 * What is cut cannot be read as anything else.
 *
 * @returns undefined when nothing is too long
 */
export function cutShort(query: URLSearchParams): URLSearchParams | undefined {
  const isEndless = ([, value]: [string, string]) => value.length > MOST_LETTERS
  if (![...query].some(isEndless)) return undefined
  return new URLSearchParams(
    [...query].map(([name, value]) =>
      isEndless([name, value]) ? [name, `${value.slice(0, KEPT_LETTERS)}…`] : [name, value],
    ),
  )
}
