import type { Db } from '~backend/platform/db/pool'
import type { Locale } from '~backend/platform/localized-text'
import type { DescribePicture } from '~backend/platform/pictures'
import { toCard, toCardJson } from './card'
import type { CardRow } from './statement-row'
import { findViewerMarks, NO_VIEWER_MARK } from './viewer-marks'

export type ToViewerCards = (
  rows: readonly CardRow[],
  locale: Locale,
  viewerId: number | undefined,
) => Promise<ReturnType<typeof toCard>[]>

export function createToViewerCards(db: Db, describePicture: DescribePicture): ToViewerCards {
  return async (rows, locale, viewerId) => {
    const ids = rows.map(({ id }) => id)
    const getMark = await findViewerMarks(db, viewerId, ids)
    return rows.map((row) => toCard(row, locale, getMark(row.id), describePicture))
  }
}

export function toGuestCards(
  rows: readonly CardRow[],
  locale: Locale,
  describePicture: DescribePicture,
): { id: number; json: string }[] {
  return rows.map((row) => ({
    id: row.id,
    json: toCardJson(row, locale, NO_VIEWER_MARK, describePicture),
  }))
}

export function pairWithCards<Row, Card>(
  rows: readonly Row[],
  cards: readonly Card[],
): { row: Row; card: Card }[] {
  return rows.map((row, index) => ({ row, card: cards[index] as Card }))
}
