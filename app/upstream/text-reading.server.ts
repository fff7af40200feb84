import { z } from 'zod'
import type { Call } from './door.server'
import { success } from './envelope'

/** Places of one kind that words of a text name, and the text without those words. */
const Piece = z
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

const Reading = z.object({
  pieces: z.array(Piece),
  /** The words that name no place. */
  rest: z.object({ words: z.string(), without: z.string() }).nullish(),
})

export type Reading = z.output<typeof Reading>

/** How a search reads a text; the chosen cities say where its places are looked for. */
export function textReading(q: string, cities: readonly number[] = []): Call<Reading> {
  const query = new URLSearchParams({ q })
  if (cities.length > 0) query.set('cities', cities.join(','))
  return { api: 'main', path: 'microservice/locations/search', query, answer: success(Reading) }
}
