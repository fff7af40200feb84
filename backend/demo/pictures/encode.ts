import sharp from 'sharp'
import type { Rendition } from './file-names'
import { WIDTH } from './svg'

// Two pictures are made at a time, each on one thread: the rest of the machine belongs to pages.
sharp.concurrency(1)

/** Dots per inch at which SVG's own units are pixels. */
const DENSITY = 72

/** Pixels out of SVG: drawn at twice the wanted size at most, then brought down, so that thin lines stay soft. */
export function encodeSvg(
  svg: string,
  { width, format, blurred }: Pick<Rendition, 'width' | 'format' | 'blurred'>,
) {
  const density = DENSITY * Math.min(1, (2 * width) / WIDTH)
  const image = sharp(Buffer.from(svg), { density })
    .resize(width, (width * 3) / 4, { fit: 'fill' })
    .flatten({ background: '#fffdf9' })
  if (blurred) image.blur(6)
  switch (format) {
    case 'avif':
      return image.avif({ quality: 50, effort: 2 }).toBuffer()
    case 'webp':
      return image.webp({ quality: 72, effort: 3 }).toBuffer()
    case 'jpg':
      return image.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  }
}
