import type { LoaderFunctionArgs } from '@remix-run/node'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { unseenNotifications } from '~/upstream/notifications.server'

/**
 * Returns the bell's count and label to a polling script, and the number of notifications since the list was
 * rendered.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  if (!visitor.isSignedIn) throw new Response(null, { status: 401 })
  const [{ count }, i18n] = await Promise.all([visitor.call(unseenNotifications), getI18n(visitor.language)])
  const t = i18n.getFixedT(visitor.language, 'layout')
  const label = count > 0 ? `${t('notifications')}: ${count}` : t('notifications')
  const known = Number(new URL(request.url).searchParams.get('known') ?? Number.NaN)
  const fresh =
    count > known
      ? i18n.getFixedT(visitor.language, 'notifications')('show_new', { count: count - known })
      : ''
  return Response.json({ count, label, fresh }, { headers: { 'Cache-Control': 'private, no-store' } })
}
