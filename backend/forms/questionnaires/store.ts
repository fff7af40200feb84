import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Answers } from '../answers'
import type { FormField, LocalizedText } from '../field'

export interface QuestionGroup {
  title: LocalizedText
  fields: FormField[]
}

export type Questionnaire = Row<'questionnaires', 'id'> & {
  subject: LocalizedText
  groups: QuestionGroup[]
  answers: Answers
  is_answered: boolean
}

const COLUMNS = 'id, subject, groups, answers, answered_at is not null as is_answered'

export async function findQuestionnaire(db: Db, id: string): Promise<Questionnaire | undefined> {
  const { rows } = await db.query<Questionnaire>(`select ${COLUMNS} from questionnaires where id = $1`, [id])
  return rows[0]
}

export async function lockQuestionnaire(db: Db, id: string): Promise<Questionnaire | undefined> {
  const { rows } = await db.query<Questionnaire>(
    `select ${COLUMNS} from questionnaires where id = $1 for update`,
    [id],
  )
  return rows[0]
}

export async function saveAnswers(
  db: Db,
  { id, answers, isFinal }: { id: string; answers: Answers; isFinal: boolean },
): Promise<void> {
  await db.query(
    'update questionnaires set answers = $2, answered_at = case when $3 then now() end where id = $1',
    [id, JSON.stringify(answers), isFinal],
  )
}

/** The id is the only credential, so it is sent only to the owner. */
export interface NewQuestionnaire {
  id?: string
  userId?: number | undefined
  subject: LocalizedText
  groups: readonly QuestionGroup[]
}

/** Adds nothing if the id exists; returns the id for its link. */
export async function addQuestionnaire(
  db: Db,
  { id, userId, subject, groups }: NewQuestionnaire,
): Promise<string> {
  const { rows } = await db.query<Row<'questionnaires', 'id'>>(
    `insert into questionnaires (id, user_id, subject, groups) values (coalesce($1, gen_random_uuid()), $2, $3, $4)
     on conflict (id) do update set id = excluded.id returning id`,
    [id ?? null, userId ?? null, JSON.stringify(subject), JSON.stringify(groups)],
  )
  return rows[0]?.id ?? ''
}
