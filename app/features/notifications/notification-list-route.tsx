import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { MESSAGE_SETTINGS_PATH } from '~/features/message-settings'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Output } from '~/ui/output'
import { NotificationList } from './notification-list'
import { loadNotifications, notificationListAction } from './notification-list.server'
import { notificationListPath } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadNotifications(args)

export const action = pageAction(notificationListAction)

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: notificationListPath(page.params),
  noIndex: true,
}))

export default function Notifications() {
  const { t } = useTranslation('notifications')
  const { language } = usePage()
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
        <Output name="count" value={data.unseen} className="mute">
          {t('unseen_count', { count: data.unseen })}
        </Output>
      </div>
      <NotificationList data={data} />
      <p className="after">
        <a href={toLocalizedPath(MESSAGE_SETTINGS_PATH, language)}>{t('settings.link')}</a>
      </p>
    </>
  )
}
