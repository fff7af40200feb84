import type { LoaderFunctionArgs } from '@remix-run/node'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { unseenCount } from '../../upstream/notifications.server'

/** How many notifications are unseen, in figures and in the words of the bell: asked again and again by script. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  if (!visitor.signedIn) throw new Response(null, { status: 401 })
  const [count, i18n] = await Promise.all([visitor.call(unseenCount), i18nFor(visitor.language)])
  const t = i18n.getFixedT(visitor.language, 'shell')
  const label = count > 0 ? `${t('notifications')}: ${count}` : t('notifications')
  return Response.json({ count, label }, { headers: { 'Cache-Control': 'private, no-store' } })
}
