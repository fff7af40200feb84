import { z } from 'zod'
import type { FormField } from '~backend/forms/field'
import type { Db } from '~backend/platform/db/pool'
import { formatFormOptions } from '~contract/form-fields'
import { LocalizedSchema } from '../localized-schema'
import { FieldSchema } from './field-schema'
import table from './forms.json'

export const FORMS = z
  .array(
    z.strictObject({
      id: z.int().positive(),
      title: LocalizedSchema,
      description: LocalizedSchema,
      thanks: LocalizedSchema,
      fields: z.array(FieldSchema).nonempty(),
      isClosed: z.literal(true).optional(),
    }),
  )
  .parse(table)

export async function addForms(db: Db): Promise<void> {
  for (const form of FORMS) {
    const { id, title, description, thanks, fields, isClosed = false } = form
    const { rowCount } = await db.query(
      `insert into dynamic_forms (id, title_ka, title_en, title_ru, description_ka, description_en, description_ru,
         thanks_ka, thanks_en, thanks_ru, is_open) overriding system value
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (id) do nothing`,
      [id, ...[title, description, thanks].flatMap(({ ka, en, ru }) => [ka, en, ru]), !isClosed],
    )
    if (rowCount === 0) continue
    for (const [at, field] of fields.entries()) await addField(db, id, at + 1, field)
  }
  await db.query(
    `select setval(pg_get_serial_sequence('dynamic_forms', 'id'), greatest((select max(id) from dynamic_forms), 1))`,
  )
}

async function addField(db: Db, formId: number, position: number, field: FormField): Promise<void> {
  const { name, type, title, placeholder, required, rules, options = [] } = field
  await db.query(
    `insert into form_fields (form_id, position, key, type, title_ka, title_en, title_ru, placeholder_ka,
       placeholder_en, placeholder_ru, is_required, rules, options)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      formId,
      position,
      name,
      type,
      title.ka,
      title.en,
      title.ru,
      placeholder?.ka ?? '',
      placeholder?.en ?? '',
      placeholder?.ru ?? '',
      required,
      rules,
      formatFormOptions(options),
    ],
  )
}
