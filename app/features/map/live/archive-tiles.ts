import { AJAXError, addProtocol, type RequestParameters, removeProtocol } from 'maplibre-gl'
import { PMTiles } from 'pmtiles'

/** Time after which a slow tile is reported to the visitor, in milliseconds. */
const STALL_MS = 8_000
const SCHEME = 'archive'

export interface ArchiveTiles {
  /** Tile URL for the style, with `{z}`, `{x}` and `{y}`. */
  tileUrl: string
  isMissing(): boolean
  /** Resets missing tiles, as earlier ones are elsewhere on the map. */
  forgetMissing(): void
  remove(): void
}

/**
 * Provides MapLibre with the tiles of an archive, read by range requests.
 * @param onMissing called when a tile fails or stalls, and when all are loaded again
 */
export function openArchiveTiles(archiveUrl: string, onMissing: (isMissing: boolean) => void): ArchiveTiles {
  const open = () => new PMTiles(new URL(archiveUrl, location.href).href)
  let archive = open()
  const missing = new Set<string>()
  const report = (url: string, isMissing: boolean) => {
    if (isMissing) missing.add(url)
    else missing.delete(url)
    onMissing(missing.size > 0)
  }

  async function load({ url }: RequestParameters, { signal }: AbortController) {
    const [z = 0, x = 0, y = 0] = url.split('/').slice(-3).map(Number)
    const stall = setTimeout(report, STALL_MS, url, true)
    signal.addEventListener('abort', () => clearTimeout(stall))
    const tile = await archive
      .getZxy(z, x, y, signal)
      .catch((error: unknown) => {
        report(url, !signal.aborted)
        // The library would cache that a directory could not be read.
        if (!signal.aborted) archive = open()
        throw error
      })
      .finally(() => clearTimeout(stall))
    report(url, false)
    // MapLibre then enlarges the surrounding tile of a sparse source: outside of towns no nearer tiles exist.
    if (!tile) throw new AJAXError(404, 'no such tile', url, new Blob())
    return { data: tile.data }
  }
  addProtocol(SCHEME, load)

  return {
    tileUrl: `${SCHEME}://tiles/{z}/{x}/{y}`,
    isMissing: () => missing.size > 0,
    forgetMissing() {
      missing.clear()
      onMissing(false)
    },
    remove: () => removeProtocol(SCHEME),
  }
}
