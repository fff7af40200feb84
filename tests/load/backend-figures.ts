import { type Data, firstMessage, startServer } from './child'
import { estimateTimes } from './estimate-figures'
import { percentile, type Times, timesOf, timesOfClients } from './measure'
import { mapQuestions, type Question, questions, textQuestions } from './questions'
import { table } from './table'

const LIST = '/api/v1/microservice/statements'
const ASKED = 250
/** The more are asked, the less the slowest twentieth is left to chance. */
const PAGES_ASKED = 1_000
/** All but the first row tell of a server in service: its first thousand answers are slower, as its code is not compiled yet. */
const WARM_UP = { pages: 2_000, facets: 400, maps: 40 }

const list = ({ filters, order, page }: Question) => `${LIST}?${filters}&${order}&page=${page}`
const count = ({ filters }: Question) => `${LIST}/count?${filters}`
const map = (query: string) => `${LIST}/map-data?${query}`
const facets = ({ filters }: Question) => `${LIST}/facets?${filters}`

/** How long the backend takes for what a page of results asks, one question after the other. */
export async function backendFigures(data: Data): Promise<string> {
  const { child, stop } = startServer('.cache/bench/backend.js', data)
  try {
    const { origin, peopleOrigin } = await firstMessage<{ origin: string; peopleOrigin: string }>(child)
    const rows: string[][] = []
    const measure = async (name: string, asked: string[][], clients = 1) => {
      const first = await timesOfClients(clients, origin, asked)
      rows.push(rowOf(name, first, await timesOfClients(clients, origin, asked.slice(-ASKED))))
    }
    await measure(
      'a page of 20, just started',
      questions('start', ASKED).map((question) => [list(question)]),
    )
    await timesOf(
      origin,
      [
        questions('warm-up', WARM_UP.pages).map(list),
        questions('warm-up', WARM_UP.facets).map(facets),
        mapQuestions('warm-up', WARM_UP.maps).map(map),
      ].flatMap((paths) => paths.map((path) => [path])),
    )
    await measure(
      'a page of 20',
      questions('list', PAGES_ASKED).map((question) => [list(question)]),
    )
    await measure(
      'page 500',
      questions('far', 60).map((question) => [list({ ...question, page: 500 })]),
    )
    await measure(
      'count',
      questions('count', ASKED).map((question) => [count(question)]),
    )
    await measure(
      'facets',
      questions('facets', ASKED).map((question) => [facets(question)]),
    )
    await measure(
      'count and facets',
      questions('both', ASKED).map((question) => [count(question), facets(question)]),
    )
    await measure(
      'a page of 20 by text',
      textQuestions(ASKED).map((question) => [list(question)]),
    )
    await measure(
      'count by text',
      textQuestions(ASKED)
        .slice(0, 100)
        .map((question) => [count(question)]),
    )
    await measure(
      'the map, 8 clients',
      mapQuestions('map', 400).map((query) => [map(query)]),
      8,
    )
    const estimates = await estimateTimes(origin, peopleOrigin, 200)
    rows.push(rowOf('an estimate', estimates.slice(0, 100), estimates.slice(100)))
    return table(HEADINGS, rows)
  } finally {
    await stop()
  }
}

const HEADINGS = ['backend, ms', 'p50', 'p95', 'most', 'again p50', 'again p95']

function rowOf(name: string, first: Times, again: Times): string[] {
  const figures = [50, 95, 100].map((share) => percentile(first, share))
  return [name, ...[...figures, percentile(again, 50), percentile(again, 95)].map((ms) => ms.toFixed(1))]
}
