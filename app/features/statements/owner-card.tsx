import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { Avatar } from '../../ui/avatar'
import { Button, ButtonLink } from '../../ui/button'
import type { Statement } from '../../upstream/statements.server'
import { shortcut } from '../criteria'

interface OwnerCardProps {
  statement: Statement
  /** The owner's number, when it was just asked for. */
  phone: string | undefined
}

/** Who offers it, of what kind, what else they offer, and their number for whoever asks. */
export function OwnerCard({ statement, phone }: OwnerCardProps) {
  const { t } = useTranslation('statement')
  const { language } = usePage()
  const { owner, ownerKind, ownerName } = statement
  const kind = ownerKind && t(`owner_kinds.${ownerKind}`)
  const name = ownerName ?? kind ?? t('number', { id: statement.id })
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
      {statement.isActive && statement.maskedPhone ? <Phone statement={statement} phone={phone} /> : null}
    </div>
  )
}

function Phone({ statement, phone }: OwnerCardProps) {
  const { t } = useTranslation('statement')
  const { shell } = usePage()
  if (phone)
    return (
      <ButtonLink
        id="phone"
        variant="main"
        wide
        icon="phone"
        href={`tel:+995${phone.replace(/^\+?995|\D/g, '')}`}
      >
        {t('call', { number: inThrees(phone) })}
      </ButtonLink>
    )
  return (
    <form id="phone" method="post" action="/do/phone">
      <input type="hidden" name="statement_uuid" value={statement.uuid} />
      <input type="hidden" name="return_to" value={shell.here} />
      <Button variant="main" wide icon="phone">
        {t('show_phone')}
      </Button>
    </form>
  )
}

/** Georgian numbers are read in groups of three. */
function inThrees(number: string): string {
  return number.replace(/\s/g, '').replace(/(\d{3})(?=\d)/g, '$1\u00a0')
}
