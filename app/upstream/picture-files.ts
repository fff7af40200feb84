import type { PictureFormat, PictureWidth } from '~contract/pictures'

/** Returns the URL of one size of a picture, from its `base`. */
export function getPictureFile(base: string, width: PictureWidth, format: PictureFormat): string {
  return `${base}-${width}.${format}`
}
