import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendDocument } from '~/http/send-document.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { messageFile } from '~/upstream/conversations.server'
import { isUuid } from '~contract/values/ids'

/** Returns 404 for files of other people's conversations. */
export async function loader({ request, context, params: { id = '', uuid = '' } }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  if (!isUuid(id) || !isUuid(uuid)) throw new Response(null, { status: 404 })
  return sendDocument(await visitor.call(messageFile({ id }, uuid)))
}
