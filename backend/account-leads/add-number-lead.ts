import { createHash } from 'node:crypto'
import type { CompanyNumberRequest } from '~backend/companies/phone-routes'
import type { Db } from '~backend/platform/db/pool'
import type { NumberRequest } from '~backend/statements/phone/routes'
import { addAccountLead } from './add-lead'

/** Adds a request for the number of a statement, one for each person. The person gives no name by it. */
export async function addNumberLead(
  transaction: Db,
  { statementId, ownerId, userId, visitor }: NumberRequest,
): Promise<void> {
  await addAccountLead(transaction, {
    kind: 'number',
    source: toNumberSource(`${statementId}`, userId ?? visitor),
    ownerId,
    statementId,
    seeker: { userId, name: '' },
  })
}

/** Adds a request for the number of a company, an agent or a project, one for each person. */
export async function addCompanyNumberLead(
  transaction: Db,
  { owner, ownerId, projectId, userId, visitor }: CompanyNumberRequest,
): Promise<void> {
  await addAccountLead(transaction, {
    kind: 'number',
    source: toNumberSource(`${owner} ${projectId ?? ownerId}`, userId ?? visitor),
    ownerId,
    statementId: null,
    projectId,
    seeker: { userId, name: '' },
  })
}

/** Hashed, because the visitor need not be known. */
function toNumberSource(subject: string, person: number | string) {
  return { kind: 'number', id: createHash('sha256').update(`${subject} ${person}`).digest('hex') } as const
}
