import { gzipSync } from 'node:zlib'
import { formatTable } from './format-table'
import { sampleMapQueries, sampleSearches } from './sample-searches'
import { percentile, timeRequests } from './timing'

const SEARCH_COUNT = 150
const WARM_UP_COUNT = 50

/** Times the server's search pages, one after the other, and finds the size of the largest one. */
export async function measurePages(origin: string): Promise<string> {
  const lists = (name: string) => sampleSearches(name, SEARCH_COUNT).map(({ filters }) => `/s?${filters}`)
  const maps = (name: string) =>
    sampleMapQueries(name, SEARCH_COUNT).map((query) => `/s/map?${withoutZoom(query)}`)
  const rows = []
  for (const [name, pathsOf] of [
    ['/s, searches', lists],
    ['/s, the map', maps],
  ] as const) {
    await timeRequests(
      origin,
      pathsOf('warm-up')
        .slice(0, WARM_UP_COUNT)
        .map((path) => [path]),
    )
    const times = await timeRequests(
      origin,
      pathsOf('pages').map((path) => [path]),
    )
    const pages = await Promise.all(pathsOf('pages').slice(0, 20).map(createPageReader(origin)))
    rows.push([
      name,
      ...[50, 95, 100].map((share) => percentile(times, share).toFixed(1)),
      maxGzipKilobytes(pages),
      maxGzipKilobytes(pages.map(extractMapHtml)),
    ])
  }
  return formatTable(['a page, ms', 'p50', 'p95', 'most', 'gzip KB', 'map alone'], rows)
}

/** Removes the zoom, which our URLs do not have because the drawn map has one size. */
function withoutZoom(query: string): string {
  const parameters = new URLSearchParams(query)
  parameters.delete('zoom')
  return `${parameters}`
}

function createPageReader(origin: string) {
  return async (path: string) => (await fetch(`${origin}${path}`)).text()
}

/** Returns the map with its controls and texts. */
function extractMapHtml(html: string): string {
  return /<section class="map-side".*?<\/section>/s.exec(html)?.[0] ?? ''
}

function maxGzipKilobytes(texts: readonly string[]): string {
  return (Math.max(...texts.map((text) => gzipSync(text).length)) / 1_000).toFixed(1)
}
