import { Transform } from 'node:stream'
import { type AppLoadContext, createReadableStreamFromReadable } from '@remix-run/node'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** How long a hydrated page may stream, in milliseconds. */
export const STREAM_TIMEOUT_MS = 5_000

/** Renders a hydrated page once all its parts are there. */
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
 * React 18 sends its buffer of 2,048 bytes whole, although a letter of several bytes may not have fitted in the last ones:
 * those are zero, in the middle of a word. https://github.com/facebook/react/issues/24985
 */
function removeNulBytes(): Transform {
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk)
    },
  })
}
