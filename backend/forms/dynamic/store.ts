import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Answers } from '../answers'
import type { FormField, LocalizedText } from '../field'

export type DynamicForm = Row<'dynamic_forms', 'id'> & {
  title: LocalizedText
  description: LocalizedText
  thanks: LocalizedText
  fields: FormField[]
  is_closed: boolean
}

export async function findDynamicForm(db: Db, id: number): Promise<DynamicForm | undefined> {
  const { rows } = await db.query<DynamicForm>(
    `select id, title, description, thanks, fields, coalesce(closed_at <= now(), false) as is_closed
     from dynamic_forms where id = $1`,
    [id],
  )
  return rows[0]
}

interface NewFormAnswers {
  formId: number
  userId: number | undefined
  answers: Answers
  key: string | null
}

/** Undefined when the key was used before. */
export async function addFormAnswers(
  db: Db,
  { formId, userId, answers, key }: NewFormAnswers,
): Promise<number | undefined> {
  const { rows } = await db.query<Row<'dynamic_form_answers', 'id'>>(
    `insert into dynamic_form_answers (form_id, user_id, answers, idempotency_key)
     values ($1, $2, $3, $4) on conflict (idempotency_key) do nothing returning id`,
    [formId, userId, JSON.stringify(answers), key],
  )
  return rows[0]?.id
}
