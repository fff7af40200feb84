const LEAST_LETTERS = 3

/**
 * A folded word without its ending, the same in a sentence, in a street's name and alone: ვაკე, ვაკეში, ვაკის;
 * ჭავჭავაძე, ჭავჭავაძის; Барнова, ბარნოვი. The ძე of a surname sounds like the ზე of "on", so both go.
 */
export function stemOf(folded: string): string {
  const withoutCase = folded.replace(/(Si|zis|ze|is|s)$/, '')
  const bare = withoutCase.length < LEAST_LETTERS ? folded : withoutCase
  const stem = bare.replace(/[aeiou]+$/, '')
  return stem.length < LEAST_LETTERS ? bare : stem
}
