import type { Db } from '../db/pool'
import type { Locale } from '../dictionaries/words'
import { cardJsonOf, cardOf } from './card'
import { marksOf, NO_MARK } from './marks'
import type { CardRow } from './row'

/** The cards of a list, marked for the user who asks. */
export async function cardsOf(
  db: Db,
  rows: readonly CardRow[],
  locale: Locale,
  viewerId: number | undefined,
) {
  const ids = rows.map(({ id }) => id)
  const markOf = await marksOf(db, viewerId, ids)
  return rows.map((row) => cardOf(row, locale, markOf(row.id)))
}

/** The cards that guests get, as JSON. */
export function guestCardsOf(rows: readonly CardRow[], locale: Locale): { id: number; json: string }[] {
  return rows.map((row) => ({ id: row.id, json: cardJsonOf(row, locale, NO_MARK) }))
}
