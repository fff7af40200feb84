import { BEDROOM_TYPES, ROOM_TYPES } from '../dictionaries/rooms'
import { type Locale, nameOf } from '../dictionaries/words'
import { commonOf } from './common'
import { imageOf, imagesJsonOf } from './image'
import type { Mark } from './marks'
import { imagesOf } from './packed-images'
import type { CardRow } from './row'

/** A statement as lists answer it: without its place on the map, with the beginning of its text. */
export function cardOf(row: CardRow, locale: Locale, mark: Mark) {
  return { images: imagesOf(row.images).map(imageOf), ...withoutImages(row, locale, mark) }
}

/** The JSON of `cardOf`: in three quarters of the time, as half of a card are its pictures. */
export function cardJsonOf(row: CardRow, locale: Locale, mark: Mark): string {
  const rest = JSON.stringify(withoutImages(row, locale, mark))
  return `{"images":${imagesJsonOf(row.images)},${rest.slice(1)}`
}

function withoutImages(row: CardRow, locale: Locale, mark: Mark) {
  return {
    lat: null,
    lng: null,
    room: nameOf(ROOM_TYPES, row.room_type_id, locale),
    bedroom: nameOf(BEDROOM_TYPES, row.bedroom_type_id, locale),
    has_3d: row.tour_url !== null,
    quantity_of_day: row.quantity_of_day,
    viewed: false,
    statement_currency_id: row.currency_id,
    user_title: row.owner_name || row.user_title,
    user_statements_count: 0,
    parameters: [],
    comment: row.comment,
    // Last: names that are added to so many one by one would take ten times as long as all the rest.
    ...commonOf(row, locale, mark),
  }
}
