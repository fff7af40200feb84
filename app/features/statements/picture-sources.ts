import type { CardPhoto, StatementImage } from '../../upstream/statement-parts'

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
export function pictureSources({ files }: CardPhoto, widest: number, light: boolean): PictureSources {
  if ('large' in files) return { src: light || widest <= 480 ? files.thumb : files.large }
  const limit = light ? LIGHT_WIDTH : widest
  const fitting = files.widths.filter((width) => width <= limit)
  const widths = fitting.length > 0 ? fitting : files.widths.slice(0, 1)
  const file = (width: number, format: string) => `${files.base}-${width}.${format}`
  const set = (format: string) => widths.map((width) => `${file(width, format)} ${width}w`).join(', ')
  const fallback = files.formats.includes('webp') ? 'webp' : (files.formats[0] ?? 'webp')
  return {
    src: file(widths.at(-1) ?? LIGHT_WIDTH, fallback),
    ...(files.formats.includes('avif') && { avif: set('avif') }),
    ...(files.formats.includes('webp') && { webp: set('webp') }),
  }
}

/** The one file for networks and messengers, few of which read what browsers do. */
export function sharedPicture({ files, href }: Pick<StatementImage, 'files' | 'href'>): string {
  if ('large' in files || !files.formats.includes('jpg')) return href
  return `${files.base}-${files.widths.at(-1)}.jpg`
}
