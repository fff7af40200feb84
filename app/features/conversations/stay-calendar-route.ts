import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendStayCalendar } from '~/features/stays/index.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { isUuid } from '~contract/values/ids'

/** Returns 404 for stays of other people's conversations. */
export async function loader(args: LoaderFunctionArgs) {
  const { id = '', stay = '' } = args.params
  await requireUser(getVisitor(args), args.request)
  if (!isUuid(id) || !isUuid(stay)) throw new Response(null, { status: 404 })
  return sendStayCalendar(args, { id }, stay)
}
