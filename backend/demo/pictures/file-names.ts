import { type Illustration, PICTURE_KINDS, type PictureKind } from './kinds'

/** Widths in pixels; the height is three quarters of it. */
export const WIDTHS = [160, 320, 480, 800, 1200] as const
export type Width = (typeof WIDTHS)[number]

export const FORMATS = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof FORMATS)[number]

/** One file: a picture at a width in a format; `blurred` is the soft stand-in shown while the real one loads. */
export interface Rendition extends Illustration {
  width: Width
  format: Format
  blurred: boolean
}

/** What a statement's image is stored as: its address below the site's root, without width and ending. */
export const toPicturePath = ({ kind, seed, n }: Illustration) => `/pictures/${kind}-${seed}-${n}`

/** Where one file of a picture is found: `/pictures/new-s12-0-480.avif`. */
export const toPictureUrl = (image: Illustration | string, width: Width, format: Format) =>
  `${typeof image === 'string' ? image : toPicturePath(image)}-${width}.${format}`

const FILE_NAME =
  /^([a-z]+)-([a-z0-9]{1,16})-(0|[1-9][0-9]{0,5})(?:-([1-9][0-9]{2,3})|(_blur|_thumb)|)\.(avif|webp|jpg)$/

// {path}.webp, {path}_thumb.webp and {path}_blur.webp are what a statement's `large`, `thumb` and `blur` say.
const WIDTHS_BY_SUFFIX = { '': 1200, _thumb: 480, _blur: 160 } as const

/** Reads a file's name (without `/pictures/`); null when nobody could have been given this address. */
export function parseRendition(name: string): Rendition | null {
  const [, kind = '', seed = '', n = '', digits, suffix = '', ending = ''] = FILE_NAME.exec(name) ?? []
  const format = FORMATS.find((known) => known === ending)
  if (!isKind(kind) || !format) return null
  if (digits === undefined && format !== 'webp') return null
  const width =
    digits === undefined
      ? WIDTHS_BY_SUFFIX[suffix as keyof typeof WIDTHS_BY_SUFFIX]
      : WIDTHS.find((known) => known === Number(digits))
  if (width === undefined || Number(n) > (kind === 'plan' ? 999_999 : 99)) return null
  return { kind, seed, n: Number(n), width, format, blurred: suffix === '_blur' }
}

const isKind = (word: string): word is PictureKind => (PICTURE_KINDS as readonly string[]).includes(word)
