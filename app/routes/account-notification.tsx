import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { NOTIFICATIONS_PATH, NotificationView } from '~/features/notifications'
import { loadNotification, notificationAction } from '~/features/notifications/index.server'
import { createMeta } from '~/seo/page-meta'

export const loader = (args: LoaderFunctionArgs) => loadNotification(args)

export const action = pageAction(notificationAction)

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: `${NOTIFICATIONS_PATH}/${page.notification.uuid}`,
  noIndex: true,
}))

export default function NotificationPage() {
  const { notification, match, title } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <NotificationView notification={notification} match={match} />
    </>
  )
}
