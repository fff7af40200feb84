const MIN_LETTERS = 3

/**
 * Returns the same stem for all cases: ვაკე, ვაკეში; Барнова, ბარნოვი.
 * A surname's ძე is cut too, because it sounds like the ზე of "on".
 */
export function toStem(phoneticKey: string): string {
  const withoutCase = phoneticKey.replace(/(Si|zis|ze|is|s)$/, '')
  const bare = withoutCase.length < MIN_LETTERS ? phoneticKey : withoutCase
  const stem = bare.replace(/[aeiou]+$/, '')
  return stem.length < MIN_LETTERS ? bare : stem
}
