/** Error for an answer larger than any valid one. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
}

/**
 * Reads a body to its end, or at most so many bytes once decompressed, because a small answer may expand
 * without end.
 * @param signal that of the request. Node.js may lose it after the headers, when it collects the garbage of
 * the request; without this one, a body that stalls would be waited for five minutes.
 * @throws the reason of the signal, or BodyTooLargeError
 */
export async function readLimitedBytes(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  // A cancelled body ends.
  const cancel = () => void reader?.cancel().catch(() => {})
  signal.addEventListener('abort', cancel, { once: true })
  try {
    signal.throwIfAborted()
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      bytes += part.value.length
      if (bytes > maxBytes) throw new BodyTooLargeError(`more than ${maxBytes} bytes`)
      parts.push(part.value)
    }
    signal.throwIfAborted()
    return Buffer.concat(parts)
  } catch (error) {
    cancel()
    throw error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

export async function readLimitedText(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
  return (await readLimitedBytes(response, maxBytes, signal)).toString('utf8')
}
