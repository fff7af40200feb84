import type { Constraint } from '@conform-to/dom'
import { getZodConstraint } from '@conform-to/zod/v4'
import { z } from 'zod'
import type { FileLimits } from '~contract/form-limits'
import type { ErrorKey } from './field-error'

/** Tells the forms of one page apart, where it has several; a hidden field or the name of a button. */
export const INTENT_FIELD = 'intent'
/** Differs for each page that shows the form, so that what was sent twice is recognized. */
export const KEY_FIELD = 'form_key'
/** Set by the question whether the form is meant, or the same is meant twice. */
export const AGAIN_FIELD = 'form_again'

type Repeated = 'answered' | 'asked' | 'accepted'

interface FormOptions<Schema extends z.ZodObject> {
  /** The id of the element and the prefix of its fields' ids; unique on the site. */
  id: string
  /** By field name; the messages are keys of `forms.errors`. */
  schema: Schema
  /** Files that its fields take, by field name. Default: none. */
  files?: FileLimits
  /** The value of the field `intent`, where a page has several forms. */
  intent?: string
  /** Sending costs or commits: the same form sent again gets the answer of the first time. */
  oneTime?: boolean
  /**
   * Of such a form, when its values come within half an hour from another page, as after going back: they get the answer
   * of the first time, or a question before they count again, or the action knows itself what to do.
   */
  repeated?: Repeated
  /** Of `repeated: 'asked'`: the values that are meant. Default: any. */
  needsQuestion?: (fields: FormData) => boolean
  /** What is typed outlives the page, for the forms of one journey under this name. Such a form is sent once, too. */
  draft?: string
  /** The field `phone_number` has to be proved by a code, which adds it to the account of whoever is signed in, or does not. */
  phoneProof?: 'account' | 'visitor' | undefined
  /** Where no SMS can be sent, a code to the email of whoever is signed in will do: nobody else is shown the number. */
  takesEmailCode?: boolean
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
  /** The HTML attributes that follow from the schema: `required`, `maxlength`. */
  readonly constraint: Record<string, Constraint>
}

/** The one description of a form, for its view and its action. */
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
