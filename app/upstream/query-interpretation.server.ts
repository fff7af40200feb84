import type { z } from 'zod'
import { locationEndpoints } from '~contract/endpoints/locations'
import type * as wire from '~contract/schemas/locations'
import { defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

export type QueryInterpretation = ReturnType<typeof toQueryInterpretation>

export interface TextSurroundings {
  /** Cities in which places are looked up. Default: all. */
  cities?: readonly number[] | undefined
  /** Currency assumed for prices that name none. */
  currency?: number
}

const callInterpretQuery = defineCall(locationEndpoints.interpretQuery, toQueryInterpretation)

/** Interprets a search text. */
export function queryInterpretation(
  q: string,
  { cities = [], currency }: TextSurroundings = {},
): Call<QueryInterpretation> {
  return callInterpretQuery({ query: { q, currency_id: currency, cities } })
}

function toQueryInterpretation({
  house_number: houseNumber,
  filters,
  pieces,
  rest,
}: z.output<typeof wire.QueryInterpretation>) {
  return {
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
  }
}
