import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OneNotification, PATH } from '../../features/notifications'
import { answerNotification, loadNotification } from '../../features/notifications/index.server'
import { pageMeta, rootOf } from '../../http/page-meta'

export const loader = (args: LoaderFunctionArgs) => loadNotification(args)

export const action = (args: ActionFunctionArgs) => answerNotification(args)

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) =>
  page
    ? pageMeta(
        { title: page.title, canonical: `${PATH}/${page.notification.uuid}`, hidden: true },
        rootOf(matches),
      )
    : []

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
