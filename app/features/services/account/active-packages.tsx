import { useTranslation } from 'react-i18next'
import { formatDay } from '~/i18n/format'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import type { ActivePackage } from '~/upstream/services.server'

export function ActivePackages({ packages }: { packages: readonly ActivePackage[] }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  return (
    <ul className="rows">
      {packages.map(({ orderId, statementId, name, until, daysLeft, runsUnseen }) => (
        <li key={`${orderId} ${statementId}`}>
          <span>
            <b>{name}</b>{' '}
            {statementId === undefined ? null : (
              <a className="nowrap" href={toLocalizedPath(`/statements/${statementId}`, language)}>
                {formatId(statementId, language)}
              </a>
            )}{' '}
            {runsUnseen ? <UnseenBadge /> : null}
          </span>{' '}
          <span className="mute sm">
            {t('own.days_left', { count: daysLeft })} · {t('own.until', { day: formatDay(until, language) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Renders the badge of a promotion whose days pass while its statement is hidden. */
export function UnseenBadge() {
  const { t } = useTranslation('services')
  return <Badge tone="warn">{t('own.not_shown')}</Badge>
}
