import { useTranslation } from 'react-i18next'
import { searchShortcutUrl } from '~/features/search-filters'
import { OwnerLogo, ownerHref, RevealPhone } from '~/features/statement-owner'
import { usePage } from '~/page/use-page'
import { toReaderName } from '~contract/values/reader-name'
import { MessageForm } from '../actions/message-form'
import type { StatementData } from './loader.server'

export function OwnerCard({ data }: { data: StatementData }) {
  const { t } = useTranslation(['statement-page', 'statement'])
  const { language } = usePage()
  const { statement, phones } = data
  const { owner, ownerKind, ownerName } = statement
  const kind = ownerKind && t(`statement:owner_kinds.${ownerKind}`)
  const name = (ownerName && toReaderName(ownerName, language)) ?? kind ?? t('number', { id: statement.id })
  const count = owner.statementsCount
  const active = statement.status === 'active'
  const page = ownerHref(ownerKind, owner, language)
  return (
    <div className="panel owner">
      <div className="row">
        <OwnerLogo name={name} picture={owner.logo} isPerson={!page} />
        <p>
          <b>{page ? <a href={page}>{name}</a> : name}</b>
          <br />
          <span className="mute sm">
            {ownerName && kind ? kind : null}
            {statement.isOwnerUnconfirmed ? ` · ${t('statement:owner_unconfirmed')}` : null}
            {owner.id && count > 0 ? (
              <>
                {ownerName && kind ? ' · ' : null}
                <a href={page ?? searchShortcutUrl({ lists: { users: [owner.id] } }, language)}>
                  {t('statements_of_owner', { count })}
                </a>
              </>
            ) : null}
          </span>
        </p>
      </div>
      {active && statement.maskedPhone ? (
        <RevealPhone
          subject={`statement/${statement.uuid}`}
          maskedPhone={statement.maskedPhone}
          revealed={phones}
          isPrimary
        />
      ) : null}
      {active && !statement.isOwn ? (
        <MessageForm recipient={toRecipient(ownerKind)} sender={data.sender} />
      ) : null}
    </div>
  )
}

function toRecipient(kind: StatementData['statement']['ownerKind']) {
  if (kind === 'agent') return 'agent'
  return kind === undefined || kind === 'physical' ? 'owner' : 'company'
}
