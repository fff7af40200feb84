import type { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/locations'
import type { Call } from './upstream-client.server'

const QueryInterpretation = wire.QueryInterpretation.transform(
  ({ house_number: houseNumber, filters, pieces, rest }) => ({
    filters: filters ?? undefined,
    pieces: pieces.map(({ words, kind, places, without }) => ({
      words,
      kind,
      without,
      ids: places.flatMap(({ id }) => id ?? []),
      names: places.map(({ display_name }) => display_name),
    })),
    houseNumber: houseNumber ?? undefined,
    rest: rest ?? undefined,
  }),
)

export type QueryInterpretation = z.output<typeof QueryInterpretation>

export interface TextSurroundings {
  /** Cities in which places are looked up. Default: all. */
  cities?: readonly number[] | undefined
  /** Currency assumed for prices that name none. */
  currency?: number
}

/** Interprets a search text. */
export function queryInterpretation(
  q: string,
  { cities = [], currency }: TextSurroundings = {},
): Call<QueryInterpretation> {
  const query = new URLSearchParams({ q })
  if (currency !== undefined) query.set('currency_id', String(currency))
  if (cities.length > 0) query.set('cities', cities.join(','))
  return { api: 'main', path: 'microservice/locations/search', query, answer: success(QueryInterpretation) }
}
