import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { markNotificationsSeen, notificationPage } from '~/upstream/notifications.server'
import { tickedNotificationsForm } from './form'
import { notificationListPath, parseNotificationListParams } from './urls'

export async function loadNotifications({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const params = parseNotificationListParams(new URL(request.url).searchParams)
  const [list, i18n] = await Promise.all([
    visitor.call(notificationPage(params.page, params)),
    getI18n(visitor.language),
  ])
  requireListPage(params, list.lastPage, notificationListPath, visitor.language)
  return { ...list, params, title: i18n.getFixedT(visitor.language, 'notifications')('title') }
}

export async function notificationListAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const params = parseNotificationListParams(new URL(args.request.url).searchParams)
  return handleForms(
    args,
    onSubmit(tickedNotificationsForm, async ({ values: { notification_uuids: ticked, operation } }) => {
      const uuids = operation === 'all_seen' ? ['all'] : ticked
      await visitor.call(markNotificationsSeen(uuids, { seen: operation !== 'unseen' }))
      return redirect(toLocalizedPath(notificationListPath(params), visitor.language), 303)
    }),
  )
}
