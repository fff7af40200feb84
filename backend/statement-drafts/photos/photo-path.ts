import { createHash } from 'node:crypto'
import type { PictureDescription } from '~backend/platform/pictures'
import { PICTURE_WIDTHS } from '~contract/pictures'

const FOLDER_URL = '/pictures/own/photos'
const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-f]{6})$/

/** Builds the name, which includes the placeholder colour so that lists need no lookup. */
export const toPhotoName = (token: string, colour: string) => `${token}-${colour}`

export const toPhotoPath = (name: string) => `${FOLDER_URL}/${name}`

/** Returns the name of an uploaded photo; undefined for another picture. */
export function findPhotoName(path: string): string | undefined {
  const name = path.startsWith(`${FOLDER_URL}/`) ? path.slice(FOLDER_URL.length + 1) : ''
  return NAME.test(name) ? name : undefined
}

/** Returns a token that replaces the path in forms; other pictures get one derived from the path. */
export function getPhotoToken(path: string): string {
  const [, token] = NAME.exec(findPhotoName(path) ?? '') ?? []
  if (token) return token
  const hash = createHash('sha256').update(path).digest('hex')
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => hash.slice(from, to))
    .join('-')
}

export function getPhotoColour(path: string): string {
  const [, , colour = 'cccccc'] = NAME.exec(findPhotoName(path) ?? '') ?? []
  return `#${colour}`
}

export function describePhoto(path: string): PictureDescription | undefined {
  return findPhotoName(path) ? { illustration: false, base: path, color: getPhotoColour(path) } : undefined
}

/** Endings of all files of a photo. */
export const PHOTO_ENDINGS = [
  ...PICTURE_WIDTHS.flatMap((width) => [`-${width}.avif`, `-${width}.webp`]),
  '-1200.jpg',
  '.webp',
  '_thumb.webp',
  '_blur.webp',
]
