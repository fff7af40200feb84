import type pg from 'pg'
import type { Logger } from 'pino'
import { createAddressIndex } from '~backend/geocoding/address-index'
import { createGazetteer } from '~backend/locations/gazetteer'
import { PlaceNameCache } from '~backend/locations/place-name-cache'
import { StreetFinder } from '~backend/locations/street-finder'
import type { ReadLong } from '~backend/platform/db/long-reads'
import type { DescribePicture } from '~backend/platform/pictures'
import { foldHomes } from '~backend/search/fold-homes'
import { LiveColumnStore } from '~backend/search/memory/live-column-store'
import { createMemoryEngine } from '~backend/search/memory-engine'
import { createSearch } from '~backend/search/search'
import { createSearchTextParser } from '~backend/search/search-text'
import { createColumnSource } from '~backend/search/sql/column-source'
import { createSqlEngine } from '~backend/search/sql/sql-engine'
import { CardCache } from '~backend/statements/card-cache'
import { createFetchCards as createCardFetcher } from '~backend/statements/fetch-cards'
import { PriceMedians } from '~backend/statements/price-medians'
import { ReplyTimes } from '~backend/statements/reply-times'
import { listCardRows } from '~backend/statements/store'
import { createToViewerCards, toGuestCards } from '~backend/statements/viewer-cards'

/** Log message once searches use the column store. */
export const COLUMN_STORE_READY = 'the column store is loaded'

/** Query timeout in ms for sorting all statements. A million take seconds, and longer on a busy machine. */
const MAX_SORT_MS = 120_000

interface ContextOptions {
  houseFolder: string
  describePicture: DescribePicture
  readLong: ReadLong
}

/** Creates what several endpoint families share: search, caches and indexes. */
export function createApiContext(
  pool: pg.Pool,
  log: Logger,
  { houseFolder, describePicture, readLong }: ContextOptions,
) {
  const streetFinder = new StreetFinder(pool)
  const getGazetteer = createGazetteer(pool, streetFinder)
  const placeNames = new PlaceNameCache(pool)
  const priceMedians = new PriceMedians(readLong)
  const replyTimes = new ReplyTimes(readLong)
  const cardCache = new CardCache(async (ids, locale) => {
    const rows = await listCardRows(pool, placeNames, ids, locale)
    const toMedianComparison = await priceMedians.getComparison()
    return toGuestCards(rows, locale, { describePicture, toMedianComparison })
  })
  const toViewerCards = createToViewerCards(pool, priceMedians, describePicture)
  const { columnStore, loaded } = loadColumnStore(pool, log, {
    readLong,
    onChange: (ids) => cardCache.invalidate(ids),
  })
  return {
    streetFinder,
    getGazetteer,
    getAddressIndex: createAddressIndex(getGazetteer, houseFolder),
    priceMedians,
    replyTimes,
    toViewerCards,
    searchLoaded: loaded,
    search: foldHomes(pool, createSearch(createMemoryEngine(pool, columnStore), createSqlEngine(pool))),
    parseSearchText: createSearchTextParser(getGazetteer),
    createFetchCards: createCardFetcher(pool, { cardCache, placeNames, toViewerCards }),
  }
}

/**
 * Loads the column store in the background. Until then, and after a failure, searches read the database.
 * The next search retries a failed load.
 * @returns the store, and a promise that resolves after the load or its failure
 */
function loadColumnStore(
  pool: pg.Pool,
  log: Logger,
  { readLong, onChange }: { readLong: ReadLong; onChange: (ids?: readonly number[]) => void },
): { columnStore: LiveColumnStore; loaded: Promise<void> } {
  const columnStore = new LiveColumnStore(createColumnSource(pool), {
    loadFrom: (load) => readLong((db) => load(createColumnSource(db)), { isCurrent: true }),
    loadOrdersFrom: (load) =>
      readLong((db) => load(createColumnSource(db)), { isCurrent: true, maxQueryMs: MAX_SORT_MS }),
    onChange,
  })
  const loaded = columnStore.load().then(
    () => log.info(COLUMN_STORE_READY),
    (error: Error) => log.warn({ reason: error.message }, 'cannot load the column store'),
  )
  return { columnStore, loaded }
}
