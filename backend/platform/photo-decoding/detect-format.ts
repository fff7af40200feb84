import { detectFileType } from '~backend/platform/file-type'

type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic'

const FORMATS: Readonly<Record<string, PhotoFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
}

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Detects the format by the first bytes, because senders choose names and media types. */
export function detectPhotoFormat(head: Buffer): PhotoFormat | undefined {
  const fileType = detectFileType(head)
  if (fileType) return FORMATS[fileType.mediaType]
  if (/^GIF8[79]a/.test(head.toString('latin1', 0, 6))) return 'gif'
  if (head.length < 12 || head.toString('latin1', 4, 8) !== 'ftyp') return undefined
  const brands = listBrands(head)
  if (brands.includes('avif')) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined
}

/** Lists the major brand and, after a version of four bytes, the compatible ones. */
function listBrands(head: Buffer): string[] {
  const end = Math.min(head.readUInt32BE(0), head.length)
  const places = [8]
  for (let place = 16; place + 4 <= end; place += 4) places.push(place)
  return places.map((place) => head.toString('latin1', place, place + 4))
}
