import { z } from 'zod'
import { type FieldError, toFieldError } from '~/forms/field-error'
import { optionalText } from '~contract/forms/field-schemas'
import { createOrderField } from '~contract/forms/order-fields'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import type { OrderField, OrderStep, StepPart } from '../definition'
import { listPartFields } from './fields/part-fields'
import { parseStatementIds } from './urls'

/** Radio value for a manually entered place. */
export const MANUAL_PLACE = 'place'

/** Visitor of a step; guests have no statements and enter a place. */
export interface StepVisitor {
  isGuest: boolean
}

/** Creates the fields of a step in the order of the page. */
export function createStepSchema({ parts }: OrderStep, { isGuest }: StepVisitor): z.ZodObject {
  const shape: z.ZodRawShape = Object.assign({}, ...parts.map((part) => createPartShape(part, { isGuest })))
  const schema = z.object(shape)
  const choice = parts.find((part) => part.kind === 'statements')
  return choice && !isGuest ? requireStatements(schema, choice.place ?? []) : schema
}

function createPartShape(part: StepPart, { isGuest }: StepVisitor): z.ZodRawShape {
  switch (part.kind) {
    case 'packages':
      return { package: z.string('package_missing') }
    case 'statements':
      return isGuest
        ? createFieldsShape(part.place ?? [])
        : {
            q: optionalText(MAX_LINE_LENGTH),
            statement_id: statementIds,
            ...createUncheckedShape(part.place),
          }
    case 'slot':
      return {
        branch: optionalText(MAX_LINE_LENGTH),
        times_of: optionalText(MAX_LINE_LENGTH),
        slot: slotText,
      }
    default:
      return createFieldsShape(listPartFields(part, []))
  }
}

const slotText = optionalText(MAX_LINE_LENGTH)

/** One ticked box comes as a text, several as an array. */
const statementIds = z
  .union([z.string(), z.array(z.string())], 'rejected')
  .default([])
  .transform((ticked) => [ticked].flat())

function createFieldsShape(fields: readonly OrderField[]): z.ZodRawShape {
  return Object.fromEntries(fields.map((field) => [field.name, createOrderField(field)]))
}

/** Creates optional fields, as another field determines whether a place is needed. */
function createUncheckedShape(fields: readonly OrderField[] = []): z.ZodRawShape {
  return Object.fromEntries(fields.map(({ name }) => [name, z.string('rejected').default('')]))
}

function requireStatements(schema: z.ZodObject, place: readonly OrderField[]): z.ZodObject {
  return schema.superRefine((values, { addIssue }) => {
    const ticked = statementIds.parse(values.statement_id)
    if (place.length > 0 && ticked.includes(MANUAL_PLACE)) {
      for (const field of place) {
        const { error } = createOrderField(field).safeParse(values[field.name])
        if (error) addIssue(toIssue(field.name, toFieldError(error.issues)))
      }
    } else if (parseStatementIds(ticked).length === 0) {
      addIssue({ code: 'custom', message: 'statement_missing', path: ['statement_id'] })
    }
  })
}

function toIssue(name: string, { key, args }: FieldError) {
  return { code: 'custom' as const, path: [name], message: key, params: args }
}
