/** Maximum length of a value, about a hundred ids; longer than any other valid value. */
const MAX_VALUE_LENGTH = 1_100
/** Length of an invalid value that pages show. */
const TRUNCATED_LENGTH = 300

/** Truncates overlong values, as a page repeats its URL in many links; the ellipsis keeps them invalid. */
export function truncateParams(searchParams: URLSearchParams): URLSearchParams | undefined {
  const isTooLong = ([, value]: [string, string]) => value.length > MAX_VALUE_LENGTH
  if (![...searchParams].some(isTooLong)) return undefined
  return new URLSearchParams(
    [...searchParams].map(([name, value]) =>
      isTooLong([name, value]) ? [name, `${value.slice(0, TRUNCATED_LENGTH)}…`] : [name, value],
    ),
  )
}
