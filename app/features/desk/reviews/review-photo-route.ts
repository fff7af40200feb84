import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendDraftPhoto } from '~/features/statement-drafts/index.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { reviewPhotoFile } from '~/upstream/statement-reviews.server'
import { isUuid } from '~contract/values/ids'

/** Returns a photo of a statement in review; 404 except for operators. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { id = '', token = '' } = params
  const visitor = getVisitor({ request, context })
  const { isOperator } = await requireUser(visitor, request)
  if (!isOperator || !isUuid(id) || !isUuid(token)) throw new Response(null, { status: 404 })
  return sendDraftPhoto(visitor.call(reviewPhotoFile(id, token)))
}
