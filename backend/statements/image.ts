import type { z } from 'zod'
import { parseRendition } from '~backend/demo/pictures/file-names'
import { getPlaceholderColour } from '~backend/demo/pictures/placeholder-colour'
import type { Image } from '~contract/schemas/statements'
import { type ImageRow, unpackImages } from './packed-images'

export type ImageJson = ReturnType<typeof toImage>

/** The contract's three sizes; pictures drawn here also have the `base` of further sizes and formats. */
export function toImage({ path, width, height, is_main }: ImageRow) {
  return {
    large: `${path}.webp`,
    blur: `${path}_blur.webp`,
    thumb: `${path}_thumb.webp`,
    width,
    height,
    is_main,
    ...toIllustrationFields(path),
  } satisfies z.input<typeof Image>
}

/** Writes the images' JSON straight from the packed row. */
export function toImagesJson(packed: string): string {
  return `[${unpackImages(packed).map(toImageJson).join(',')}]`
}

function toImageJson({ path, width, height, is_main }: ImageRow): string {
  const part = JSON.stringify(path).slice(1, -1)
  const drawn = toIllustrationFields(path)
  const rest = drawn.illustration ? `true,"base":"${part}","color":"${drawn.color}"` : 'false'
  return `{"large":"${part}.webp","blur":"${part}_blur.webp","thumb":"${part}_thumb.webp","width":${width},"height":${height},"is_main":${is_main},"illustration":${rest}}`
}

function toIllustrationFields(path: string) {
  const drawn = parseRendition(`${path.replace('/pictures/', '')}.webp`)
  if (!drawn) return { illustration: false } as const
  return {
    illustration: true,
    base: path,
    color: getPlaceholderColour(drawn.seed, drawn.kind, drawn.n),
  } as const
}
