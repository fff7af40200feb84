import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { parseFormData } from '~/forms/form-data.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { setFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { markNotificationsSeen, notificationPage } from '~/upstream/notifications.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { notificationListPath, parseNotificationListParams } from './urls'

export async function loadNotifications({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const params = parseNotificationListParams(new URL(request.url).searchParams)
  const [list, i18n] = await Promise.all([
    visitor.call(notificationPage(params.page, params.unseenOnly)),
    getI18n(visitor.language),
  ])
  if (params.page > 1 && params.page > list.lastPage)
    throw redirect(
      toLocalizedPath(notificationListPath({ ...params, page: list.lastPage }), visitor.language),
    )
  return { ...list, params, title: i18n.getFixedT(visitor.language, 'notifications')('title') }
}

export async function notificationListAction({ request, context }: ActionFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const form = await parseFormData(request)
  const intent = form.get('intent')
  const chosen = form.getAll('notification_uuids').filter((uuid) => typeof uuid === 'string')
  const uuids = intent === 'all_seen' ? ['all'] : chosen
  if (intent !== 'seen' && intent !== 'unseen' && intent !== 'all_seen')
    throw new Response(null, { status: 400 })
  const listHref = toLocalizedPath(
    notificationListPath(parseNotificationListParams(new URL(request.url).searchParams)),
    visitor.language,
  )
  if (uuids.length === 0) return redirectWithFlash('notifications_none_selected')
  try {
    await visitor.call(markNotificationsSeen(uuids, intent !== 'unseen'))
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return redirectWithFlash('action_failed')
  }
  return redirect(listHref, 303)

  function redirectWithFlash(flash: 'notifications_none_selected' | 'action_failed') {
    return redirect(listHref, { status: 303, headers: { 'Set-Cookie': setFlash(flash) } })
  }
}
