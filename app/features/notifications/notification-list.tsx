import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { Tabs } from '~/ui/tabs'
import type { NotificationPage } from '~/upstream/notifications.server'
import { tickedNotificationsForm } from './form'
import { NotificationRow } from './notification-row'
import { type NotificationListParams, notificationListPath } from './urls'

export function NotificationList({ data }: { data: NotificationPage & { params: NotificationListParams } }) {
  const { t } = useTranslation('notifications')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(tickedNotificationsForm)
  const { notifications, unseen, lastPage, params } = data
  const href = (change: Partial<NotificationListParams>) =>
    toLocalizedPath(notificationListPath({ ...params, page: 1, ...change }), language)
  const listHref = href({ page: params.page })
  return (
    <>
      <Tabs
        label={t('tabs')}
        tabs={[
          { label: t('all'), href: href({ unseenOnly: false }), current: !params.unseenOnly },
          {
            label: t('unseen'),
            href: href({ unseenOnly: true }),
            current: params.unseenOnly,
            count: String(unseen),
          },
        ]}
      />
      {/* Placeholder that script fills with the number of new notifications, so that nothing shifts. */}
      <p className="fresh" role="status" data-known={unseen} data-href={href({ unseenOnly: false })} />
      {notifications.length === 0 ? (
        <EmptyState title={t(params.unseenOnly ? 'none_unseen' : 'none')}>{t('none_text')}</EmptyState>
      ) : (
        <>
          <PostForm form={form} className="bulk" action={listHref} aria-label={t('selected')}>
            <span className="sm mute">{t('selected')}</span>
            <Button variant="plain" size="small" name={fields.operation.name} value="seen">
              {t('mark_seen')}
            </Button>
            <Button variant="plain" size="small" name={fields.operation.name} value="unseen">
              {t('mark_unseen')}
            </Button>
            {unseen > 0 ? (
              <Button size="small" icon="check" name={fields.operation.name} value="all_seen">
                {t('mark_all_seen')}
              </Button>
            ) : null}
          </PostForm>
          <ul className="notes">
            {notifications.map((notification) => (
              <NotificationRow
                key={notification.uuid}
                notification={notification}
                field={fields.notification_uuids}
              />
            ))}
          </ul>
        </>
      )}
      <div className="after">
        <Pagination page={params.page} pages={lastPage} href={(page) => href({ page })} />
      </div>
    </>
  )
}
