import { useTranslation } from 'react-i18next'
import { formatDay } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { UserText } from '~/ui/user-text'
import type { Lead } from '~/upstream/leads.server'
import { leadPath } from './urls'

/** Renders the reports of one statement, which one operator decides together. */
export function Reports({ title, reports }: { title: string; reports: Lead['related'] }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  if (reports.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className="leads">
        {reports.map(({ id, at, isClosed, reason, text }) => (
          <li key={id}>
            <p className="row tight sm mute">
              <Badge tone={isClosed ? 'off' : 'warn'}>{t(isClosed ? 'leads.closed' : 'leads.open')}</Badge>
              <time dateTime={at.toISOString()}>{formatDay(at, language)}</time>
            </p>
            <p>
              <a href={toLocalizedPath(leadPath(id), language)}>{t(`reasons.${reason}`, reason)}</a>
            </p>
            {text ? <UserText className="pre dim">{text}</UserText> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
