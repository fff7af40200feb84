import type { Locale } from '~backend/dictionaries/localized'
import type { Db } from '~backend/platform/db/pool'
import { toCard, toCardJson } from './card'
import type { CardRow } from './statement-row'
import { findViewerMarks, NO_VIEWER_MARK } from './viewer-marks'

/** The cards of a list, marked for the user who asks. */
export async function toViewerCards(
  db: Db,
  rows: readonly CardRow[],
  locale: Locale,
  viewerId: number | undefined,
) {
  const ids = rows.map(({ id }) => id)
  const getMark = await findViewerMarks(db, viewerId, ids)
  return rows.map((row) => toCard(row, locale, getMark(row.id)))
}

/** The cards that guests get, as JSON. */
export function toGuestCards(rows: readonly CardRow[], locale: Locale): { id: number; json: string }[] {
  return rows.map((row) => ({ id: row.id, json: toCardJson(row, locale, NO_VIEWER_MARK) }))
}
