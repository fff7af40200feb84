import { type SearchFilters, toStayPageParams } from '~/features/search-filters'
import { toStatementRow } from '~/features/statements'
import type { Visitor } from '~/session/visitor.server'
import { statementList } from '~/upstream/statements.server'
import type { Currency } from '~contract/currencies'

/** Loads the statement that the URL shows above the map; undefined if unavailable. */
export async function loadStatementPreview(
  visitor: Visitor,
  id: number,
  { currency, filters }: { currency: Currency; filters: SearchFilters },
) {
  const query = new URLSearchParams({ ids: String(id), page: '1', per_page: '1' })
  const list = await visitor.optional('preview', visitor.call(statementList(query)))
  const card = list?.cards.find((found) => found.id === id)
  return card && toStatementRow(card, currency, toStayPageParams(filters))
}

export type StatementPreviewData = NonNullable<Awaited<ReturnType<typeof loadStatementPreview>>>
