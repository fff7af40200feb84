import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '~/http/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { orderDocument } from '~/upstream/order-documents.server'

/** The report or the drawing of one's own order, as a file; 404 for anybody else's. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) throw new Response(null, { status: 404 })
  const file = await visitor.call(orderDocument(Number(params.id)))
  return new Response(new Uint8Array(file.content), {
    headers: {
      'Content-Type': file.mediaType,
      // Nothing of it runs on our own pages, whatever it holds.
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
