import { INTENT as ROW_INTENT } from '@conform-to/dom'
import { z } from 'zod'
import { AGAIN_FIELD, type FormDefinition, INTENT_FIELD, KEY_FIELD } from './define-form'
import { CODE_FIELD } from './phone-proof'

/** Maximum number of rows in a form. Conform allocates an array as long as the highest index says. */
const MAX_ROWS = 50

/** Maximum number of values per name. Conform copies the earlier values for each further one. */
const MAX_VALUES = 500

const ROW_NAME = /^([a-z_]+)\[(\d{1,2})\](?:\.[a-z_]+)?$/i

/** Intent of a conform button that adds or removes a row. */
const RowIntent = z.object({
  type: z.enum(['insert', 'remove']),
  payload: z.object({ name: z.string(), index: z.number().int().min(0).max(MAX_ROWS).optional() }),
})

/**
 * Keeps the fields of the form and drops all others, before conform creates objects and arrays from their
 * names. A repeated field keeps up to MAX_VALUES values, so that the schema can reject those not allowed.
 */
export function pickKnownFields(
  { schema, phoneProof }: Pick<FormDefinition, 'schema'> & Partial<Pick<FormDefinition, 'phoneProof'>>,
  sent: FormData,
): FormData {
  const known = new FormData()
  const counts = new Map<string, number>()
  for (const [name, value] of sent) {
    const count = counts.get(name) ?? 0
    if (count === MAX_VALUES || !isKnownField(schema, name)) continue
    counts.set(name, count + 1)
    known.append(name, value)
  }
  const code = sent.get(CODE_FIELD)
  if (phoneProof && code !== null) known.set(CODE_FIELD, code)
  const intent = sent.get(ROW_INTENT)
  if (isRowIntent(schema, intent)) known.set(ROW_INTENT, intent)
  return known
}

export function isKnownField(schema: z.ZodObject, name: string): boolean {
  if ([INTENT_FIELD, KEY_FIELD, AGAIN_FIELD].includes(name) || Object.hasOwn(schema.shape, name)) return true
  const [, list = '', index = ''] = ROW_NAME.exec(name) ?? []
  return isList(schema, list) && Number(index) < MAX_ROWS
}

function isRowIntent(schema: z.ZodObject, value: FormDataEntryValue | null): value is string {
  if (typeof value !== 'string') return false
  try {
    const { success, data } = RowIntent.safeParse(JSON.parse(value))
    return success && isList(schema, data.payload.name)
  } catch {
    return false
  }
}

function isList(schema: z.ZodObject, name: string): boolean {
  if (!Object.hasOwn(schema.shape, name)) return false
  const field = schema.shape[name]
  return (field instanceof z.ZodDefault ? field.unwrap() : field) instanceof z.ZodArray
}
