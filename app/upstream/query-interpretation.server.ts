import type { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/locations'
import type { Call } from './upstream-client.server'

const QueryInterpretation = wire.QueryInterpretation.transform((interpretation) => ({
  ...interpretation,
  pieces: interpretation.pieces.map(({ words, kind, places, without }) => ({
    words,
    kind,
    without,
    names: places.map(({ display_name }) => display_name),
  })),
}))

export type QueryInterpretation = z.output<typeof QueryInterpretation>

/** Interprets a search text; chosen cities limit where its places are looked up. */
export function queryInterpretation(q: string, cities: readonly number[] = []): Call<QueryInterpretation> {
  const query = new URLSearchParams({ q })
  if (cities.length > 0) query.set('cities', cities.join(','))
  return { api: 'main', path: 'microservice/locations/search', query, answer: success(QueryInterpretation) }
}
