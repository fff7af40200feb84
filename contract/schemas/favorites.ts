import { z } from 'zod'
import { countedPageOf } from './envelope'
import { id, keyedRows } from './primitives'
import { rowsOf } from './rows'
import { StatementCard } from './statements'

export const FavoriteIds = z.array(id)

export const FavoritePage = countedPageOf(StatementCard).extend({
  // Withdrawn favourites. Our own upstream lists them; others omit them.
  gone: rowsOf(z.object({ id, dynamic_title: z.string() })).default([]),
  /** Number of favourites by deal id, ignoring the page's filter. Others omit it. */
  deal_counts: keyedRows(z.number().int()).nullish(),
})
