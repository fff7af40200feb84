/** Error for an answer larger than any valid one. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
}

/** Limits the decompressed size, because a small answer may expand without end. */
export async function readLimitedBytes(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.length
    if (bytes > maxBytes) {
      await reader?.cancel()
      throw new BodyTooLargeError(`more than ${maxBytes} bytes`)
    }
    parts.push(part.value)
  }
  return Buffer.concat(parts)
}

export async function readLimitedText(response: Response, maxBytes: number): Promise<string> {
  return (await readLimitedBytes(response, maxBytes)).toString('utf8')
}
