export class TooSlowError extends Error {
  override readonly name = 'TooSlowError'
}

export interface ArrivalLimits {
  /** Maximum pause between two parts of the body, in ms. */
  maxSilenceMs: number
  /** Maximum total time, in ms; less than the server's own limit, which sends no response. */
  maxMs: number
}

const LIMITS: ArrivalLimits = { maxSilenceMs: 30_000, maxMs: 270_000 }

/** Returns the same request, whose body fails with a TooSlowError once it stalls or takes too long. */
export function limitArrival(request: Request, { maxSilenceMs, maxMs } = LIMITS): Request {
  const { body, headers, method, url } = request
  if (!body) return request
  const reader = body.getReader()
  const end = performance.now() + maxMs
  const limited = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await readWithin(reader, Math.min(maxSilenceMs, end - performance.now()))
      if (part.done) controller.close()
      else controller.enqueue(part.value)
    },
  })
  return new Request(url, { method, headers, body: limited, duplex: 'half' } as RequestInit)
}

/** Reads a chunk. The reader is not cancelled: that would close the connection before the response. */
async function readWithin(reader: ReadableStreamDefaultReader<Uint8Array>, ms: number) {
  let timer: NodeJS.Timeout | undefined
  const isOver = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlowError('the body did not arrive in time')), ms)
  })
  try {
    return await Promise.race([reader.read(), isOver])
  } finally {
    clearTimeout(timer)
  }
}
