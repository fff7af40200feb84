import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { MESSAGE_SETTINGS_PATH } from '~/features/message-settings'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { RowCheckbox, SelectionForm } from '~/forms/selection'
import { type FieldsOf, useDefinedForm } from '~/forms/use-defined-form'
import { requireListPage } from '~/http/require-list-page.server'
import { formatDay } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Output } from '~/ui/output'
import { PageHead } from '~/ui/page-head'
import { Pagination } from '~/ui/pagination'
import { Tabs } from '~/ui/tabs'
import {
  markNotificationsSeen,
  type Notification,
  type NotificationPage,
  notificationPage,
} from '~/upstream/notifications.server'
import { tickedNotificationsForm } from './form'
import { formatNotification } from './format'
import {
  NOTIFICATIONS_PATH,
  type NotificationListParams,
  notificationListPath,
  parseNotificationListParams,
} from './urls'

export async function loader({ request, context }: LoaderFunctionArgs) {
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

async function notificationListAction(args: ActionFunctionArgs) {
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
      <PageHead title={data.title}>
        <Output name="count" value={data.unseen} className="mute">
          {t('unseen_count', { count: data.unseen })}
        </Output>
      </PageHead>
      <NotificationList data={data} />
      <p className="after">
        <a href={toLocalizedPath(MESSAGE_SETTINGS_PATH, language)}>{t('settings.link')}</a>
      </p>
    </>
  )
}

function NotificationList({ data }: { data: NotificationPage & { params: NotificationListParams } }) {
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
          <SelectionForm
            form={form}
            action={listHref}
            label={t('selected')}
            field={fields.operation}
            operations={[
              { value: 'seen', label: t('mark_seen') },
              { value: 'unseen', label: t('mark_unseen') },
            ]}
          >
            {unseen > 0 ? (
              <Button size="small" icon="check" name={fields.operation.name} value="all_seen">
                {t('mark_all_seen')}
              </Button>
            ) : null}
          </SelectionForm>
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

interface NotificationRowProps {
  notification: Notification
  field: FieldsOf<typeof tickedNotificationsForm>['notification_uuids']
}

/** Renders the row; unseen notifications are marked by text, not only by colour. */
function NotificationRow({ notification, field }: NotificationRowProps) {
  const { t } = useTranslation('notifications')
  const { language } = usePage()
  const { uuid, seen, createdAt } = notification
  const { title, text } = formatNotification(notification, { t, language })
  return (
    <li className={seen ? undefined : 'new'}>
      <RowCheckbox field={field} value={uuid} label={t('select', { title })} />
      <div>
        <h2>
          <a href={toLocalizedPath(`${NOTIFICATIONS_PATH}/${uuid}`, language)}>{title}</a>
        </h2>
        <p className="mute sm">{text}</p>
      </div>
      <p className="row tight sm mute">
        {seen ? null : <Badge tone="info">{t('new')}</Badge>}
        <time dateTime={createdAt.toISOString()}>{formatDay(createdAt, language)}</time>
      </p>
    </li>
  )
}
