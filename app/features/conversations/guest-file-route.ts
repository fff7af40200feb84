import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendDocument } from '~/http/send-document.server'
import { getVisitor } from '~/session/visitor.server'
import { messageFile } from '~/upstream/conversations.server'
import { isUuid } from '~contract/values/ids'
import { toGuestAccess } from './guest-keys.server'

/** Returns 404 to browsers without the key of the conversation. */
export async function loader(args: LoaderFunctionArgs) {
  const { id = '', uuid = '' } = args.params
  const access = toGuestAccess(args, id)
  if (access.key === undefined || !isUuid(uuid)) throw new Response(null, { status: 404 })
  return sendDocument(await getVisitor(args).call(messageFile(access, uuid)))
}
