import type { Db } from '~backend/platform/db/pool'
import type { Locale } from '~backend/platform/localized-text'
import type { DescribePicture } from '~backend/platform/pictures'
import { type CardSources, toCard, toCardJson } from './card'
import type { PriceMedians } from './price-medians'
import type { CardRow } from './statement-row'
import { findViewerMarks, NO_VIEWER_MARK } from './viewer-marks'

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
    const [getMark, toMedianComparison] = await Promise.all([
      findViewerMarks(db, viewerId, ids),
      priceMedians.getComparison(),
    ])
    const sources = { describePicture, toMedianComparison }
    return rows.map((row) => toCard(row, locale, getMark(row.id), sources))
  }
}

export function toGuestCards(
  rows: readonly CardRow[],
  locale: Locale,
  sources: CardSources,
): { id: number; json: string }[] {
  return rows.map((row) => ({
    id: row.id,
    json: toCardJson(row, locale, NO_VIEWER_MARK, sources),
  }))
}

export function pairWithCards<Row, Card>(
  rows: readonly Row[],
  cards: readonly Card[],
): { row: Row; card: Card }[] {
  return rows.map((row, index) => ({ row, card: cards[index] as Card }))
}
