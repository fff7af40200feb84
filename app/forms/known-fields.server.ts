import { INTENT as ROW_INTENT } from '@conform-to/dom'
import { z } from 'zod'
import { AGAIN_FIELD, type FormDefinition, INTENT_FIELD, KEY_FIELD } from './define-form'
import { CODE_FIELD } from './phone-proof'

/** More rows than any form has. Conform makes an array as long as an index says, whatever that costs. */
const MAX_ROWS = 50

/** More ticks than any list has. Conform copies the earlier values of a name for each further one. */
const MAX_VALUES = 500

const ROW_NAME = /^([a-z_]+)\[(\d{1,2})\](?:\.[a-z_]+)?$/i

/** A button of conform that adds or removes a row. */
const RowIntent = z.object({
  type: z.enum(['insert', 'remove']),
  payload: z.object({ name: z.string(), index: z.number().int().min(0).max(MAX_ROWS).optional() }),
})

/**
 * Keeps the fields that the form has, and drops all others before conform makes objects and arrays of their names. A field that
 * is sent several times keeps all its values up to MAX_VALUES, so that the schema can refuse those that it does not allow.
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
