import { addNotification } from '~backend/notifications/add-notification'
import { formatNotification } from '~backend/notifications/texts'
import type { Db } from '~backend/platform/db/pool'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { toReaderName } from '~contract/values/reader-name'

interface HandedOver {
  leadId: number
  actId: number
  operatorId: number | null
  colleagueId: number
}

/** Notifies an operator of a lead that another one handed over. */
export async function notifyColleague(
  transaction: Db,
  { leadId, actId, operatorId, colleagueId }: HandedOver,
): Promise<void> {
  const { rows } = await transaction.query<{ name: string }>(
    `select ${userNameSql('u')} as name from users u where u.id = $1`,
    [operatorId],
  )
  const name = rows[0]?.name ?? ''
  await addNotification(transaction, {
    userId: colleagueId,
    kind: NOTIFICATION_KIND.general,
    details: {
      ...formatNotification('lead_handed_over', (locale) => toReaderName(name, locale)),
      url: `/desk/leads/${leadId}`,
    },
    cause: `operator_act:${actId}`,
  })
}
