type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** By the first bytes alone, as anybody can write any name and type on a file. */
export function detectPhotoFormat(head: Buffer): PhotoFormat | undefined {
  const begins = (magic: string, at = 0) => head.toString('latin1', at, at + magic.length) === magic
  if (begins('\xff\xd8\xff')) return 'jpeg'
  if (begins('\x89PNG\r\n\x1a\n')) return 'png'
  if (begins('RIFF') && begins('WEBP', 8)) return 'webp'
  if (!begins('ftyp', 4)) return undefined
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
