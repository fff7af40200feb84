import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { formatDay } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { joinFacts } from '~/ui/join-facts'
import { UserText } from '~/ui/user-text'
import { formatPhone, toPhoneHref } from '~contract/values/phone'
import { toReaderName } from '~contract/values/reader-name'
import type { Match } from './load-match.server'
import { useDescribeSearchRequest } from './use-describe-search-request'

/** Renders the search request of a match, with the contact details of the seeker or their price. */
export function MatchSummary({ match }: { match: Match }) {
  const { t } = useTranslation('broker-requests')
  const { language } = usePage()
  const { client } = match
  const { title, facts } = useDescribeSearchRequest(match)(client)
  return (
    <section className="panel stack" aria-label={t('match.title')}>
      <div>
        <h2>{title}</h2>
        <p>{joinFacts(facts)}</p>
        {client.comment ? <UserText className="pre mute sm">{client.comment}</UserText> : null}
        <p className="mute sm">{t('requested_on', { day: formatDay(client.createdAt, language) })}</p>
      </div>
      <Contact match={match} />
    </section>
  )
}

function Contact({ match: { client, numberPrice } }: { match: Match }) {
  const { t } = useTranslation('broker-requests')
  const { language } = usePage()
  const { contact, offer } = client
  if (contact)
    return (
      <p>
        <b>{toReaderName(contact.name ?? '', language)}</b> ·{' '}
        <a className="nowrap" href={toPhoneHref(contact.phone)}>
          {formatPhone(contact.phone)}
        </a>
      </p>
    )
  if (offer === 'given') return <p>{t('client_gone')}</p>
  if (offer === 'declined') return <p>{t('match.declined')}</p>
  if (offer === 'waiting') return <p>{t('match.waiting')}</p>
  return <p>{t('match.price', { price: formatLari(numberPrice, language) })}</p>
}
