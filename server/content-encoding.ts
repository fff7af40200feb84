import type { RequestListener } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** Brotli level 4 takes half the time of 5; a page of results grows from 9.4 to 10.2 KB. */
const BROTLI_QUALITY = 4
/** Minimum length in bytes; shorter bodies would grow. */
const MIN_LENGTH = 1_024

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Returns our encoding that an `Accept-Encoding` header rates highest (RFC 9110, 12.5.3), Brotli before gzip.
 */
export function chooseEncoding(accepted: string | string[] | undefined): ContentEncoding {
  const weights = parseWeights(String(accepted ?? ''))
  const weigh = (encoding: ContentEncoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const [br, gzip] = [weigh('br'), weigh('gzip')]
  // Unnamed, identity is acceptable but ranks below every named encoding.
  const identity = weights.get('identity') ?? 0
  if (Math.max(br, gzip) === 0 || identity > Math.max(br, gzip)) return 'identity'
  return br >= gzip ? 'br' : 'gzip'
}

function parseWeights(accepted: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const item of accepted.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    // A weight that cannot be parsed makes the item void.
    if (weight === undefined) weights.set(coding, 1)
    else if (/^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight)) weights.set(coding, Number(weight))
  }
  return weights
}

/**
 * Gives the header one value, so that pages, their cache, static files and Express choose the same encoding.
 */
export function withOneEncoding(listener: RequestListener): RequestListener {
  return (request, response) => {
    request.headers['accept-encoding'] = chooseEncoding(request.headers['accept-encoding'])
    listener(request, response)
  }
}

/** Encodes a body in one piece, off the main thread. */
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
