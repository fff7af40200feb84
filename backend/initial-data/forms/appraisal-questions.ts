import { z } from 'zod'
import { addQuestionnaire, type QuestionGroup } from '~backend/forms/questionnaires/add-questionnaire'
import type { Db } from '~backend/platform/db/pool'
import { LocalizedSchema } from '../localized-schema'
import table from './appraisal-questions.json'
import { FieldSchema } from './field-schema'

const { subject, groups } = z
  .strictObject({
    subject: LocalizedSchema,
    groups: z
      .array(z.strictObject({ title: LocalizedSchema, fields: z.array(FieldSchema).nonempty() }))
      .nonempty(),
  })
  .parse(table)

export const APPRAISAL_QUESTIONS: readonly QuestionGroup[] = groups

/** Adds the template of questionnaires. */
export async function addAppraisalQuestions(db: Db): Promise<void> {
  await addQuestionnaire(db, { isTemplate: true, subject, groups })
}
