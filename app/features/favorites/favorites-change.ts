import { z } from 'zod'
import { parseId } from '~contract/values/ids'

export interface FavoritesChange {
  keep: number[]
  drop: number[]
  hide: number[]
  show: number[]
  showAll: boolean
}

/** More than a page of cards can hold. */
const MAX_IDS_AT_ONCE = 100

/** Each button holds one id or several joined by commas. */
const ids = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((texts) => [...new Set([texts].flat().flatMap((text) => text.split(',')))])
  .transform((texts) => texts.slice(0, MAX_IDS_AT_ONCE).map((text) => parseId(text)))
  .pipe(z.array(z.number()))

/** `still`: hidden a moment ago, on the same page. `forget`: dropped, and no longer offered, so it cannot be kept again. */
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
