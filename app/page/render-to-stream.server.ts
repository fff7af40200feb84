import { Transform } from 'node:stream'
import { type AppLoadContext, createReadableStreamFromReadable } from '@remix-run/node'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** Maximum streaming time of a hydrated page, in milliseconds. */
export const STREAM_TIMEOUT_MS = 5_000

/** Renders a hydrated page once all its parts are ready. */
export function renderToStream(
  page: ReactElement,
  { nonce, log, requestId }: Pick<AppLoadContext, 'nonce' | 'log' | 'requestId'>,
): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        const body = removeNulBytes()
        resolve(createReadableStreamFromReadable(body))
        pipe(body)
      },
      onShellError: reject,
      onError: (error) => log.error({ requestId, cause: String(error) }, 'rendering failed'),
    })
    setTimeout(abort, STREAM_TIMEOUT_MS + 1_000).unref()
  })
}

/**
 * Removes zero bytes in words. React 18 sends its whole buffer of 2,048 bytes, even if a multi-byte letter
 * did not fit into the last ones. https://github.com/facebook/react/issues/24985
 */
function removeNulBytes(): Transform {
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk)
    },
  })
}
