import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendDocument } from '~/http/send-document.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { orderDocument } from '~/upstream/order-documents.server'
import { parseId } from '~contract/values/ids'

/** Returns 404 for another user's order. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const orderId = parseId(params.id)
  if (!orderId) throw new Response(null, { status: 404 })
  return sendDocument(await visitor.call(orderDocument(orderId)))
}
