/** `path` is completed by `_blur`, `_thumb` and the extension. */
export type ImageRow = { path: string; width: number; height: number; is_main: boolean }

/** Packs images as the lines of column `statements.images`, which read twice as fast as JSON. */
export function packImages(images: readonly ImageRow[]): string {
  return images
    .map(({ path, width, height, is_main }) => `${width} ${height} ${is_main ? 't' : 'f'} ${path}`)
    .join('\n')
}

/** The pictures of `packImages`. */
export function unpackImages(packed: string): ImageRow[] {
  if (packed === '') return []
  return packed.split('\n').map((line) => {
    const [width, height, isMain, path = ''] = line.split(' ')
    return { path, width: Number(width), height: Number(height), is_main: isMain === 't' }
  })
}
