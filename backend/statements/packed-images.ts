/** A picture as the table holds it; `path` is completed by `_blur`, `_thumb` and the ending. */
export type ImageRow = { path: string; width: number; height: number; is_main: boolean }

/** SQL: the pictures of statement `s` in their order, a line for each: JSON takes the database and us twice as long. */
export const PACKED_IMAGES = `coalesce((select string_agg(concat_ws(' ', width, height, is_main, path), E'\\n' order by position)
     from statement_images where statement_id = s.id), '')`

/** The pictures of `PACKED_IMAGES`. */
export function imagesOf(packed: string): ImageRow[] {
  if (packed === '') return []
  return packed.split('\n').map((line) => {
    const [width, height, isMain, ...path] = line.split(' ')
    return { path: path.join(' '), width: Number(width), height: Number(height), is_main: isMain === 't' }
  })
}
