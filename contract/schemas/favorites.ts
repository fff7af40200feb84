import { z } from 'zod'
import { countedPageOf } from './envelope'
import { id, keyedRows } from './primitives'
import { rowsOf } from './rows'
import { StatementCard } from './statements'

export const FavoriteIds = z.array(id)

export const FavoritePage = countedPageOf(StatementCard).extend({
  // Withdrawn favourites: our own upstream lists them, others silently omit them.
  gone: rowsOf(z.object({ id, dynamic_title: z.string() })).default([]),
  /** Favourites by the id of their deal, whatever the page is filtered by; others leave it out. */
  deal_counts: keyedRows(z.number().int()).nullish(),
})
