import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { formatArea, MiniPhoto, PriceLine, statementUrl } from '~/features/statements'
import { formatDay } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { ButtonLink } from '~/ui/button'
import { joinFacts } from '~/ui/join-facts'
import { UserText } from '~/ui/user-text'
import type { SearchRequest } from '~/upstream/broker-requests.server'
import type { StatementCard } from '~/upstream/statements.server'
import { formatPhone, toPhoneHref } from '~contract/values/phone'
import { toReaderName } from '~contract/values/reader-name'
import type { BrokerRequestsData } from './loader.server'
import { requestNumberUrl } from './urls'
import { useDescribeSearchRequest } from './use-describe-search-request'

interface SearchRequestRowProps {
  client: SearchRequest
  /** Statements of the user that match the request; empty in the list of clients. */
  statements: readonly StatementCard[]
  data: BrokerRequestsData
  currentUrl: string
}

/** Renders the search request, the statements that match it, and the contact. */
export function SearchRequestRow({ client, statements, data, currentUrl }: SearchRequestRowProps) {
  const { t } = useTranslation('broker-requests')
  const { t: statementT } = useTranslation('statement')
  const { language } = usePage()
  const { title, facts } = useDescribeSearchRequest(data)(client)
  return (
    // The page scrolls to the id after the number was requested.
    <li id={`client-${client.id}`}>
      <div className="request-text">
        <h2>{title}</h2>
        <p>{joinFacts(facts)}</p>
        {client.comment ? <UserText className="pre mute sm">{client.comment}</UserText> : null}
        <p className="mute sm">{t('requested_on', { day: formatDay(client.createdAt, language) })}</p>
      </div>
      {statements.length > 0 ? (
        <div className="stack">
          {statements.map((statement) => (
            <div className="matching-statement" key={statement.id}>
              <MiniPhoto photo={statement.photo} />
              <div>
                <p>
                  <a href={statementUrl(statement, language)}>{statement.title}</a>
                </p>
                <PriceLine statement={statement} />
                <p className="mute sm">{formatArea(statement, statementT, language)}</p>
              </div>
            </div>
          ))}
        </div>
      ) : null}
      <Contact
        client={client}
        price={data.numberPrice}
        requestNumberHref={requestNumberUrl(currentUrl, client.id)}
      />
    </li>
  )
}

function Contact({
  client,
  price,
  requestNumberHref,
}: {
  client: SearchRequest
  price: number
  requestNumberHref: string
}) {
  const { t } = useTranslation('broker-requests')
  const { language } = usePage()
  const { contact, offer } = client
  if (contact)
    return (
      <p className="contact">
        <b>{toReaderName(contact.name ?? '', language)}</b>{' '}
        <a className="nowrap" href={toPhoneHref(contact.phone)}>
          {formatPhone(contact.phone)}
        </a>
      </p>
    )
  if (offer === 'given') return <p className="contact mute sm">{t('client_gone')}</p>
  if (offer === 'waiting' || offer === 'declined')
    return (
      <p className="contact">
        <Badge tone={offer === 'waiting' ? 'info' : 'off'}>{t(`number_request_states.${offer}`)}</Badge>
      </p>
    )
  return (
    <p className="contact">
      <ButtonLink size="small" icon="phone" href={requestNumberHref} rel="nofollow">
        {t('request_number', { price: formatLari(price, language) })}
      </ButtonLink>
    </p>
  )
}
