import { useTranslation } from 'react-i18next'
import { formatDateTime } from '~/i18n/format-date-time'
import { usePage } from '~/page/use-page'
import { UserText } from '~/ui/user-text'
import { toReaderName } from '~contract/values/reader-name'

interface DeskActsProps {
  acts: readonly { name: string; operator: string; at: Date; text: string }[]
}

/** Renders the acts of operators about a subject, in order. */
export function DeskActs({ acts }: DeskActsProps) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  if (acts.length === 0) return null
  return (
    <section>
      <h2>{t('lead.history')}</h2>
      <ol className="leads">
        {acts.map(({ name, operator, at, text }) => (
          <li key={`${at.toISOString()} ${name}`}>
            <p className="row tight sm mute">
              <time dateTime={at.toISOString()}>{formatDateTime(at, language)}</time>{' '}
              <span>{toReaderName(operator, language) || t('lead.another_system')}</span>
            </p>
            <p>{name}</p>
            {text ? <UserText className="pre dim">{text}</UserText> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
