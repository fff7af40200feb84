const WORD = /[\p{L}\p{N}]{2,}/gu
/** Maximum number of words read of a description. */
const MAX_WORDS = 400
/** Minimum number of phrases; shorter descriptions are alike by chance. */
const MIN_PHRASES = 6

/** Returns the pairs of neighbouring words. */
export function toPhrases(text: string): ReadonlySet<string> {
  const words = (text.toLowerCase().match(WORD) ?? []).slice(0, MAX_WORDS)
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`))
}

/** Returns the share of the shorter text's phrases that the other one has, 0 to 1. */
export function shareOfPhrases(one: ReadonlySet<string>, other: ReadonlySet<string> = new Set()): number {
  const fewest = Math.min(one.size, other.size)
  if (fewest < MIN_PHRASES) return 0
  let common = 0
  for (const phrase of one) if (other.has(phrase)) common += 1
  return common / fewest
}
