import { toAttachment } from '~/http/attachment'
import { toLocalizedPath } from '~/i18n/languages'
import { toUndefinedIfMissing } from '~/page/missing-data.server'
import { getVisitor, type RequestAndContext } from '~/session/visitor.server'
import type { ConversationAccess } from '~/upstream/conversations.server'
import { staysOfConversation } from '~/upstream/stays.server'
import { formatCalendar } from '~contract/calendar'
import { toAccountConversationPath, toGuestConversationPath } from '~contract/conversations'
import { type StayState, toStayAppointment } from '~contract/stays'

/** States of stays that calendars hold or held. */
const CALENDAR_STATES: readonly StayState[] = [
  'confirmed',
  'cancelled_by_seeker',
  'cancelled_by_owner',
  'cancelled_by_site',
]

/** Returns the calendar file of a confirmed or cancelled stay; 404 for others, and for strangers. */
export async function sendStayCalendar(args: RequestAndContext, access: ConversationAccess, id: string) {
  const visitor = getVisitor(args)
  const stays = await visitor.call(staysOfConversation(access)).catch(toUndefinedIfMissing)
  const stay = stays?.find((each) => each.id === id)
  if (!stay || !CALENDAR_STATES.includes(stay.state)) throw new Response(null, { status: 404 })
  const toPath = access.key === undefined ? toAccountConversationPath : toGuestConversationPath
  const url = args.context.origin + toLocalizedPath(toPath(access.id), visitor.language)
  const calendar = formatCalendar({ ...toStayAppointment(stay), description: url, url })
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': toAttachment('stay.ics'),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
