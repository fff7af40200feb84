import type { StatementImage } from '../../upstream/statement-parts'

/** The width that light mode gets, in pixels. */
const LIGHT_WIDTH = 320

export interface PictureSources {
  src: string
  avif?: string
  webp?: string
}

/**
 * Which files a browser may choose from. An upstream that offers one size is taken as it is.
 * @param widest the greatest width worth fetching where the picture stands, in pixels
 */
export function pictureSources(image: StatementImage, widest: number, light: boolean): PictureSources {
  const { variants } = image
  if (!variants) return { src: light || widest <= 480 ? image.thumb : image.large }
  const limit = light ? LIGHT_WIDTH : widest
  const fitting = variants.widths.filter((width) => width <= limit)
  const widths = fitting.length > 0 ? fitting : variants.widths.slice(0, 1)
  const file = (width: number, format: string) => `${variants.base}-${width}.${format}`
  const set = (format: string) => widths.map((width) => `${file(width, format)} ${width}w`).join(', ')
  const fallback = variants.formats.includes('webp') ? 'webp' : (variants.formats[0] ?? 'webp')
  return {
    src: file(widths.at(-1) ?? LIGHT_WIDTH, fallback),
    ...(variants.formats.includes('avif') && { avif: set('avif') }),
    ...(variants.formats.includes('webp') && { webp: set('webp') }),
  }
}
