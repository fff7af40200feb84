import { z } from 'zod'
import { success } from './envelope'
import type { Call } from './upstream-client.server'

/** Places of one kind that words of a text name, and the text without those words. */
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
  /** The words that name no place. */
  rest: z.object({ words: z.string(), without: z.string() }).nullish(),
})

export type QueryInterpretation = z.output<typeof QueryInterpretation>

/** How a search reads a text; the chosen cities say where its places are looked for. */
export function queryInterpretation(q: string, cities: readonly number[] = []): Call<QueryInterpretation> {
  const query = new URLSearchParams({ q })
  if (cities.length > 0) query.set('cities', cities.join(','))
  return { api: 'main', path: 'microservice/locations/search', query, answer: success(QueryInterpretation) }
}
