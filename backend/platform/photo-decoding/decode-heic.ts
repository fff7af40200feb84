import { createRequire } from 'node:module'

/** Decoded photo with four bytes a pixel. */
interface DecodedPhoto {
  data: Buffer
  width: number
  height: number
}

type Pointer = object

interface HeifChannel {
  id: unknown
  data: Uint8Array
  width: number
  height: number
  /** Number of bytes from one row to the next. */
  stride: number
}

/**
 * Types of the used functions; the package has none for this entry. Its own decoder class writes to the
 * console.
 */
interface LibHeif {
  heif_error_code: { heif_error_Ok: unknown }
  heif_colorspace: { heif_colorspace_RGB: unknown }
  heif_chroma: { heif_chroma_interleaved_RGBA: unknown }
  heif_channel: { heif_channel_interleaved: unknown }
  heif_context_alloc(): Pointer
  heif_context_free(context: Pointer): void
  heif_context_read_from_memory(context: Pointer, bytes: Buffer): { code: unknown }
  heif_js_context_get_list_of_top_level_image_IDs(context: Pointer): number[] | { code: unknown }
  heif_js_context_get_image_handle(context: Pointer, id: number): Pointer | { code: unknown } | null
  heif_image_handle_is_primary_image(handle: Pointer): number
  heif_image_handle_get_width(handle: Pointer): number
  heif_image_handle_get_height(handle: Pointer): number
  heif_image_handle_release(handle: Pointer): void
  heif_js_decode_image2(
    handle: Pointer,
    space: unknown,
    chroma: unknown,
  ): Promise<{ image: Pointer; channels: HeifChannel[] } | { code: unknown } | null>
  heif_image_release(image: Pointer): void
}

let library: LibHeif | undefined

/** Loads the WebAssembly library on first use. */
function loadLibrary(): LibHeif {
  library ??= createRequire(import.meta.url)('libheif-js/wasm-bundle') as LibHeif
  return library
}

/**
 * Decodes the primary picture of a HEIC file, which the bundled sharp cannot do.
 * @returns only the size of a picture of more than `maxPixels`; undefined for a damaged file
 */
export async function decodeHeic(
  bytes: Buffer,
  maxPixels: number,
): Promise<DecodedPhoto | { data?: undefined; width: number; height: number } | undefined> {
  const heif = loadLibrary()
  const context = heif.heif_context_alloc()
  const handles: Pointer[] = []
  try {
    const { code } = heif.heif_context_read_from_memory(context, bytes)
    if (code !== heif.heif_error_code.heif_error_Ok) return undefined
    const ids = heif.heif_js_context_get_list_of_top_level_image_IDs(context)
    if (!Array.isArray(ids)) return undefined
    for (const id of ids) {
      const handle = heif.heif_js_context_get_image_handle(context, id)
      if (handle && !('code' in handle)) handles.push(handle)
    }
    const main = handles.find((handle) => heif.heif_image_handle_is_primary_image(handle)) ?? handles[0]
    if (!main) return undefined
    const width = heif.heif_image_handle_get_width(main)
    const height = heif.heif_image_handle_get_height(main)
    return width * height > maxPixels ? { width, height } : await decode(heif, main)
  } finally {
    for (const handle of handles) heif.heif_image_handle_release(handle)
    heif.heif_context_free(context)
  }
}

async function decode(heif: LibHeif, handle: Pointer): Promise<DecodedPhoto | undefined> {
  const decoded = await heif.heif_js_decode_image2(
    handle,
    heif.heif_colorspace.heif_colorspace_RGB,
    heif.heif_chroma.heif_chroma_interleaved_RGBA,
  )
  if (!decoded || 'code' in decoded) return undefined
  try {
    const channel = decoded.channels.find(({ id }) => id === heif.heif_channel.heif_channel_interleaved)
    return channel && { data: joinRows(channel), width: channel.width, height: channel.height }
  } finally {
    heif.heif_image_release(decoded.image)
  }
}

function joinRows({ data, width, height, stride }: HeifChannel): Buffer {
  const rowBytes = width * 4
  const pixels = Buffer.alloc(rowBytes * height)
  for (let row = 0; row < height; row += 1)
    pixels.set(data.subarray(row * stride, row * stride + rowBytes), row * rowBytes)
  return pixels
}
