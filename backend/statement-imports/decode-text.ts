import { IMPORT_ENCODINGS, type ImportEncoding } from '~contract/statement-imports'

export interface DecodedText {
  text: string
  encoding: ImportEncoding
}

/** Number of bytes used to detect the encoding. */
const PROBED_BYTES = 8_192
/** Minimum share of plausible characters in a correctly decoded text. */
const MIN_PLAUSIBLE = 0.95
const ONE_BYTE_ENCODINGS = ['windows-1251', 'ibm866', 'koi8-r'] as const

const BYTE_ORDER_MARKS: readonly (readonly [hex: string, encoding: ImportEncoding])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]
/** Signatures of UTF-32, JPEG, PDF and PNG, which would pass for another encoding. */
const FOREIGN_STARTS = ['fffe0000', '0000feff', 'ffd8ff', '25504446', '89504e47']

/** Decodes a text file of an unknown encoding. Undefined for other files. */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  if (FOREIGN_STARTS.some((foreign) => start.startsWith(foreign))) return undefined
  const marked = BYTE_ORDER_MARKS.find(([mark]) => start.startsWith(mark))?.[1]
  const encoding = marked ?? findDeclaredEncoding(bytes) ?? findEncoding(bytes)
  const text = encoding && decode(bytes, encoding)
  if (encoding === undefined || text === undefined) return undefined
  return { text: text.replaceAll('\0', ''), encoding }
}

function decode(bytes: Uint8Array, encoding: ImportEncoding): string | undefined {
  // A truncated UTF-16 file may end in the middle of a character.
  const whole = encoding.startsWith('utf-16') ? bytes.subarray(0, bytes.length & ~1) : bytes
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(whole)
  } catch {
    return undefined
  }
}

/** `<?xml version="1.0" encoding="windows-1251"?>` */
function findDeclaredEncoding(bytes: Uint8Array): ImportEncoding | undefined {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const [, name = ''] = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/i.exec(start) ?? []
  const declared = IMPORT_ENCODINGS.find((one) => one === name.toLowerCase())
  // Some programs declare UTF-16 but save UTF-8; this declaration was readable as single bytes.
  return declared?.startsWith('utf-16') ? undefined : declared
}

function findEncoding(bytes: Uint8Array): ImportEncoding | undefined {
  const probe = bytes.subarray(0, PROBED_BYTES)
  if (probe.includes(0)) return findTwoByteEncoding(probe)
  return decode(bytes, 'utf-8') === undefined ? findOneByteEncoding(probe) : 'utf-8'
}

/**
 * Detects UTF-16 by separators, whose first byte is zero, and by the common first byte of a language's
 * letters.
 */
function findTwoByteEncoding(probe: Uint8Array): ImportEncoding | undefined {
  const best = (['utf-8', 'utf-16le', 'utf-16be'] as const)
    .map((encoding) => ({ encoding, share: getPlausibleShare(new TextDecoder(encoding).decode(probe)) }))
    .toSorted((one, other) => other.share - one.share)[0]
  return best && best.share >= MIN_PLAUSIBLE ? best.encoding : undefined
}

const PLAUSIBLE =
  /[\t\n\r -~\u00a0-\u00ff\u0400-\u045f\u10d0-\u10ff\u1c90-\u1cbf\u2010-\u2026\u20ac\u20be\u2116\ufeff]/gu

/** Zero bytes do not count, because programs pad texts with them. */
function getPlausibleShare(text: string): number {
  const written = text.replaceAll('\0', '')
  // More zero bytes than the padding of UTF-8 files.
  const letters = written.length + (text.length - written.length) / 4
  return (written.match(PLAUSIBLE)?.length ?? 0) / Math.max(1, letters)
}

const CONTROLS = /[^\t\n\r -\uffff]/u
/** The most common letters of Russian, half of every text. */
const COMMON_LETTERS = /[оеаинтсрл]/gu
/** Three Cyrillic letters in a row. Western languages have single accented letters among plain ones. */
const CYRILLIC_WORD = /[\u0400-\u045f]{3}/u

/** Detects one of the legacy Russian encodings, or Windows-1252. */
function findOneByteEncoding(probe: Uint8Array): ImportEncoding | undefined {
  const western = new TextDecoder('windows-1252').decode(probe)
  if (CONTROLS.test(western) || !/[\n\r]/.test(western)) return undefined
  const countLetters = (encoding: ImportEncoding) =>
    new TextDecoder(encoding).decode(probe).match(COMMON_LETTERS)?.length ?? 0
  const [best] = ONE_BYTE_ENCODINGS.map((encoding) => ({ encoding, count: countLetters(encoding) })).toSorted(
    (one, other) => other.count - one.count,
  )
  const isRussian = best && CYRILLIC_WORD.test(new TextDecoder(best.encoding).decode(probe))
  return isRussian ? best.encoding : 'windows-1252'
}
