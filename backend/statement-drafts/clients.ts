import type { Db } from '~backend/platform/db/pool'
import { CLIENT_FIELDS, CLIENT_OWNERS, type DraftValues } from '~contract/statement-drafts'
import type { DraftRow } from './store'

/** Saves the client of a statement, replacing the previous one. */
export async function saveClient(
  transaction: Db,
  statementId: number,
  { content }: Pick<DraftRow, 'content'>,
): Promise<void> {
  await transaction.query('delete from statement_clients where statement_id = $1', [statementId])
  if (!CLIENT_FIELDS.some((field) => content[field])) return
  await transaction.query(
    `insert into statement_clients (statement_id, name, phone_number, note)
     select s.id, $2, $3, $4 from statements s join users u on u.id = s.user_id
     where s.id = $1 and u.type = any($5::text[])`,
    [
      statementId,
      content.client_name ?? '',
      content.client_phone || null,
      content.client_note ?? '',
      CLIENT_OWNERS,
    ],
  )
}

/** Removes the client's fields for readers other than the owner. */
export function omitClient(values: DraftValues): DraftValues {
  const fields: readonly string[] = CLIENT_FIELDS
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))
}
