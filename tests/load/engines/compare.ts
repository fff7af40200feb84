import { isDeepStrictEqual } from 'node:util'
import type { QueryParams } from '~backend/platform/http/query'
import { listFacetNames } from '~backend/search/facet-groups'
import type { Engine } from './engine'

type Facets = Record<string, Record<number, number>>

/** What an engine answers to one question, and the milliseconds of each part. */
export type Answer = {
  ids: number[]
  count: number
  total: number
  facets: Facets
  ms: { page: number; count: number; facets: number }
}

/** What is newest changes with the clock: who answers differently is asked again, together with the last. */
const TRIES = 3

/** PostgreSQL's code for a query that took longer than it may. */
const QUERY_CANCELED = '57014'
const TIMED_OUT: Answer = {
  ids: [],
  count: 0,
  total: 0,
  facets: {},
  ms: { page: Infinity, count: Infinity, facets: Infinity },
}

/** Asks an engine one question. */
export async function runQuery(engine: Engine, query: QueryParams): Promise<Answer> {
  try {
    const [ids, page] = await timed(() => engine.page(query))
    const [total, count] = await timed(() => engine.count(query))
    const [both, facets] = await timed(() => engine.countFacets(query))
    return { ids, count: total, ...both, ms: { page, count, facets } }
  } catch (error) {
    if ((error as { code?: unknown }).code === QUERY_CANCELED) return TIMED_OUT
    throw error
  }
}

/** The engines whose answers differ from those of the last one. */
export async function enginesThatDiffer(
  engines: readonly Engine[],
  query: QueryParams,
  answers: readonly Answer[],
): Promise<string[]> {
  const names: string[] = []
  for (const [at, engine] of engines.entries())
    if (!(await isSameInTheEnd(engine, engines.at(-1) as Engine, query, answers[at], answers.at(-1))))
      names.push(engine.name)
  return names
}

async function isSameInTheEnd(
  engine: Engine,
  last: Engine,
  query: QueryParams,
  one: Answer | undefined,
  other: Answer | undefined,
  tries = TRIES,
): Promise<boolean> {
  if (one && other && areSame(query, one, other)) return true
  if (tries === 1) return false
  return isSameInTheEnd(
    engine,
    last,
    query,
    await runQuery(engine, query),
    await runQuery(last, query),
    tries - 1,
  )
}

/**
 * Whether two answers to a query say the same. Filters that are on or off are left out where one of them does not count
 * them, as the database does not; so is an answer that was given up.
 */
function areSame(query: QueryParams, one: Answer, other: Answer): boolean {
  if (one === TIMED_OUT) return true
  const names: string[] = listFacetNames(query)
  const ticks = Object.keys(other.facets).filter((name) => !names.includes(name) && name in one.facets)
  const toComparable = ({ ids, count, total, facets }: Answer) => ({
    ids,
    count,
    total,
    facets: [...names, ...ticks].map((name) => facets[name]),
  })
  return isDeepStrictEqual(toComparable(one), toComparable(other))
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, ms: number]> {
  const began = performance.now()
  const result = await work()
  return [result, performance.now() - began]
}
