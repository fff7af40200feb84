import { isUpstreamError } from '~/upstream/upstream-error'

/** Returns a photo that is not public yet, or 404 without a page. */
export async function sendDraftPhoto(photo: Promise<Buffer>): Promise<Response> {
  const bytes = await photo.catch((error: unknown) => {
    if (isUpstreamError(error) && error.status === 404) throw new Response(null, { status: 404 })
    throw error
  })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  })
}
