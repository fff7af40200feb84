import type { DescribePicture, ImageRow } from '~backend/platform/pictures'

/** Packs images as lines, which are parsed twice as fast as JSON. */
export function packImages(images: readonly ImageRow[]): string {
  return images
    .map(({ path, width, height, is_main }) => `${width} ${height} ${is_main ? 't' : 'f'} ${path}`)
    .join('\n')
}

export function unpackImages(packed: string): ImageRow[] {
  if (packed === '') return []
  return packed.split('\n').map((line) => {
    const [width, height, isMain, path = ''] = line.split(' ')
    return { path, width: Number(width), height: Number(height), is_main: isMain === 't' }
  })
}

/** Writes JSON directly from the packed column. */
export function toImagesJson(packed: string, describePicture: DescribePicture): string {
  return `[${unpackImages(packed)
    .map((image) => toImageJson(image, describePicture))
    .join(',')}]`
}

function toImageJson({ path, width, height, is_main }: ImageRow, describePicture: DescribePicture): string {
  const part = JSON.stringify(path).slice(1, -1)
  const description = JSON.stringify(describePicture(path)).slice(1)
  return `{"large":"${part}.webp","blur":"${part}_blur.webp","thumb":"${part}_thumb.webp","width":${width},"height":${height},"is_main":${is_main},${description}`
}
