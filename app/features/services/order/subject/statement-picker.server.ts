import type { Visitor } from '~/session/visitor.server'
import { ownStatementPage } from '~/upstream/own-statements.server'
import type { ServiceOrderState } from '../order-state'

const STATEMENTS_SHOWN = 20

/** Loads the visitor's statements, the chosen ones first; undefined for a guest. */
export async function loadStatementPicker(
  visitor: Visitor,
  { user, params, statements, areStatementsMissing: areSomeMissing, areaError }: ServiceOrderState,
) {
  if (!user) return undefined
  const query = new URLSearchParams({ status: 'active', per_page: String(STATEMENTS_SHOWN) })
  if (params.searchText) query.set('q', params.searchText)
  const found = await visitor.call(ownStatementPage(query))
  const chosen = new Set(statements.map(({ id }) => id))
  return {
    offered: [...statements, ...found.statements.filter(({ id }) => !chosen.has(id))],
    total: found.total,
    isCut: found.total > STATEMENTS_SHOWN,
    text: params.searchText,
    isAny: found.counts.active > 0 || statements.length > 0,
    areSomeMissing,
    areaError,
  }
}
