import { findRowOfKey, toSubjectId } from '~backend/desk/tables/change-row'
import type { LocalizedText } from '~backend/forms/field'
import { addQuestionnaire, copyQuestions } from '~backend/forms/questionnaires/add-questionnaire'
import { addOperatorAct } from '~backend/platform/auth/operator-acts'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { invalidField } from '~backend/platform/http/errors'

interface WantedQuestionnaire {
  /** Email of the recipient's account; empty for a template. */
  email: string
  /** Template whose questions are copied; null for none. */
  templateId: number | null
  subject: LocalizedText
  operatorId: number
  idempotencyKey: string | null
}

/**
 * Creates a questionnaire once per key.
 * @throws ApiError 409 for another act's key, 422 for an unknown email or template
 */
export async function createQuestionnaire(transaction: Db, wanted: WantedQuestionnaire): Promise<number> {
  const { email, templateId, subject, operatorId, idempotencyKey } = wanted
  const known = idempotencyKey && (await findRowOfKey(transaction, 'questionnaires', idempotencyKey))
  if (known) return known
  const userId = email ? await findPerson(transaction, email) : undefined
  if (templateId !== null) await requireTemplate(transaction, templateId)
  const { id } = await addQuestionnaire(transaction, { userId, isTemplate: !email, subject })
  if (templateId !== null) await copyQuestions(transaction, templateId, id)
  const { ka, en, ru } = subject
  await addOperatorAct(transaction, {
    operatorId,
    subject: 'table_row',
    subjectId: toSubjectId('questionnaires', id),
    act: 'add',
    before: {},
    after: {
      subject_ka: ka,
      subject_en: en,
      subject_ru: ru,
      ...(userId && { user_id: userId }),
      ...(templateId && { template_id: templateId }),
    },
    idempotencyKey,
  })
  return id
}

async function findPerson(transaction: Db, email: string): Promise<number> {
  const { rows } = await transaction.query<Row<'users', 'id'>>(
    'select id from users where lower(email) = lower($1) and closed_at is null for key share',
    [email],
  )
  if (!rows[0]) throw invalidField('email', 'is of no account')
  return rows[0].id
}

async function requireTemplate(transaction: Db, id: number): Promise<void> {
  const { rowCount } = await transaction.query(
    'select from questionnaires where id = $1 and is_template for share',
    [id],
  )
  if (rowCount !== 1) throw invalidField('template_id', 'is of no template')
}
