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
        const body = createValidBody()
        resolve(createReadableStreamFromReadable(body))
        pipe(body)
      },
      onShellError: reject,
      onError: (error) => log.error({ requestId, cause: String(error) }, 'rendering failed'),
    })
    setTimeout(abort, STREAM_TIMEOUT_MS + 1_000).unref()
  })
}

const END_TAGS = '</body></html>'

/**
 * Corrects what React and Remix write, once all of it is there.
 *
 * React 18 sends its whole buffer of 2,048 bytes, even if a multi-byte letter did not fit into the last ones:
 * zero bytes in the middle of a word. https://github.com/facebook/react/issues/24985
 *
 * Remix writes the scripts with the page's data after `</html>`, where HTML allows no element.
 */
function createValidBody(): Transform {
  const chunks: Uint8Array[] = []
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk)
      done()
    },
    flush(done) {
      const html = Buffer.concat(chunks).toString()
      const end = html.lastIndexOf(END_TAGS)
      const rest = html.slice(end + END_TAGS.length)
      done(null, end < 0 || !rest ? html : html.slice(0, end) + rest + END_TAGS)
    },
  })
}
