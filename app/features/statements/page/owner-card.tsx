import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { Avatar } from '../../../ui/avatar'
import { Button, ButtonLink } from '../../../ui/button'
import { shortcut } from '../../criteria'
import { WriteForm } from '../acts/write-form'
import type { StatementData } from './load.server'

/** Who offers it, of what kind, what else they offer, and their number for whoever asks. */
export function OwnerCard({ data }: { data: StatementData }) {
  const { t } = useTranslation('statement')
  const { language } = usePage()
  const { statement, phone } = data
  const { owner, ownerKind, ownerName } = statement
  const kind = ownerKind && t(`owner_kinds.${ownerKind}`)
  const name = ownerName ?? kind ?? t('number', { id: statement.id })
  const count = owner.statementsCount
  const active = statement.life === 'active'
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
      {active && statement.maskedPhone ? (
        <Phone uuid={statement.uuid} masked={statement.maskedPhone} phone={phone} />
      ) : null}
      {active && !statement.isOwn ? <WriteForm {...data} /> : null}
    </div>
  )
}

interface PhoneProps {
  uuid: string
  /** Enough of the number to see that there is one. */
  masked: string
  /** The owner's number, when it was just asked for. */
  phone: string | undefined
}

function Phone({ uuid, masked, phone }: PhoneProps) {
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
      <input type="hidden" name="statement_uuid" value={uuid} />
      <input type="hidden" name="return_to" value={shell.here} />
      <Button variant="main" wide icon="phone">
        {t('show_phone')} <small>{inThrees(masked)}</small>
      </Button>
    </form>
  )
}

/** Georgian numbers are read in groups of three. */
function inThrees(number: string): string {
  return number.replace(/\s/g, '').replace(/(\d{3})(?=\d)/g, '$1\u00a0')
}
