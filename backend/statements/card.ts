import { BEDROOM_TYPES, ROOM_TYPES } from '../dictionaries/rooms'
import { type Locale, nameOf } from '../dictionaries/words'
import { commonOf, localized, subjectOf } from './common'
import type { Mark } from './marks'
import type { StatementRow } from './row'
import { middleSlugOf } from './title'

const COMMENT_LETTERS = 300

/** A statement as lists answer it: without its place on the map, with the beginning of its text. */
export function cardOf(row: StatementRow, locale: Locale, mark: Mark) {
  return {
    lat: null,
    lng: null,
    room: nameOf(ROOM_TYPES, row.room_type_id, locale),
    bedroom: nameOf(BEDROOM_TYPES, row.bedroom_type_id, locale),
    has_3d: row.tour_url !== null,
    middle_slug: middleSlugOf(subjectOf(row), locale),
    quantity_of_day: row.quantity_of_day,
    viewed: false,
    statement_currency_id: row.currency_id,
    user_title: row.owner_name || row.user_title,
    user_statements_count: 0,
    parameters: [],
    comment: beginningOf(localized(row, 'comment', locale)),
    // Last: names that are added to so many one by one would take ten times as long as all the rest.
    ...commonOf(row, locale, mark),
  }
}

/** Never half of a letter that takes two code units. */
function beginningOf(text: string): string {
  return text.slice(0, COMMENT_LETTERS).replace(/[\uD800-\uDBFF]$/, '')
}
