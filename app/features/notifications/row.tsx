import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { formatDay } from '../../i18n/format'
import { localizedPath } from '../../i18n/languages'
import { Badge } from '../../ui/badge'
import type { Notification } from '../../upstream/notifications.server'
import { PATH } from './address'
import { wordsOf } from './words'

interface NotificationRowProps {
  notification: Notification
  /** The form that its tick belongs to. */
  form: string
}

/** What it says in a line, and whether it is new: in a word, not in a colour alone. */
export function NotificationRow({ notification, form }: NotificationRowProps) {
  const { t } = useTranslation('notices')
  const { language } = usePage()
  const { uuid, seen, createdAt } = notification
  const { title, text } = wordsOf(notification, t)
  return (
    <li className={seen ? undefined : 'new'}>
      <label className="sel">
        <input type="checkbox" form={form} name="notification_uuids" value={uuid} />
        <span className="vh">{t('choose', { title })}</span>
      </label>
      <div>
        <h2>
          <a href={localizedPath(`${PATH}/${uuid}`, language)}>{title}</a>
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
