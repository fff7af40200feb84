import { toAttachment } from '~/http/attachment'

/** Returns a PDF file to download, without caching. */
export function toPdfResponse(file: Uint8Array, name: string): Response {
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': toAttachment(`${name}.pdf`),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
