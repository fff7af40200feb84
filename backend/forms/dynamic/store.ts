import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Answers } from '../answers'
import type { FormField, LocalizedText } from '../field'
import { type FieldTexts, toField } from '../field-row'

export type DynamicForm = Row<'dynamic_forms', 'id' | 'is_open'> & {
  title: LocalizedText
  description: LocalizedText
  thanks: LocalizedText
  fields: FormField[]
}

export async function findDynamicForm(db: Db, id: number): Promise<DynamicForm | undefined> {
  const { rows: forms } = await db.query<Row<'dynamic_forms'>>(
    `select id, is_open, title_ka, title_en, title_ru, description_ka, description_en, description_ru,
       thanks_ka, thanks_en, thanks_ru
     from dynamic_forms where id = $1`,
    [id],
  )
  const [form] = forms
  if (!form) return undefined
  const { rows: fields } = await db.query<Row<'form_fields', 'key' | 'type' | keyof FieldTexts>>(
    `select key, type, title_ka, title_en, title_ru, placeholder_ka, placeholder_en, placeholder_ru, is_required,
       rules, options
     from form_fields where form_id = $1 order by position, id`,
    [id],
  )
  return {
    id: form.id,
    is_open: form.is_open,
    title: { ka: form.title_ka, en: form.title_en, ru: form.title_ru },
    description: { ka: form.description_ka, en: form.description_en, ru: form.description_ru },
    thanks: { ka: form.thanks_ka, en: form.thanks_en, ru: form.thanks_ru },
    fields: fields.map(toField),
  }
}

interface NewFormAnswers {
  formId: number
  userId: number | undefined
  answers: Answers
  key: string | null
}

/** Saves answers. Returns undefined if the key was used before. */
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
