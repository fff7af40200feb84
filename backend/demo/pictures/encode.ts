import sharp from 'sharp'
import type { Rendition } from './file-names'
import { WIDTH } from './svg'

// Two encodings at a time, one thread each, to leave CPU for pages.
sharp.concurrency(1)

/** The DPI at which SVG units are pixels. */
const DENSITY = 72

/** Rasterizes at up to twice the target size and scales down, so that thin lines stay soft. */
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
