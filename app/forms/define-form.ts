import type { Constraint } from '@conform-to/dom'
import { getZodConstraint } from '@conform-to/zod/v4'
import { z } from 'zod'
import type { ErrorKey } from './field-error'

/** Tells the forms of one page apart, where it has several; a hidden field or the name of a button. */
export const INTENT_FIELD = 'intent'
/** Differs for each page that shows the form, so that what was sent twice is recognized. */
export const KEY_FIELD = 'form_key'

interface FormOptions<Schema extends z.ZodObject> {
  /** The id of the element and the prefix of its fields' ids; unique on the site. */
  id: string
  /** By field name; the messages are keys of `forms.errors`. */
  schema: Schema
  /** The value of the field `intent`, where a page has several forms. */
  intent?: string
  /** Sending costs or commits: the same values sent again get the answer of the first time. */
  oneTime?: boolean
  /** What is typed outlives the page, for the forms of one journey under this name. Such a form is sent once, too. */
  draft?: string
  /** The field `phone_number` has to be proved by a code, which adds it to the account of whoever is signed in, or does not. */
  phoneProof?: 'account' | 'visitor' | undefined
  /** The proof is the last step: the right code sends the form. */
  isSentWhenProved?: boolean
  /**
   * Of a form in which nothing is typed: what is said when its call fails, and of values that its buttons do not have.
   * Default: the error of each field, or that it could not be sent and that what was typed is kept.
   */
  failureKey?: ErrorKey
}

export interface FormDefinition<Schema extends z.ZodObject = z.ZodObject> {
  id: string
  schema: Schema
  intent: string | undefined
  oneTime: boolean
  draft: string | undefined
  phoneProof: 'account' | 'visitor' | undefined
  isSentWhenProved: boolean
  failureKey: ErrorKey | undefined
  /** The HTML attributes that follow from the schema: `required`, `maxlength`. */
  readonly constraint: Record<string, Constraint>
}

/** The one description of a form, for its view and its action. */
export function defineForm<Schema extends z.ZodObject>({
  id,
  schema,
  intent,
  oneTime = false,
  draft,
  phoneProof,
  isSentWhenProved = false,
  failureKey,
}: FormOptions<Schema>): FormDefinition<Schema> {
  let constraint: Record<string, Constraint> | undefined
  return {
    id,
    schema,
    intent,
    oneTime,
    draft,
    phoneProof,
    isSentWhenProved,
    failureKey,
    get constraint() {
      constraint ??= getConstraint(schema)
      return constraint
    },
  }
}

/** What conform does not see behind a transformation is taken from the JSON schema: which fields may be left out, and lengths. */
function getConstraint(schema: z.ZodObject): Record<string, Constraint> {
  const { required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const { properties = {} } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  const constraint = getZodConstraint(schema)
  const names = Object.keys(schema.shape)
  return Object.fromEntries(
    names.map((name) => {
      const property = properties[name]
      const maxLength = typeof property === 'object' ? property.maxLength : undefined
      return [name, { ...constraint[name], required: required.includes(name), maxLength }]
    }),
  )
}
