import type { LoaderFunctionArgs } from '@remix-run/node'
import type { LatestNotifications } from '~/enhance/notification-list/notification-list'
import { formatDay } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { unseenNotifications } from '~/upstream/notifications.server'
import { toNotificationSummary } from './format'

/**
 * Returns the bell's count and label to a polling script, and the number of notifications since the list was
 * rendered; with `latest`, the list that the bell opens.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  if (!visitor.isSignedIn) throw new Response(null, { status: 401 })
  const [{ count, items }, i18n] = await Promise.all([
    visitor.call(unseenNotifications),
    getI18n(visitor.language),
  ])
  const { language } = visitor
  const t = i18n.getFixedT(language, 'layout')
  const notices = i18n.getFixedT(language, 'notifications')
  const headers = { 'Cache-Control': 'private, no-store' }
  const { searchParams } = new URL(request.url)
  if (searchParams.has('latest')) {
    const latest = items.map((notification) => {
      const { title, path, createdAt } = toNotificationSummary(notification, { t: notices, language })
      return { title, day: formatDay(createdAt, language), href: toLocalizedPath(path, language) }
    })
    const list: LatestNotifications = { latest, title: t('notifications'), all: notices('back') }
    return Response.json(list, { headers })
  }
  const label = count > 0 ? `${t('notifications')}: ${count}` : t('notifications')
  const known = Number(searchParams.get('known') ?? Number.NaN)
  const fresh = count > known ? notices('show_new', { count: count - known }) : ''
  return Response.json({ count, label, fresh }, { headers })
}
