import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/badge'
import type { OperatorUser } from '~/upstream/operator-users.server'

type BadgedUser = Pick<OperatorUser, 'type' | 'isOperator' | 'isBlocked' | 'awaitsConfirmation'>

export function UserBadges({ user }: { user: BadgedUser }) {
  const { t } = useTranslation(['desk', 'account'])
  return (
    <>
      <Badge tone="off">{t(`account:kinds.${user.type}`)}</Badge>
      {user.isOperator ? <Badge tone="info">{t('users.is_operator')}</Badge> : null}
      {user.awaitsConfirmation ? <Badge tone="warn">{t('users.is_unconfirmed')}</Badge> : null}
      {user.isBlocked ? <Badge tone="bad">{t('users.is_blocked')}</Badge> : null}
    </>
  )
}
