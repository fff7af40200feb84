import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'

/**
 * Makes an account an operator or removes it.
 * @returns the stored email of the account; undefined for an unknown account
 */
export async function setOperator(
  db: Db,
  email: string,
  { isOperator }: { isOperator: boolean },
): Promise<string | undefined> {
  const { rows } = await db.query<Row<'users', 'email'>>(
    'update users set is_operator = $2 where lower(email) = lower($1) and closed_at is null returning email',
    [email, isOperator],
  )
  return rows[0]?.email
}
