import type { ActionFunctionArgs } from '@remix-run/node'
import { uploadPhoto } from '~/upstream/statement-drafts.server'
import { openDraftForChange } from './open-draft.server'
import { takePhotoPart } from './take-photo-part.server'

/**
 * Receives a part of a photo, for the draft or published statement that the query names. Only script sends
 * it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const statement = new URL(request.url).searchParams.get('statement') ?? undefined
  const { visitor, reference } = await openDraftForChange({
    request,
    context,
    params: { id: statement },
    missing: 'not_found',
  })
  if (!reference) throw new Response(null, { status: 400 })
  return takePhotoPart(request, {
    draft: reference.id,
    folder: context.photoPartFolder,
    sendPhoto: (path, name) => visitor.call(uploadPhoto(reference, path, name)),
  })
}
