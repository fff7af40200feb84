import { Router } from 'express'
import { requireOperator } from '~backend/platform/auth/require-operator'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { notFound } from '~backend/platform/http/errors'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getPathId } from '~backend/platform/http/path-id'

type UnconfirmedCompany = Row<
  'users',
  'id' | 'type' | 'display_name' | 'company_code' | 'email' | 'phone_number'
>

/** `/operator/companies`: an operator compares what has registered with the public registry, and confirms it. */
export function operatorCompanyRoutes(db: Db): Router {
  return Router()
    .use(requireOperator(db, 'Company'))
    .get(
      '/',
      jsonHandler(async () => {
        const { rows } = await db.query<UnconfirmedCompany>(
          `select id, type, display_name, company_code, email, phone_number from users
           where awaits_confirmation order by id`,
        )
        return rows
      }),
    )
    .post(
      '/:id/confirm',
      jsonHandler(async (request) => {
        const { rowCount } = await db.query(
          'update users set awaits_confirmation = false where id = $1 and awaits_confirmation',
          [getPathId(request)],
        )
        if (rowCount === 0) throw notFound('Company')
        return []
      }),
    )
}
