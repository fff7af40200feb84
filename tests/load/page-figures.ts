import { gzipSync } from 'node:zlib'
import { percentile, timesOf } from './measure'
import { mapQuestions, questions } from './questions'
import { table } from './table'

const ASKED = 150
const WARM_UP = 50

/** How long the whole server takes for pages of a search, one after the other, and what the longest of some weighs. */
export async function pageFigures(origin: string): Promise<string> {
  const lists = (name: string) => questions(name, ASKED).map(({ filters }) => `/s?${filters}`)
  const maps = (name: string) => mapQuestions(name, ASKED).map((query) => `/s?view=map&${withoutZoom(query)}`)
  const rows = []
  for (const [name, pathsOf] of [
    ['/s, searches', lists],
    ['/s, the map', maps],
  ] as const) {
    await timesOf(
      origin,
      pathsOf('warm-up')
        .slice(0, WARM_UP)
        .map((path) => [path]),
    )
    const times = await timesOf(
      origin,
      pathsOf('pages').map((path) => [path]),
    )
    const pages = await Promise.all(pathsOf('pages').slice(0, 20).map(read(origin)))
    rows.push([
      name,
      ...[50, 95, 100].map((share) => percentile(times, share).toFixed(1)),
      mostKilobytes(pages),
      mostKilobytes(pages.map(mapIn)),
    ])
  }
  return table(['a page, ms', 'p50', 'p95', 'most', 'gzip KB', 'map alone'], rows)
}

/** An address of ours does not say it: the picture has one size. */
function withoutZoom(query: string): string {
  const parameters = new URLSearchParams(query)
  parameters.delete('zoom')
  return `${parameters}`
}

function read(origin: string) {
  return async (path: string) => (await fetch(`${origin}${path}`)).text()
}

/** The picture with its tools and words. */
function mapIn(html: string): string {
  return /<section class="map-side".*?<\/section>/s.exec(html)?.[0] ?? ''
}

function mostKilobytes(texts: readonly string[]): string {
  return (Math.max(...texts.map((text) => gzipSync(text).length)) / 1_000).toFixed(1)
}
