import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { formatFormOptions } from '~contract/form-fields'
import type { FormField, LocalizedText } from '../field'
import type { QuestionGroup } from './store'

export type { QuestionGroup }

export interface NewQuestionnaire {
  userId?: number | undefined
  isTemplate?: boolean
  subject: LocalizedText
  groups?: readonly QuestionGroup[]
}

export type AddedQuestionnaire = Row<'questionnaires', 'id' | 'token'>

/** Gap between positions, so that questions can be inserted. */
const STEP = 10

export async function addQuestionnaire(
  db: Db,
  { userId, isTemplate = false, subject: { ka, en, ru }, groups = [] }: NewQuestionnaire,
): Promise<AddedQuestionnaire> {
  const { rows } = await db.query<AddedQuestionnaire>(
    `insert into questionnaires (user_id, is_template, subject_ka, subject_en, subject_ru)
     values ($1, $2, $3, $4, $5) returning id, token`,
    [userId ?? null, isTemplate, ka, en, ru],
  )
  const [added] = rows
  if (!added) throw new Error('no questionnaire was added')
  const questions = groups.flatMap(({ title, fields }) => [{ title, type: 'heading' as const }, ...fields])
  for (const [at, question] of questions.entries()) await addQuestion(db, added.id, (at + 1) * STEP, question)
  return added
}

export async function copyQuestions(db: Db, fromId: number, toId: number): Promise<void> {
  await db.query(
    `insert into questions (questionnaire_id, position, key, type, title_ka, title_en, title_ru, placeholder_ka,
       placeholder_en, placeholder_ru, is_required, rules, options)
     select $2, position, key, type, title_ka, title_en, title_ru, placeholder_ka, placeholder_en, placeholder_ru,
       is_required, rules, options
     from questions where questionnaire_id = $1 order by position, id`,
    [fromId, toId],
  )
}

type NewQuestion = FormField | { title: LocalizedText; type: 'heading' }

async function addQuestion(db: Db, questionnaireId: number, position: number, question: NewQuestion) {
  const { type, title } = question
  const field = type === 'heading' ? undefined : question
  await db.query(
    `insert into questions (questionnaire_id, position, key, type, title_ka, title_en, title_ru, placeholder_ka,
       placeholder_en, placeholder_ru, is_required, rules, options)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      questionnaireId,
      position,
      field?.name ?? null,
      type,
      title.ka,
      title.en,
      title.ru,
      field?.placeholder?.ka ?? '',
      field?.placeholder?.en ?? '',
      field?.placeholder?.ru ?? '',
      field?.required ?? false,
      field?.rules ?? '',
      formatFormOptions(field?.options ?? []),
    ],
  )
}
