import type { LoggedAct } from '~/upstream/operator-acts.server'
import { parseDeskTableName } from '~contract/desk-tables/tables'
import { orderPath } from '../orders/urls'
import { deskPaymentPath } from '../payments/urls'
import { questionnairePath } from '../questionnaires/urls'
import { reportedStatementPath } from '../statements/urls'
import { rowPath } from '../tables/urls'
import { leadPath } from '../urls'
import { userPath } from '../users/urls'

/** Returns the path of an act's subject; undefined if it no longer exists. */
export function getSubjectPath({
  subject,
  subjectId,
  act,
}: Pick<LoggedAct, 'subject' | 'subjectId' | 'act'>): string | undefined {
  const id = Number(subjectId)
  switch (subject) {
    case 'lead':
      return leadPath(id)
    case 'service_order':
      return orderPath(id)
    case 'payment':
      return deskPaymentPath(id)
    case 'user':
      return userPath(id)
    case 'statement':
      return reportedStatementPath(id)
    case 'table_row': {
      const [name, row] = subjectId.split('/')
      const table = parseDeskTableName(name)
      if (!table || act === 'remove') return undefined
      return table === 'questionnaires' ? questionnairePath(Number(row)) : rowPath(table, Number(row))
    }
    default:
      return undefined
  }
}
