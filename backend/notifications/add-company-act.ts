import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { NOTIFICATION_KIND } from '~contract/notifications'
import type { CompanyActName } from '~contract/statements'
import { toReaderName } from '~contract/values/reader-name'
import { addNotification } from './add-notification'
import { formatNotification } from './texts'

interface CompanyAct {
  act: CompanyActName
  statementId: number
  companyId: number
  /** Owner of the statement before the act. */
  ownerId: number
  newOwnerId?: number
}

/** Logs what a company did with a statement of an agent, and notifies the agents concerned. */
export async function addCompanyAct(
  transaction: Db,
  { act, statementId, companyId, ownerId, newOwnerId }: CompanyAct,
): Promise<void> {
  const { rows } = await transaction.query<Row<'company_acts', 'id'> & { company: string }>(
    `insert into company_acts (statement_id, company_id, owner_id, act, new_owner_id) values ($1, $2, $3, $4, $5)
     returning id, (select ${userNameSql('u')} from users u where u.id = $2) as company`,
    [statementId, companyId, ownerId, act, newOwnerId ?? null],
  )
  const [{ id, company } = { id: 0, company: '' }] = rows
  for (const userId of [ownerId, newOwnerId]) {
    if (userId === undefined || userId === companyId) continue
    const text = userId === newOwnerId ? 'statement_received' : (`statement_${act}` as const)
    await addNotification(transaction, {
      userId,
      kind: NOTIFICATION_KIND.general,
      senderId: companyId,
      statementId,
      cause: `company_act:${id}`,
      details: {
        ...formatNotification(text, (locale) => toReaderName(company, locale)),
        // The former agent can no longer open the statistics.
        ...((act !== 'reassigned' || userId === newOwnerId) && {
          url: `/account/statements/${statementId}/statistics`,
        }),
      },
    })
  }
}
