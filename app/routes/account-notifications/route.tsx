import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { addressOf, NotificationList } from '../../features/notifications'
import { loadNotifications, markNotifications } from '../../features/notifications/index.server'
import { pageMeta, rootOf } from '../../http/page-meta'
import { Output } from '../../ui/output'

export const loader = (args: LoaderFunctionArgs) => loadNotifications(args)

export const action = (args: ActionFunctionArgs) => markNotifications(args)

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) =>
  page ? pageMeta({ title: page.title, canonical: addressOf(page.asked), hidden: true }, rootOf(matches)) : []

export default function Notifications() {
  const { t } = useTranslation('notices')
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="acc-head">
        <h1>{data.title}</h1>
        <Output name="count" value={data.unseen} className="mute">
          {t('unseen_count', { count: data.unseen })}
        </Output>
      </div>
      <NotificationList data={data} />
    </>
  )
}
