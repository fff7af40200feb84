import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendDocument } from '~/http/send-document.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { leadFile } from '~/upstream/leads.server'
import { isUuid, parseId } from '~contract/values/ids'

/** Returns 404 except for operators. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { isOperator } = await requireUser(visitor, request)
  const [leadId, uuid = ''] = [parseId(params.id), params.uuid]
  if (!isOperator || !leadId || !isUuid(uuid)) throw new Response(null, { status: 404 })
  return sendDocument(await visitor.call(leadFile(leadId, uuid)))
}
