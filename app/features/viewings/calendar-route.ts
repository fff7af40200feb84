import type { LoaderFunctionArgs } from '@remix-run/node'
import { toAttachment } from '~/http/attachment'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { viewingById } from '~/upstream/viewings.server'
import { formatCalendar } from '~contract/calendar'
import { isUuid } from '~contract/values/ids'
import { isCancelled, toViewingPath } from '~contract/viewings'
import { toViewingReference } from './viewing-keys.server'

/** Returns 404 for a visitor who may not read the viewing. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  const { id = '' } = args.params
  if (!isUuid(id)) throw new Response(null, { status: 404 })
  const viewing = await visitor.call(viewingById(toViewingReference(args, id))).catch((error: unknown) => {
    if (isUpstreamError(error) && error.status === 404) throw new Response(null, { status: 404 })
    throw error
  })
  const { startsAt, endsAt, changedAt, sequence, statement, state } = viewing
  const url = args.context.origin + toLocalizedPath(toViewingPath(id), visitor.language)
  const calendar = formatCalendar({
    product: 'Viewings',
    uid: `viewing-${id}`,
    sequence,
    isCancelled: isCancelled(state),
    changedAt,
    startsAt,
    endsAt,
    summary: statement.title,
    location: '',
    description: url,
    url,
  })
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': toAttachment('viewing.ics'),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
