const MIN_LETTERS = 3

/**
 * A folded word without its ending, the same in a sentence, in a street's name and alone: ვაკე, ვაკეში, ვაკის;
 * ჭავჭავაძე, ჭავჭავაძის; Барнова, ბარნოვი. The ძე of a surname sounds like the ზე of "on", so both go.
 */
export function toStem(phoneticKey: string): string {
  const withoutCase = phoneticKey.replace(/(Si|zis|ze|is|s)$/, '')
  const bare = withoutCase.length < MIN_LETTERS ? phoneticKey : withoutCase
  const stem = bare.replace(/[aeiou]+$/, '')
  return stem.length < MIN_LETTERS ? bare : stem
}
