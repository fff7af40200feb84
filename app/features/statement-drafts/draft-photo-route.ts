import type { LoaderFunctionArgs } from '@remix-run/node'
import { getVisitor } from '~/session/visitor.server'
import { draftPhotoFile } from '~/upstream/statement-drafts.server'
import { isUuid } from '~contract/values/ids'
import { toDraftReference } from './draft-keys.server'
import { sendDraftPhoto } from './draft-photo.server'

/** Returns a photo that is not public yet; 404 except for its owner. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { draft = '', token = '' } = params
  if (!isUuid(draft) || !isUuid(token)) throw new Response(null, { status: 404 })
  const visitor = getVisitor({ request, context })
  return sendDraftPhoto(visitor.call(draftPhotoFile(toDraftReference({ request, context }, draft), token)))
}
