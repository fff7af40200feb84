import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { UserText } from '~/ui/user-text'
import type { OwnStatement } from '~/upstream/own-statements.server'
import { formatPhone, toPhoneHref } from '~contract/values/phone'
import { toReaderName } from '~contract/values/reader-name'

/** Renders the client of a broker's statement, shown only to the broker. */
export function ClientLine({ statement: { client } }: { statement: Pick<OwnStatement, 'client'> }) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  if (!client) return null
  return (
    <>
      <p className="sm">
        <span className="mute">{t('client')}</span> {toReaderName(client.name, language)}{' '}
        {client.phone ? (
          <a className="nowrap" href={toPhoneHref(client.phone)}>
            {formatPhone(client.phone)}
          </a>
        ) : null}
      </p>
      {client.note ? <UserText className="pre sm mute">{client.note}</UserText> : null}
    </>
  )
}
