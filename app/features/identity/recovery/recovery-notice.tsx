import { useTranslation } from 'react-i18next'
import { ButtonForm } from '~/forms/button-form'
import { formatDateTime } from '~/i18n/format-date-time'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'

/** Renders the warning that a recovery by phone is about to change the email, with a button that stops it. */
export function RecoveryNotice({ at }: { at: Date }) {
  const { t } = useTranslation('identity')
  const { language } = usePage()
  return (
    <section className="stack">
      <h2>{t('safety.recovery_title')}</h2>
      <p role="note">{t('safety.recovery_text', { time: formatDateTime(at, language) })}</p>
      <ButtonForm action="/do/stop-recovery">
        <Button variant="main">{t('safety.stop_recovery')}</Button>
      </ButtonForm>
    </section>
  )
}
