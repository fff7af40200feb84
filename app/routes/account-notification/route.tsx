import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OneNotification, PATH } from '../../features/notifications'
import { answerNotification, loadNotification } from '../../features/notifications/index.server'
import { metaOf } from '../../http/page-meta'

export const loader = (args: LoaderFunctionArgs) => loadNotification(args)

export const action = (args: ActionFunctionArgs) => answerNotification(args)

export const meta = metaOf<typeof loader>((page) => ({
  title: page.title,
  canonical: `${PATH}/${page.notification.uuid}`,
  hidden: true,
}))

export default function NotificationPage() {
  const { notification, title } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="acc-head">
        <h1>{title}</h1>
      </div>
      <OneNotification notification={notification} />
    </>
  )
}
