import { getPictureFile } from '~/upstream/picture-files'
import type { CardPhoto, StatementImage } from '~/upstream/statement-fields'
import { PICTURE_WIDTHS } from '~contract/pictures'

/** Maximum width in light mode, in pixels. */
const LIGHT_MAX_WIDTH = 320

export interface PictureSources {
  src: string
  avif?: string
  webp?: string
}

interface PictureOptions {
  /** Maximum useful width in pixels. */
  maxWidth: number
  lightMode: boolean
}

/** Returns the files a browser may choose from. */
export function pictureSources(
  { files }: CardPhoto,
  { maxWidth, lightMode }: PictureOptions,
): PictureSources {
  if ('large' in files) return { src: lightMode || maxWidth <= 480 ? files.thumb : files.large }
  const { base } = files
  const limit = lightMode ? LIGHT_MAX_WIDTH : maxWidth
  const widths = PICTURE_WIDTHS.filter((width) => width <= limit)
  const set = (format: 'avif' | 'webp') =>
    widths.map((width) => `${getPictureFile(base, width, format)} ${width}w`).join(', ')
  return {
    src: getPictureFile(base, widths.at(-1) ?? PICTURE_WIDTHS[0], 'webp'),
    avif: set('avif'),
    webp: set('webp'),
  }
}

/** Returns the largest file in a universally supported format. */
export function fallbackPictureUrl({ files, href }: Pick<StatementImage, 'files' | 'href'>): string {
  return 'large' in files ? href : getPictureFile(files.base, 1200, 'jpg')
}
