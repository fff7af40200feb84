import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { nameLanguage } from '../../../i18n/name-language'
import { shortcut } from '../../criteria'
import { Logo, ownerAddress, Phone } from '../../owner'
import { WriteForm } from '../acts/write-form'
import type { StatementData } from './load.server'

/** Who offers it, of what kind, what else they offer, and their number for whoever asks. */
export function OwnerCard({ data }: { data: StatementData }) {
  const { t } = useTranslation(['details', 'statement'])
  const { language } = usePage()
  const { statement, phone } = data
  const { owner, ownerKind, ownerName } = statement
  const kind = ownerKind && t(`statement:owner_kinds.${ownerKind}`)
  const name = ownerName ?? kind ?? t('number', { id: statement.id })
  const count = owner.statementsCount
  const active = statement.life === 'active'
  const page = ownerAddress(ownerKind, owner, language)
  return (
    <div className="panel owner">
      <div className="row">
        <Logo name={name} picture={owner.logo} />
        <p>
          <b {...nameLanguage(name)}>{page ? <a href={page}>{name}</a> : name}</b>
          <br />
          <span className="mute sm">
            {ownerName && kind ? kind : null}
            {owner.id && count > 0 ? (
              <>
                {ownerName && kind ? ' · ' : null}
                <a href={page ?? shortcut({ lists: { users: [owner.id] } }, language)}>
                  {t('statements_of_owner', { count })}
                </a>
              </>
            ) : null}
          </span>
        </p>
      </div>
      {active && statement.maskedPhone ? (
        <Phone of={`statement/${statement.uuid}`} masked={statement.maskedPhone} shown={phone} main />
      ) : null}
      {active && !statement.isOwn ? <WriteForm {...data} /> : null}
    </div>
  )
}
