import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { orderDocument } from '~/upstream/order-documents.server'
import { parseId } from '~contract/values/ids'

/** 404 for another user's order. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const orderId = parseId(params.id)
  if (!orderId) throw new Response(null, { status: 404 })
  const file = await visitor.call(orderDocument(orderId))
  return new Response(new Uint8Array(file.content), {
    headers: {
      'Content-Type': file.mediaType,
      // Forces a download, so that no document can run script on our origin.
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
