import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { localizedPath } from '../../i18n/languages'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Pagination } from '../../ui/pagination'
import { Tabs } from '../../ui/tabs'
import type { NotificationPage } from '../../upstream/notifications.server'
import { type Asked, addressOf } from './address'
import { NotificationRow } from './row'

const FORM = 'notices'

/** What somebody is told: all of it or what is unseen, with ticks to mark several. */
export function NotificationList({ data }: { data: NotificationPage & { asked: Asked } }) {
  const { t } = useTranslation('notices')
  const { language } = usePage()
  const { notifications, unseen, lastPage, asked } = data
  const href = (to: Partial<Asked>) => localizedPath(addressOf({ ...asked, page: 1, ...to }), language)
  const here = href({ page: asked.page })
  return (
    <>
      <Tabs
        label={t('tabs')}
        tabs={[
          { label: t('all'), href: href({ unseenOnly: false }), current: !asked.unseenOnly },
          {
            label: t('unseen'),
            href: href({ unseenOnly: true }),
            current: asked.unseenOnly,
            count: String(unseen),
          },
        ]}
      />
      {/* Script writes into it what has come since; its place is kept. */}
      <p className="fresh" role="status" data-known={unseen} data-here={href({ unseenOnly: false })} />
      {notifications.length === 0 ? (
        <EmptyState title={t(asked.unseenOnly ? 'none_unseen' : 'none')}>{t('none_text')}</EmptyState>
      ) : (
        <>
          <form id={FORM} className="bulk" method="post" action={here} aria-label={t('ticked')}>
            <span className="sm mute">{t('ticked')}</span>
            <Button variant="plain" size="small" name="intent" value="seen">
              {t('mark_seen')}
            </Button>
            <Button variant="plain" size="small" name="intent" value="unseen">
              {t('mark_unseen')}
            </Button>
            {unseen > 0 ? (
              <Button size="small" icon="check" name="intent" value="all_seen">
                {t('all_seen')}
              </Button>
            ) : null}
          </form>
          <ul className="notes">
            {notifications.map((notification) => (
              <NotificationRow key={notification.uuid} notification={notification} form={FORM} />
            ))}
          </ul>
        </>
      )}
      <div className="after">
        <Pagination page={asked.page} pages={lastPage} href={(page) => href({ page })} />
      </div>
    </>
  )
}
