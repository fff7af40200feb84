import { Router } from 'express'
import type pg from 'pg'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { type Page, toPage, toPaginationJson } from '~backend/platform/http/pagination'
import type { ActSubject } from '~contract/desk'
import { operatorActEndpoints } from '~contract/endpoints/desk-leads'

/** Log of operators' acts. */
export function operatorActRoutes(pool: pg.Pool): Router {
  return mountEndpoint(Router(), operatorActEndpoints.log, async ({ query }) => {
    const [{ subject }, page] = [query, toPage(query)]
    const [rows, total] = await Promise.all([listActs(pool, subject, page), countActs(pool, subject)])
    return {
      data: rows.map(({ before, after, ...row }) => ({ ...row, changes: listChanges(before, after) })),
      ...toPaginationJson(page, rows.length, total),
    }
  })
}

type ActRow = Row<'operator_acts', 'id' | 'subject' | 'subject_id' | 'act' | 'text'> & {
  created_at: string
  operator: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

async function listActs(db: Db, subject: ActSubject | undefined, { page, perPage }: Page): Promise<ActRow[]> {
  const { rows } = await db.query<ActRow>(
    `select a.id, a.subject, a.subject_id, a.act, a.text, a.before, a.after,
       ${toGeorgianTimeSql('a.created_at')} as created_at, coalesce(${userNameSql('u')}, '') as operator
     from operator_acts a left join users u on u.id = a.operator_id
     where $1::text is null or a.subject = $1 order by a.id desc limit $2 offset $3`,
    [subject ?? null, perPage, (page - 1) * perPage],
  )
  return rows
}

async function countActs(db: Db, subject: ActSubject | undefined): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    'select count(*) as total from operator_acts where $1::text is null or subject = $1',
    [subject ?? null],
  )
  return rows[0]?.total ?? 0
}

/** Maximum length of a logged value; whole texts are shown where they are edited. */
const MAX_VALUE_LENGTH = 300

type Logged = Readonly<Record<string, unknown>>

/** Lists the values that an act changed; for a removal, those that it deleted. */
export function listChanges(before: Logged, after: Logged) {
  const names = Object.keys(after).length > 0 ? Object.keys(after) : Object.keys(before)
  return names
    .map((name) => ({ name, before: toText(before[name]), after: toText(after[name]) }))
    .filter((change) => change.before !== change.after)
    .map(({ name, ...values }) => ({ name, before: cut(values.before), after: cut(values.after) }))
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const cut = (text: string) =>
  text.length > MAX_VALUE_LENGTH ? `${[...text].slice(0, MAX_VALUE_LENGTH).join('')}…` : text
