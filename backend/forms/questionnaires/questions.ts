import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { FormField, LocalizedText } from '../field'
import { type FieldTexts, toField } from '../field-row'

type QuestionRef = { id: number; position: number }

export interface ListedGroup {
  title: LocalizedText
  /** Heading of the group; undefined for questions before the first heading. */
  heading: QuestionRef | undefined
  questions: (QuestionRef & { field: FormField })[]
}

type QuestionRow = Row<'questions', 'id' | 'position' | 'key' | 'type' | keyof FieldTexts>

/** Groups questions by heading. The group before the first heading has the questionnaire's title. */
export async function listGroups(
  db: Db,
  questionnaireId: number,
  subject: LocalizedText,
): Promise<ListedGroup[]> {
  const { rows } = await db.query<QuestionRow>(
    `select id, position, key, type, title_ka, title_en, title_ru, placeholder_ka, placeholder_en, placeholder_ru,
       is_required, rules, options
     from questions where questionnaire_id = $1 order by position, id`,
    [questionnaireId],
  )
  const groups: ListedGroup[] = []
  for (const { id, position, key, type, ...row } of rows) {
    if (type === 'heading') {
      const title = { ka: row.title_ka, en: row.title_en, ru: row.title_ru }
      groups.push({ title, heading: { id, position }, questions: [] })
      continue
    }
    if (groups.length === 0) groups.push({ title: subject, heading: undefined, questions: [] })
    groups.at(-1)?.questions.push({ id, position, field: toField({ ...row, key: key ?? '', type }) })
  }
  return groups
}
