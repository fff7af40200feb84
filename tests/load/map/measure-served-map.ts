import { PMTiles, type RangeResponse, type Source } from 'pmtiles'
import { startSite } from '../pages/servers'
import { timeWork } from '../timing'
import { listPlaceTiles, PLACES, toPicturePath, ZOOMS } from './views'

/** Times to the last byte, in ms. */
export interface ServedMap {
  tiles: number[]
  /** Times of first requests, for which the picture is drawn. */
  newPictures: number[]
  cachedPictures: number[]
}

/** Starts the site and requests tiles and pictures, one after the other, over one loopback connection. */
export async function measureServedMap(): Promise<ServedMap> {
  const { origin, stop } = await startSite({})
  try {
    const { archiveUrl, drawingVersion } = await findMapUrls(origin)
    const pictures = PLACES.flatMap(([, place]) =>
      ZOOMS.map((zoom) => `${origin}${toPicturePath(drawingVersion, 'search', place, zoom)}`),
    )
    return {
      tiles: await timeTiles(`${origin}${archiveUrl}`),
      newPictures: await timeFetches(pictures),
      cachedPictures: await timeFetches(pictures),
    }
  } finally {
    await stop()
  }
}

async function findMapUrls(origin: string) {
  const html = await (await fetch(`${origin}/en/s/map`)).text()
  const find = (pattern: RegExp) => {
    const found = pattern.exec(html)?.[1]
    if (!found) throw new Error(`no ${pattern} in the page of the map`)
    return found
  }
  return {
    archiveUrl: find(/(\/map\/georgia-[0-9a-f]+\.pmtiles)/),
    drawingVersion: find(/\/map\/drawing\/([\w-]+)\//),
  }
}

/** Times tiles with the directories of the archive loaded, as in a browser after its first tile. */
async function timeTiles(url: string): Promise<number[]> {
  const archive = new PMTiles(new RangeSource(url))
  await archive.getHeader()
  const times: number[] = []
  for (const tile of listPlaceTiles()) times.push(await timeWork(() => archive.getZxy(...tile)))
  return times
}

async function timeFetches(urls: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const url of urls) times.push(await timeWork(() => fetchWhole(url)))
  return times
}

class RangeSource implements Source {
  constructor(private readonly url: string) {}

  getKey = () => this.url

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    return { data: await fetchWhole(this.url, { range: `bytes=${offset}-${offset + length - 1}` }) }
  }
}

async function fetchWhole(url: string, headers: Record<string, string> = {}): Promise<ArrayBuffer> {
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  return response.arrayBuffer()
}
