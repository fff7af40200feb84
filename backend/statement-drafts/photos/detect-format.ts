import { detectFileType } from '~backend/platform/file-type'

type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

const FORMATS: Readonly<Record<string, PhotoFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
}

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** By the first bytes alone, as anybody can write any name and type on a file. */
export function detectPhotoFormat(head: Buffer): PhotoFormat | undefined {
  const fileType = detectFileType(head)
  if (fileType) return FORMATS[fileType.mediaType]
  if (head.toString('latin1', 4, 8) !== 'ftyp') return undefined
  const brands = listBrands(head)
  if (brands.includes('avif')) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined
}

/** The major brand, and after four bytes of a version those that it is compatible with. */
function listBrands(head: Buffer): string[] {
  const end = Math.min(head.readUInt32BE(0), head.length)
  const places = [8]
  for (let place = 16; place + 4 <= end; place += 4) places.push(place)
  return places.map((place) => head.toString('latin1', place, place + 4))
}
