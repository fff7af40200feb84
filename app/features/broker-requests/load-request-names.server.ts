import type { Visitor } from '~/session/visitor.server'
import { configuration } from '~/upstream/content.server'
import { statementParameters } from '~/upstream/dictionaries.server'

/** Loads what describes a search request: the names of its ids, and the exchange rate for its budget. */
export async function loadRequestNames(visitor: Visitor) {
  const [dictionaries, config] = await Promise.all([
    visitor.optional('parameters', visitor.cachedCall(statementParameters)),
    visitor.optional('exchange rate', visitor.cachedCall(configuration)),
  ])
  return {
    deals: dictionaries?.deal_types.all ?? [],
    types: dictionaries?.real_estate_types.all ?? [],
    rooms: dictionaries?.room_types.all ?? [],
    rate: config?.exchangeRate?.rate,
  }
}

export type RequestNames = Awaited<ReturnType<typeof loadRequestNames>>
