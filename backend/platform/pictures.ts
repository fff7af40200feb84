import type { z } from 'zod'
import type { Image } from '~contract/schemas/statements'

/** Stored picture; `path` is completed by `_blur`, `_thumb` and the extension. */
export type ImageRow = { path: string; width: number; height: number; is_main: boolean }

/**
 * Description of the site's own pictures, which have further sizes, formats below `base` and a placeholder
 * colour.
 */
export type PictureDescription =
  | { illustration: false }
  | { illustration: boolean; base: string; color: string }

export type DescribePicture = (path: string) => PictureDescription

export const describePhoto: DescribePicture = () => ({ illustration: false })

/** Converts a picture to the contract's three sizes. */
export function toImage({ path, width, height, is_main }: ImageRow, describePicture: DescribePicture) {
  return {
    large: `${path}.webp`,
    blur: `${path}_blur.webp`,
    thumb: `${path}_thumb.webp`,
    width,
    height,
    is_main,
    ...describePicture(path),
  } satisfies z.input<typeof Image>
}

export type ImageJson = ReturnType<typeof toImage>

/** Returns the thumbnail of a picture, for responses that carry one URL. */
export function toThumbUrl(path: string | null): string | null {
  return path && `${path}_thumb.webp`
}

const FULL_SIZE = { width: 1200, height: 900 }

export function toFullSizeImage(path: string, describePicture: DescribePicture): ImageJson
export function toFullSizeImage(path: string | null, describePicture: DescribePicture): ImageJson | null
export function toFullSizeImage(path: string | null, describePicture: DescribePicture) {
  return path === null ? null : toImage({ path, ...FULL_SIZE, is_main: true }, describePicture)
}
