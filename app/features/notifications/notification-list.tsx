import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { Tabs } from '~/ui/tabs'
import type { NotificationPage } from '~/upstream/notifications.server'
import { NotificationRow } from './notification-row'
import { type NotificationListParams, notificationListPath } from './urls'

const FORM_ID = 'notices'

export function NotificationList({ data }: { data: NotificationPage & { params: NotificationListParams } }) {
  const { t } = useTranslation('notifications')
  const { language } = usePage()
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
      {/* A placeholder that script fills with the news count, so that nothing shifts. */}
      <p className="fresh" role="status" data-known={unseen} data-href={href({ unseenOnly: false })} />
      {notifications.length === 0 ? (
        <EmptyState title={t(params.unseenOnly ? 'none_unseen' : 'none')}>{t('none_text')}</EmptyState>
      ) : (
        <>
          <form id={FORM_ID} className="bulk" method="post" action={listHref} aria-label={t('selected')}>
            <span className="sm mute">{t('selected')}</span>
            <Button variant="plain" size="small" name="intent" value="seen">
              {t('mark_seen')}
            </Button>
            <Button variant="plain" size="small" name="intent" value="unseen">
              {t('mark_unseen')}
            </Button>
            {unseen > 0 ? (
              <Button size="small" icon="check" name="intent" value="all_seen">
                {t('mark_all_seen')}
              </Button>
            ) : null}
          </form>
          <ul className="notes">
            {notifications.map((notification) => (
              <NotificationRow key={notification.uuid} notification={notification} formId={FORM_ID} />
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
