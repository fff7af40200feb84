import { useTranslation } from 'react-i18next'
import type { LayoutData } from '~/page/layout-data'
import { Icon } from '~/ui/icon'

interface NotificationsMenuProps {
  notifications: NonNullable<LayoutData['notifications']>
  label: string
}

export function NotificationsMenu({
  notifications: { href, count, countHref, latest },
  label,
}: NotificationsMenuProps) {
  const { t } = useTranslation('layout')
  return (
    <details data-enhance="dropdown" className="dropdown end news">
      <summary
        className="btn plain icon"
        aria-label={label}
        data-enhance="notification-count"
        data-url={countHref}
      >
        <Icon name="bell" />
        {count ? (
          <span className="dot" aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        ) : null}
      </summary>
      <div>
        {latest.map((one) => (
          <a key={one.href} className="item" href={one.href}>
            <span>{one.label}</span>
            <small>{one.day}</small>
          </a>
        ))}
        {latest.length === 0 ? <p className="item dim sm">{t('no_notifications')}</p> : null}
        <a className="item all" href={href}>
          {t('all_notifications')}
        </a>
      </div>
    </details>
  )
}
