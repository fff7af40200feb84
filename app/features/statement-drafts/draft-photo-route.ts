import type { LoaderFunctionArgs } from '@remix-run/node'
import { getVisitor } from '~/session/visitor.server'
import { draftPhotoFile } from '~/upstream/statement-drafts.server'
import { isUuid } from '~contract/values/ids'
import { toDraftReference } from './draft-keys.server'
import { sendDraftPhoto } from './draft-photo.server'
import { LARGE_PHOTO_PARAM } from './urls'

/** Returns a photo that is not public yet; 404 except for its owner. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { draft = '', token = '' } = params
  if (!isUuid(draft) || !isUuid(token)) throw new Response(null, { status: 404 })
  const visitor = getVisitor({ request, context })
  const reference = toDraftReference({ request, context }, draft)
  const isLarge = new URL(request.url).searchParams.has(LARGE_PHOTO_PARAM)
  return sendDraftPhoto(visitor.call(draftPhotoFile(reference, token, isLarge)))
}
