import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Answers } from '../answers'
import type { FormField, LocalizedText } from '../field'
import { listGroups } from './questions'

export interface QuestionGroup {
  title: LocalizedText
  fields: FormField[]
}

export interface Questionnaire {
  id: number
  token: string
  subject: LocalizedText
  groups: QuestionGroup[]
  answers: Answers
  is_answered: boolean
}

type QuestionnaireRow = Row<'questionnaires', 'id' | 'token' | 'subject_ka' | 'subject_en' | 'subject_ru'> & {
  answers: Answers
  is_answered: boolean
}

const COLUMNS =
  'id, token, subject_ka, subject_en, subject_ru, answers, answered_at is not null as is_answered'

/**
 * Finds a questionnaire by its token, the only credential.
 * @returns undefined for a template and for a questionnaire without questions
 */
export async function findQuestionnaire(db: Db, token: string): Promise<Questionnaire | undefined> {
  const { rows } = await db.query<QuestionnaireRow>(
    `select ${COLUMNS} from questionnaires where token = $1 and not is_template`,
    [token],
  )
  return rows[0] && withGroups(db, rows[0])
}

export async function lockQuestionnaire(db: Db, token: string): Promise<Questionnaire | undefined> {
  const { rows } = await db.query<QuestionnaireRow>(
    `select ${COLUMNS} from questionnaires where token = $1 and not is_template for update`,
    [token],
  )
  return rows[0] && withGroups(db, rows[0])
}

async function withGroups(db: Db, row: QuestionnaireRow): Promise<Questionnaire | undefined> {
  const { id, token, answers, is_answered } = row
  const subject = { ka: row.subject_ka, en: row.subject_en, ru: row.subject_ru }
  const listed = (await listGroups(db, id, subject)).filter(({ questions }) => questions.length > 0)
  const groups = listed.map(({ title, questions }) => ({
    title,
    fields: questions.map(({ field }) => field),
  }))
  return groups.length > 0 ? { id, token, subject, groups, answers, is_answered } : undefined
}

export async function saveAnswers(
  db: Db,
  { id, answers, isFinal }: { id: number; answers: Answers; isFinal: boolean },
): Promise<void> {
  await db.query(
    'update questionnaires set answers = $2, answered_at = case when $3 then now() end where id = $1',
    [id, JSON.stringify(answers), isFinal],
  )
}
