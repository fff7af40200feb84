import { z } from 'zod'
import { parseId } from '~contract/values/ids'

export interface FavoritesChange {
  keep: number[]
  drop: number[]
  hide: number[]
  show: number[]
  showAll: boolean
}

/** Maximum number of ids; no page of cards has as many. */
const MAX_IDS_AT_ONCE = 100

/** Schema of one id or several joined by commas, as in each button. */
const ids = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((texts) => [...new Set([texts].flat().flatMap((text) => text.split(',')))])
  .transform((texts) => texts.slice(0, MAX_IDS_AT_ONCE).map((text) => parseId(text)))
  .pipe(z.array(z.number()))

/**
 * Schema of a change. `still`: hidden a moment ago, on the same page. `forget`: removed and withdrawn, so it
 * cannot be added again.
 */
export const favoritesFields = z.object({
  keep: ids,
  drop: ids,
  forget: ids,
  hide: ids,
  show: ids,
  still: ids,
  show_all: z.literal('1').optional(),
})

type FavoritesValues = z.output<typeof favoritesFields>

export function toFavoritesChange({
  keep,
  drop,
  forget,
  hide,
  show,
  show_all,
}: FavoritesValues): FavoritesChange {
  return { keep, drop: [...drop, ...forget], hide, show, showAll: show_all === '1' }
}

export function getFirstId({ keep, drop, hide, show }: FavoritesChange): number | undefined {
  return [...keep, ...drop, ...hide, ...show][0]
}
