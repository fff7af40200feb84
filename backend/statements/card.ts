import { findEntryName } from '~backend/dictionaries/dictionary-entry'
import { BEDROOM_TYPES, ROOM_TYPES } from '~backend/dictionaries/rooms'
import type { Locale } from '~backend/platform/localized-text'
import { type DescribePicture, toImage } from '~backend/platform/pictures'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { StatementCard } from '~contract/schemas/statements'
import { toImagesJson, unpackImages } from './packed-images'
import type { ToMedianComparison } from './price-medians'
import { toSharedFields } from './shared-fields'
import type { CardRow } from './statement-row'
import type { ViewerFlags } from './viewer-flags'

export interface CardSources {
  describePicture: DescribePicture
  toMedianComparison: ToMedianComparison
}

/** Converts to a card: no coordinates, and an excerpt of the text. */
export function toCard(
  row: CardRow,
  locale: Locale,
  flags: ViewerFlags,
  { describePicture, toMedianComparison }: CardSources,
): AnswerOf<typeof StatementCard> {
  return {
    images: unpackImages(row.images).map((image) => toImage(image, describePicture)),
    ...toCardWithoutImages(row, locale, flags, toMedianComparison),
  }
}

/** Returns the JSON of `toCard` a quarter faster, because images are half of a card. */
export function toCardJson(
  row: CardRow,
  locale: Locale,
  flags: ViewerFlags,
  { describePicture, toMedianComparison }: CardSources,
): string {
  const rest = JSON.stringify(toCardWithoutImages(row, locale, flags, toMedianComparison))
  return `{"images":${toImagesJson(row.images, describePicture)},${rest.slice(1)}`
}

function toCardWithoutImages(
  row: CardRow,
  locale: Locale,
  flags: ViewerFlags,
  toMedianComparison: ToMedianComparison,
) {
  return {
    lat: null,
    lng: null,
    room: findEntryName(ROOM_TYPES, row.room_type_id, locale),
    bedroom: findEntryName(BEDROOM_TYPES, row.bedroom_type_id, locale),
    has_3d: row.tour_url !== null,
    created_at: row.created_at,
    quantity_of_day: row.quantity_of_day,
    viewed: false,
    statement_currency_id: row.currency_id,
    user_title: row.owner_name || row.user_title,
    user_statements_count: 0,
    parameters: [],
    comment: row.comment,
    median_comparison: toMedianComparison(row),
    // Last: adding fields one by one to such a wide object is ten times slower.
    ...toSharedFields(row, locale, flags),
  }
}
