import type { Constraint } from '@conform-to/dom'
import { getZodConstraint } from '@conform-to/zod/v4'
import { z } from 'zod'
import type { FileLimits } from '~contract/form-limits'
import type { ErrorKey } from './field-error'

/** Name of the hidden field or button that distinguishes several forms of one page. */
export const INTENT_FIELD = 'intent'
/**
 * Name of the field with a key that is new on each page view, so that duplicate submissions are recognized.
 */
export const KEY_FIELD = 'form_key'
/** Name of the field set when the user confirms the form, or confirms a repetition. */
export const AGAIN_FIELD = 'form_again'

type Repeated = 'answered' | 'asked' | 'accepted'

interface FormOptions<Schema extends z.ZodObject> {
  /** Element id and prefix of the fields' ids; unique on the site. */
  id: string
  /** Schema by field name; its messages are keys of `forms.errors`. */
  schema: Schema
  /** Limits of the uploaded files, by field name. Default: no files. */
  files?: FileLimits
  /** Value of the field `intent`, on a page with several forms. */
  intent?: string
  /** True if submitting costs or commits: the same form sent again gets the first response. */
  oneTime?: boolean
  /**
   * Handling of a one-time form whose values come again from another page within half an hour, for example
   * after going back: repeat the first response, ask before it counts again, or leave it to the action.
   */
  repeated?: Repeated
  /** Filter for `repeated: 'asked'`: true for values that need the question. Default: all. */
  needsQuestion?: (fields: FormData) => boolean
  /**
   * Name under which typed values outlive the page, shared by the forms of one journey. Implies one
   * submission.
   */
  draft?: string
  /**
   * Requires a code that proves the field `phone_number`. The code adds the number to the user's account
   * (`account`) or does not (`visitor`).
   */
  phoneProof?: 'account' | 'visitor' | undefined
  /**
   * True if a code by email to the signed-in user is accepted while SMS is unavailable. Only for numbers that
   * other users do not see.
   */
  takesEmailCode?: boolean
  /** True if the proof is the last step: the right code submits the form. */
  isSentWhenProved?: boolean
  /**
   * Error key shown when the call of a form without typed fields fails, or a button has an unknown value.
   * Default: the error of each field, or the message that sending failed and the values are kept.
   */
  failureKey?: ErrorKey
}

export interface FormDefinition<Schema extends z.ZodObject = z.ZodObject> {
  id: string
  schema: Schema
  files: FileLimits
  intent: string | undefined
  oneTime: boolean
  repeated: Repeated
  needsQuestion: (fields: FormData) => boolean
  draft: string | undefined
  phoneProof: 'account' | 'visitor' | undefined
  takesEmailCode: boolean
  isSentWhenProved: boolean
  failureKey: ErrorKey | undefined
  /** HTML attributes derived from the schema: `required`, `maxlength`. */
  readonly constraint: Record<string, Constraint>
}

/** Defines a form once, for its view and its action. */
export function defineForm<Schema extends z.ZodObject>({
  id,
  schema,
  files = {},
  intent,
  oneTime = false,
  repeated = 'answered',
  needsQuestion = () => true,
  draft,
  phoneProof,
  takesEmailCode = false,
  isSentWhenProved = false,
  failureKey,
}: FormOptions<Schema>): FormDefinition<Schema> {
  let constraint: Record<string, Constraint> | undefined
  return {
    id,
    schema,
    files,
    intent,
    oneTime,
    repeated,
    needsQuestion,
    draft,
    phoneProof,
    takesEmailCode,
    isSentWhenProved,
    failureKey,
    get constraint() {
      constraint ??= getConstraint(schema)
      return constraint
    },
  }
}

/**
 * Returns which fields are required, and their lengths. Both are read from the JSON schema, as conform does
 * not see behind a transformation.
 */
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
