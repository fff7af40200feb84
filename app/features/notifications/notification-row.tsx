import { useTranslation } from 'react-i18next'
import type { FieldsOf } from '~/forms/use-defined-form'
import { formatDay } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import type { Notification } from '~/upstream/notifications.server'
import type { tickedNotificationsForm } from './form'
import { formatNotification } from './format'
import { NOTIFICATIONS_PATH } from './urls'

interface NotificationRowProps {
  notification: Notification
  field: FieldsOf<typeof tickedNotificationsForm>['notification_uuids']
}

/** Renders the row; unseen notifications are marked by text, not only by colour. */
export function NotificationRow({ notification, field }: NotificationRowProps) {
  const { t } = useTranslation('notifications')
  const { language } = usePage()
  const { uuid, seen, createdAt } = notification
  const { title, text } = formatNotification(notification, { t, language })
  return (
    <li className={seen ? undefined : 'new'}>
      <label className="row-checkbox">
        <input
          type="checkbox"
          form={field.formId}
          name={field.name}
          value={uuid}
          defaultChecked={field.defaultOptions?.includes(uuid)}
        />
        <span className="visually-hidden">{t('select', { title })}</span>
      </label>
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
