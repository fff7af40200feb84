import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendStayCalendar } from '~/features/stays/index.server'
import { isUuid } from '~contract/values/ids'
import { toGuestAccess } from './guest-keys.server'

/** Returns 404 to browsers without the key of the conversation. */
export async function loader(args: LoaderFunctionArgs) {
  const { id = '', stay = '' } = args.params
  const access = toGuestAccess(args, id)
  if (access.key === undefined || !isUuid(stay)) throw new Response(null, { status: 404 })
  return sendStayCalendar(args, access, stay)
}
