import sharp from 'sharp'
import type { Rendition } from './file-names'
import type { RawPicture } from './stills/paint-still'
import { WIDTH } from './svg'

// Two encodings at a time, one thread each, to leave CPU for pages.
sharp.concurrency(1)
// The cache is useless, because no picture is drawn twice.
sharp.cache(false)

/** DPI at which SVG units are pixels. */
const DENSITY = 72

/** Quality by picture type: drawings have few tones and sharp edges, stills have grain and shadows. */
const QUALITY = {
  drawing: { avif: 50, webp: 72 },
  still: { avif: 30, webp: 68 },
} as const

/** @param picture an SVG document, or pixels at the target size */
export function encodePicture(
  picture: string | RawPicture,
  { width, format, blurred }: Pick<Rendition, 'width' | 'format' | 'blurred'>,
) {
  const image = typeof picture === 'string' ? rasterize(picture, width) : fromPoints(picture)
  const quality = QUALITY[typeof picture === 'string' ? 'drawing' : 'still']
  if (blurred) image.blur(6)
  switch (format) {
    case 'avif':
      // Chroma at half resolution takes half the time to encode.
      return image.avif({ quality: quality.avif, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
    case 'webp':
      return image.webp({ quality: quality.webp, effort: 3 }).toBuffer()
    case 'jpg':
      return image.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  }
}

/** Renders at up to twice the target size and scales down, so that thin lines stay soft. */
function rasterize(svg: string, width: number) {
  const density = DENSITY * Math.min(1, (2 * width) / WIDTH)
  return sharp(Buffer.from(svg), { density })
    .resize(width, (width * 3) / 4, { fit: 'fill' })
    .flatten({ background: '#fffdf9' })
}

function fromPoints({ bytes, width, height }: RawPicture) {
  return sharp(bytes, { raw: { width, height, channels: 3 } })
}
