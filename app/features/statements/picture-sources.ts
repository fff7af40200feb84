import { PICTURE_WIDTHS, pictureFile } from '../../upstream/picture-files'
import type { CardPhoto, StatementImage } from '../../upstream/statement-parts'

/** The widest that light mode gets, in pixels. */
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
  const { base } = files
  const limit = light ? LIGHT_WIDTH : widest
  const widths = PICTURE_WIDTHS.filter((width) => width <= limit)
  const set = (format: 'avif' | 'webp') =>
    widths.map((width) => `${pictureFile(base, width, format)} ${width}w`).join(', ')
  return {
    src: pictureFile(base, widths.at(-1) ?? PICTURE_WIDTHS[0], 'webp'),
    avif: set('avif'),
    webp: set('webp'),
  }
}

/** The largest file in a format that every program reads. */
export function plainPicture({ files, href }: Pick<StatementImage, 'files' | 'href'>): string {
  return 'large' in files ? href : pictureFile(files.base, 1200, 'jpg')
}
