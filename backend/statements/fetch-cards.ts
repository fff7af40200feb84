import type { PlaceNameCache } from '~backend/locations/place-name-cache'
import type { Db } from '~backend/platform/db/pool'
import type { Locale } from '~backend/platform/localized-text'
import type { FetchPage } from '~backend/search/search'
import { CachedCard, type CardCache } from './card-cache'
import { listCardRows } from './store'
import type { ToViewerCards } from './viewer-cards'
import { findViewerFlags } from './viewer-flags'

interface CardSources {
  cardCache: CardCache
  placeNames: PlaceNameCache
  toViewerCards: ToViewerCards
}

/** Creates a function that fetches the cards of a search for one viewer. */
export type CreateFetchCards = (locale: Locale, viewerId: number | undefined) => FetchPage<CachedCard[]>

/** Creates a fetcher that caches cards between searches while the engine tracks changes. */
export function createFetchCards(
  db: Db,
  { cardCache, placeNames, toViewerCards }: CardSources,
): CreateFetchCards {
  return (locale, viewerId) => async (ids, engine) => {
    if (engine === 'memory') {
      const [cards, getFlags] = await Promise.all([
        cardCache.get(ids, locale),
        findViewerFlags(db, viewerId, ids),
      ])
      return cards.map((card) => card.withFlags(getFlags(card.id)))
    }
    const rows = await listCardRows(db, placeNames, ids, locale)
    const cards = await toViewerCards(rows, locale, viewerId)
    return cards.map((card) => new CachedCard(card.id, Buffer.from(JSON.stringify(card))))
  }
}
