import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { Avatar } from '../../ui/avatar'
import type { Statement } from '../../upstream/statements.server'
import { shortcut } from '../search/search-address'

/** Who offers it, of what kind, and what else they offer. */
export function OwnerCard({ statement: { owner, ownerKind, ownerName } }: { statement: Statement }) {
  const { t } = useTranslation('statement')
  const { language } = usePage()
  const kind = ownerKind && t(`owner_kinds.${ownerKind}`)
  const name = ownerName ?? kind
  if (!name) return null
  const count = owner.statementsCount
  return (
    <div className="panel owner">
      <div className="row">
        <Avatar name={name} />
        <p>
          <b>{name}</b>
          <br />
          <span className="mute sm">
            {ownerName && kind ? kind : null}
            {owner.id && count > 0 ? (
              <>
                {ownerName && kind ? ' · ' : null}
                <a href={shortcut({ lists: { users: [owner.id] } }, language)}>
                  {t('statements_of_owner', { count })}
                </a>
              </>
            ) : null}
          </span>
        </p>
      </div>
    </div>
  )
}
