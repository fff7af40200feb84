import type { Db } from '~backend/platform/db/pool'
import type { Locale } from '~backend/platform/localized-text'
import type { DescribePicture } from '~backend/platform/pictures'
import { type CardSources, toCard, toCardJson } from './card'
import type { PriceMedians } from './price-medians'
import type { CardRow } from './statement-row'
import { findViewerFlags, NO_VIEWER_FLAGS } from './viewer-flags'

export type ToViewerCards = (
  rows: readonly CardRow[],
  locale: Locale,
  viewerId: number | undefined,
) => Promise<ReturnType<typeof toCard>[]>

export function createToViewerCards(
  db: Db,
  priceMedians: PriceMedians,
  describePicture: DescribePicture,
): ToViewerCards {
  return async (rows, locale, viewerId) => {
    const ids = rows.map(({ id }) => id)
    const [getFlags, toMedianComparison] = await Promise.all([
      findViewerFlags(db, viewerId, ids),
      priceMedians.getComparison(),
    ])
    const sources = { describePicture, toMedianComparison }
    return rows.map((row) => toCard(row, locale, getFlags(row.id), sources))
  }
}

export function toGuestCards(
  rows: readonly CardRow[],
  locale: Locale,
  sources: CardSources,
): { id: number; json: string }[] {
  return rows.map((row) => ({
    id: row.id,
    json: toCardJson(row, locale, NO_VIEWER_FLAGS, sources),
  }))
}

export function pairWithCards<Row, Card>(
  rows: readonly Row[],
  cards: readonly Card[],
): { row: Row; card: Card }[] {
  return rows.map((row, index) => ({ row, card: cards[index] as Card }))
}
