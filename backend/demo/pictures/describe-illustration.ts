import type { DescribePicture } from '~backend/platform/pictures'
import { parseRendition } from './file-names'
import { getPlaceholderColour } from './placeholder-colour'

export const describeIllustration: DescribePicture = (path) => {
  const drawn = parseRendition(`${path.replace('/pictures/', '')}.webp`)
  if (!drawn) return { illustration: false }
  return { illustration: true, base: path, color: getPlaceholderColour(drawn) }
}
