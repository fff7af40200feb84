import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { loadNotification, notificationAction } from './notification.server'
import { NotificationView } from './notification-view'
import { NOTIFICATIONS_PATH } from './urls'

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
