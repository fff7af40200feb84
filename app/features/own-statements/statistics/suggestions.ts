import type { StatementStatistics } from '~/upstream/own-statements.server'

const MAX_SUGGESTIONS = 3
/** Difference from which more photos are suggested. */
const MISSING_PHOTOS = 3
/** Days since the last renewal, beyond the usual ones, from which a renewal is suggested. */
const LATE_RENEWAL_DAYS = 7
/** Usual length of a description, in characters, from which one of half its length is called short. */
const USUAL_DESCRIPTION_LENGTH = 100

export interface Suggestion {
  name: 'photos' | 'price' | 'description' | 'renew'
  own: number
  /** Median of similar statements; for the price, the end of its middle half. */
  usual: number
}

/** Returns what may raise the interest, each with the figures it rests on. Without similar ones: nothing. */
export function listSuggestions({
  own,
  similar,
}: Pick<StatementStatistics, 'own' | 'similar'>): Suggestion[] {
  if (!similar) return []
  const suggestions: Suggestion[] = []
  if (own.photos + MISSING_PHOTOS <= similar.photos)
    suggestions.push({ name: 'photos', own: own.photos, usual: similar.photos })
  const [price, high] = [own.squarePrice, similar.squarePriceHigh]
  if (price !== undefined && high !== undefined && price > high)
    suggestions.push({ name: 'price', own: price, usual: high })
  if (
    similar.descriptionLength >= USUAL_DESCRIPTION_LENGTH &&
    own.descriptionLength < similar.descriptionLength / 2
  )
    suggestions.push({
      name: 'description',
      own: own.descriptionLength,
      usual: similar.descriptionLength,
    })
  if (own.daysSinceRenewal >= similar.daysSinceRenewal + LATE_RENEWAL_DAYS)
    suggestions.push({ name: 'renew', own: own.daysSinceRenewal, usual: similar.daysSinceRenewal })
  return suggestions.slice(0, MAX_SUGGESTIONS)
}
