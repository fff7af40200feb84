import { parseRendition } from '../pictures/address'
import { placeholder } from '../pictures/placeholder'
import type { ImageRow } from './packed-images'

/** A picture in the three sizes of the contract; one that we draw tells the `base` of its other widths and formats. */
export function imageOf({ path, width, height, is_main }: ImageRow) {
  return {
    large: `${path}.webp`,
    blur: `${path}_blur.webp`,
    thumb: `${path}_thumb.webp`,
    width,
    height,
    is_main,
    ...drawnOf(path),
  }
}

function drawnOf(path: string) {
  const drawn = parseRendition(`${path.replace('/pictures/', '')}.webp`)
  if (!drawn) return { illustration: false }
  return {
    illustration: true,
    base: path,
    color: placeholder(drawn.seed, drawn.kind, drawn.n),
  }
}
