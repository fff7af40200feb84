/** How much of a file shows that every second byte is empty. */
const PROBED_BYTES = 64

/** UTF-8 and UTF-16, which is what spreadsheets save; undefined for what is neither. */
export function decodeText(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(findEncoding(bytes), { fatal: true }).decode(bytes).replaceAll('\0', '')
  } catch {
    return undefined
  }
}

function findEncoding(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const probed = bytes.subarray(0, PROBED_BYTES)
  const countEmpty = (odd: number) => probed.filter((byte, place) => place % 2 === odd && byte === 0).length
  const half = probed.length / 4
  if (countEmpty(1) > half) return 'utf-16le'
  return countEmpty(0) > half ? 'utf-16be' : 'utf-8'
}
