import { useTranslation } from 'react-i18next'
import { searchShortcutUrl } from '~/features/search-filters'
import { OwnerLogo, ownerHref, RevealPhone } from '~/features/statement-owner'
import { getLangAttribute } from '~/i18n/lang-attribute'
import { usePage } from '~/page/use-page'
import { MessageForm } from '../actions/message-form'
import type { StatementData } from './loader.server'

export function OwnerCard({ data }: { data: StatementData }) {
  const { t } = useTranslation(['statement-page', 'statement'])
  const { language } = usePage()
  const { statement, phone } = data
  const { owner, ownerKind, ownerName } = statement
  const kind = ownerKind && t(`statement:owner_kinds.${ownerKind}`)
  const name = ownerName ?? kind ?? t('number', { id: statement.id })
  const count = owner.statementsCount
  const active = statement.life === 'active'
  const page = ownerHref(ownerKind, owner, language)
  return (
    <div className="panel owner">
      <div className="row">
        <OwnerLogo name={name} picture={owner.logo} />
        <p>
          <b {...getLangAttribute(name)}>{page ? <a href={page}>{name}</a> : name}</b>
          <br />
          <span className="mute sm">
            {ownerName && kind ? kind : null}
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
          revealed={phone}
          isPrimary
        />
      ) : null}
      {active && !statement.isOwn ? <MessageForm sender={data.sender} /> : null}
    </div>
  )
}
