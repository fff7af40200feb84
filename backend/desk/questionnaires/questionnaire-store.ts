import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { Page } from '~backend/platform/http/pagination'
import type { Locale } from '~backend/platform/localized-text'
import type { QuestionnaireList } from '~contract/desk'

export type QuestionnaireRow = Row<
  'questionnaires',
  'id' | 'user_id' | 'is_template' | 'subject_ka' | 'subject_en' | 'subject_ru'
> & {
  person: string | null
  created_at: string
  is_begun: boolean
  answered_at: string | null
}

const COLUMNS = `q.id, q.user_id, q.is_template, q.subject_ka, q.subject_en, q.subject_ru,
  ${userNameSql('u')} as person, ${toGeorgianTimeSql('q.created_at')} as created_at,
  q.answers <> '{}' and q.answered_at is null as is_begun, ${toGeorgianTimeSql('q.answered_at')} as answered_at`

const IS_IN_LIST = `case $1::text
  when 'templates' then q.is_template
  when 'answered' then q.answered_at is not null
  else not q.is_template and q.answered_at is null end`

/** Lists questionnaires, latest first. */
export async function listQuestionnaires(
  db: Db,
  list: QuestionnaireList,
  { page, perPage }: Page,
): Promise<QuestionnaireRow[]> {
  const { rows } = await db.query<QuestionnaireRow>(
    `select ${COLUMNS} from questionnaires q left join users u on u.id = q.user_id
     where ${IS_IN_LIST} order by coalesce(q.answered_at, q.created_at) desc, q.id desc limit $2 offset $3`,
    [list, perPage, (page - 1) * perPage],
  )
  return rows
}

export async function countByList(db: Db): Promise<Record<QuestionnaireList, number>> {
  const { rows } = await db.query<Record<QuestionnaireList, number>>(
    `select count(*) filter (where not is_template and answered_at is null) as open,
       count(*) filter (where answered_at is not null) as answered,
       count(*) filter (where is_template) as templates
     from questionnaires`,
  )
  return rows[0] ?? { open: 0, answered: 0, templates: 0 }
}

export async function listTemplates(db: Db, locale: Locale): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.query<{ id: number; name: string }>(
    `select id, subject_${locale} as name from questionnaires where is_template order by id`,
  )
  return rows
}

export type QuestionnaireDetailsRow = QuestionnaireRow &
  Row<'questionnaires', 'token'> & { answers: Record<string, string> }

/** Finds a questionnaire. Drafts of answers are visible only to the recipient. */
export async function findQuestionnaireDetails(
  db: Db,
  id: number,
): Promise<QuestionnaireDetailsRow | undefined> {
  const { rows } = await db.query<QuestionnaireDetailsRow>(
    `select ${COLUMNS}, q.token, case when q.answered_at is null then '{}' else q.answers end as answers
     from questionnaires q left join users u on u.id = q.user_id where q.id = $1`,
    [id],
  )
  return rows[0]
}
