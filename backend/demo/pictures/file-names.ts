import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '~contract/pictures'
import { type Illustration, isDrawnKind, PICTURE_KINDS, type PictureKind } from './kinds'

/** Image file; `blurred` is the placeholder shown while the picture loads. */
export interface Rendition extends Illustration {
  width: PictureWidth
  format: PictureFormat
  blurred: boolean
}

/** Returns the image path stored with a statement, without width and extension. */
export const toPicturePath = ({ kind, seed, n }: Illustration) => `/pictures/${kind}-${seed}-${n}`

const FILE_NAME =
  /^([a-z]+)-([a-z0-9]{1,16})-(0|[1-9][0-9]{0,5})(?:-([1-9][0-9]{2,3})|(_blur|_thumb)|)\.(avif|webp|jpg)$/

// File names of the contract: `large` is {path}.webp, `thumb` {path}_thumb.webp and `blur` {path}_blur.webp.
const WIDTHS_BY_SUFFIX = { '': 1200, _thumb: 480, _blur: 160 } as const

/** Parses a file name. Null for names that are never issued. */
export function parseRendition(name: string): Rendition | null {
  const [, kind = '', seed = '', n = '', digits, suffix = '', ending = ''] = FILE_NAME.exec(name) ?? []
  const format = PICTURE_FORMATS.find((known) => known === ending)
  if (!isKind(kind) || !format) return null
  if (digits === undefined && format !== 'webp') return null
  const width =
    digits === undefined
      ? WIDTHS_BY_SUFFIX[suffix as keyof typeof WIDTHS_BY_SUFFIX]
      : PICTURE_WIDTHS.find((known) => known === Number(digits))
  if (width === undefined || Number(n) > (isDrawnKind(kind) ? 999_999 : 99)) return null
  return { kind, seed, n: Number(n), width, format, blurred: suffix === '_blur' }
}

const isKind = (word: string): word is PictureKind => (PICTURE_KINDS as readonly string[]).includes(word)
