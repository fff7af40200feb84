/** A picture of a statement; `path` is completed by `_blur`, `_thumb` and the ending. */
export type ImageRow = { path: string; width: number; height: number; is_main: boolean }

/** Pictures as the column `statements.images` holds them, a line for each: JSON takes twice as long to read. */
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
