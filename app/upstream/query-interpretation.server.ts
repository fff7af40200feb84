import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import type { Call } from './upstream-client.server'

/** Places of one kind recognized in a text, and the text without them. */
const RecognizedPlaces = z
  .object({
    words: z.string(),
    kind: z.enum(['city', 'district', 'urban', 'street']),
    places: z.array(z.object({ display_name: z.string() })),
    without: z.string(),
  })
  .transform(({ words, kind, places, without }) => ({
    words,
    kind,
    without,
    names: places.map(({ display_name }) => display_name),
  }))

const QueryInterpretation = z.object({
  pieces: z.array(RecognizedPlaces),
  /** The part of the text that names no place. */
  rest: z.object({ words: z.string(), without: z.string() }).nullish(),
})

export type QueryInterpretation = z.output<typeof QueryInterpretation>

/** Interprets a search text; chosen cities limit where its places are looked up. */
export function queryInterpretation(q: string, cities: readonly number[] = []): Call<QueryInterpretation> {
  const query = new URLSearchParams({ q })
  if (cities.length > 0) query.set('cities', cities.join(','))
  return { api: 'main', path: 'microservice/locations/search', query, answer: success(QueryInterpretation) }
}
