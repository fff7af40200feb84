import { open } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { EtagMismatch, PMTiles, type RangeResponse, type Source } from 'pmtiles'
import { readLimitedBytes } from '~contract/limited-body'
import type { ReadTile } from './picture-tiles'

/** Cache size for unpacked tiles in bytes, least recently used first out. */
const CACHED_BYTES = 24_000_000
const REMOTE_TIMEOUT_MS = 5_000

/** @param archive path of a file or an http(s) URL */
export function createTileReader(archive: string): ReadTile {
  const tiles = new PMTiles(/^https?:/.test(archive) ? new RemoteSource(archive) : new FileSource(archive))
  const cache = new LRUCache<string, ArrayBuffer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength + 100,
  })
  return async (z, x, y) => {
    const key = `${z}/${x}/${y}`
    const cached = cache.get(key)
    if (cached) return cached
    const data = (await tiles.getZxy(z, x, y))?.data
    if (data) cache.set(key, data)
    return data
  }
}

export class FileSource implements Source {
  constructor(private readonly path: string) {}

  getKey(): string {
    return this.path
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const bytes = new Uint8Array(length)
    const file = await open(this.path)
    const { bytesRead } = await file.read(bytes, 0, length, offset).finally(() => file.close())
    // The first read asks for more than a small archive has.
    if (offset > 0 && bytesRead < length) throw new Error(`the archive ends before ${offset + length}`)
    return { data: bytes.buffer.slice(0, bytesRead) }
  }
}

/** Remote source like the library's own, but rejects redirects and responses longer than requested. */
class RemoteSource implements Source {
  constructor(private readonly url: string) {}

  getKey(): string {
    return this.url
  }

  async getBytes(
    offset: number,
    length: number,
    _signal?: AbortSignal,
    knownEtag?: string,
  ): Promise<RangeResponse> {
    const timeout = AbortSignal.timeout(REMOTE_TIMEOUT_MS)
    const response = await fetch(this.url, {
      headers: { range: `bytes=${offset}-${offset + length - 1}` },
      redirect: 'error',
      signal: timeout,
    })
    const etag = response.headers.get('etag')?.replace(/^W\/.*/, '') || undefined
    if (knownEtag && etag && etag !== knownEtag) throw new EtagMismatch('the archive has been replaced')
    // The whole archive is an acceptable response only if it is as short as its first part.
    if (response.status !== 206 && !(response.status === 200 && offset === 0))
      throw new Error(`the archive answers ${response.status}`)
    return { data: new Uint8Array(await readLimitedBytes(response, length, timeout)).buffer, etag }
  }
}
