import { useTranslation } from 'react-i18next'
import { ButtonForm } from '~/forms/button-form'
import { formatRecentTime } from '~/i18n/format-date-time'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'

export interface SignedInDevice {
  /** Session id; undefined if sessions cannot be ended one by one. */
  id: string | undefined
  isCurrent: boolean
  device: string | undefined
  createdAt: Date
  lastUsedAt: Date
}

/** Renders the devices as a section of a larger page. */
export function SignedInDevices({ sessions }: { sessions: SignedInDevice[] }) {
  const { t } = useTranslation('profile')
  return (
    <section className="stack">
      <h2>{t('safety.devices')}</h2>
      <DeviceList sessions={sessions} />
    </section>
  )
}

/** Renders the sessions of the account, with buttons that end another one or all but this. */
export function DeviceList({ sessions }: { sessions: SignedInDevice[] }) {
  const { t } = useTranslation('profile')
  const { language } = usePage()
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      <ul className="rows">
        {sessions.map(({ id, isCurrent, device, createdAt, lastUsedAt }) => (
          <li key={`${createdAt.toISOString()} ${device}`}>
            <div>
              <b>{device ?? t('safety.unknown_device')}</b>
              {isCurrent ? ` · ${t('safety.this_device')}` : ''}
              <p className="hint">
                {t('safety.since', { day: formatRecentTime(createdAt, language) })} ·{' '}
                {t('safety.last_used', { day: formatRecentTime(lastUsedAt, language) })}
              </p>
            </div>
            {isCurrent || id === undefined ? null : (
              <ButtonForm action="/do/end-other-sessions">
                <Button
                  size="small"
                  name="session"
                  value={id}
                  aria-label={t('safety.end_named', { device: device ?? t('safety.unknown_device') })}
                >
                  {t('safety.end')}
                </Button>
              </ButtonForm>
            )}
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <>
          <p>{t('safety.devices_text')}</p>
          <ButtonForm action="/do/end-other-sessions">
            <Button>{t('safety.end_others')}</Button>
          </ButtonForm>
        </>
      ) : (
        <p>{t('safety.only_this')}</p>
      )}
    </>
  )
}
