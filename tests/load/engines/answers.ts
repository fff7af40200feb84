import { isDeepStrictEqual } from 'node:util'
import type { QueryParams } from '~backend/platform/http/query'
import { listFacetNames } from '~backend/search/facet-groups'
import type { FacetCounts } from '~backend/search/memory/facet-counts'
import type { Engine } from './engine'

/** Answer of an engine to one query, with the time of each part in ms. */
export type Answer = FacetCounts & {
  ids: number[]
  count: number
  ms: { page: number; count: number; facets: number }
}

/** Attempts for differing answers: "newest" changes with the clock. */
const MAX_ATTEMPTS = 3

/** PostgreSQL's code for a query that exceeded its timeout. */
const QUERY_CANCELED = '57014'
const TIMED_OUT: Answer = {
  ids: [],
  count: 0,
  total: 0,
  facets: {},
  ms: { page: Infinity, count: Infinity, facets: Infinity },
}

export async function getAnswer(engine: Engine, query: QueryParams): Promise<Answer> {
  try {
    const [ids, page] = await measure(() => engine.findPage(query))
    const [count, countMs] = await measure(() => engine.count(query))
    const [facetCounts, facets] = await measure(() => engine.countFacets(query))
    return { ...facetCounts, ids, count, ms: { page, count: countMs, facets } }
  } catch (error) {
    if ((error as { code?: unknown }).code === QUERY_CANCELED) return TIMED_OUT
    throw error
  }
}

/** Lists the engines whose answers differ from the last one's. */
export async function listDifferingEngines(
  engines: readonly Engine[],
  query: QueryParams,
  answers: readonly Answer[],
): Promise<string[]> {
  const last = engines.at(-1)
  const names: string[] = []
  for (const [at, engine] of engines.entries())
    if (last && !(await isEventuallySame(engine, last, query, answers[at], answers.at(-1))))
      names.push(engine.name)
  return names
}

async function isEventuallySame(
  engine: Engine,
  last: Engine,
  query: QueryParams,
  one: Answer | undefined,
  other: Answer | undefined,
  attempts = MAX_ATTEMPTS,
): Promise<boolean> {
  if (one && other && isSame(query, one, other)) return true
  if (attempts === 1) return false
  const answers = [await getAnswer(engine, query), await getAnswer(last, query)] as const
  return isEventuallySame(engine, last, query, ...answers, attempts - 1)
}

/** Ignores toggles, which the database does not count, and timeouts. */
function isSame(query: QueryParams, one: Answer, other: Answer): boolean {
  if (one === TIMED_OUT) return true
  const names: string[] = listFacetNames(query)
  const toggles = Object.keys(other.facets).filter((name) => !names.includes(name) && name in one.facets)
  const toComparable = ({ ids, count, total, facets }: Answer) => ({
    ids,
    count,
    total,
    facets: [...names, ...toggles].map((name) => facets[name]),
  })
  return isDeepStrictEqual(toComparable(one), toComparable(other))
}

async function measure<Result>(work: () => Promise<Result>): Promise<[Result, ms: number]> {
  const startedAt = performance.now()
  const result = await work()
  return [result, performance.now() - startedAt]
}
