import type { Submission } from '@conform-to/dom'
import { data } from '@remix-run/node'
import type { Refusal } from '~/upstream/refusals'
import type { UpstreamError } from '~/upstream/upstream-error'
import type { FormDefinition } from './define-form'
import type { FieldError } from './field-error'
import type { FormReply } from './form-reply'

/** Default time until a retry: limits of the upstream are hourly. */
const HOUR_SECONDS = 3_600

/** By field name; `''` is the whole form. */
type FormErrors<Name extends string = string> = { [Field in Name | '']?: FieldError }

export type RejectedForm = ReturnType<typeof data<FormReply>>

export interface ReceivedForm<Values> {
  values: Values
  /** The same for a double click and a retry; another one once a value is changed. */
  idempotencyKey: string
  /** Shows the page again with what was typed. */
  reject(errors: FormErrors<keyof Values & string>, init?: ResponseInit): RejectedForm
  /** The same for what the upstream refused: its fields have the names of ours. */
  refuse(refusal: Refusal): RejectedForm
}

/** The ways to show a form again. */
export class FormRejection {
  readonly #definition: FormDefinition
  readonly #submission: Submission<unknown, FieldError>

  constructor(definition: FormDefinition, submission: Submission<unknown, FieldError>) {
    this.#definition = definition
    this.#submission = submission
  }

  /** A button that adds or removes a row is no mistake. */
  forInvalidValues(): RejectedForm {
    return this.#show(this.#submission.reply(), { status: this.#submission.status === 'error' ? 422 : 200 })
  }

  for(errors: FormErrors, init?: ResponseInit): RejectedForm {
    const fieldErrors = errors as Record<string, FieldError>
    return this.#show(this.#submission.reply({ fieldErrors }), { status: 422, ...init })
  }

  forRefusal({ fieldErrors, waitSeconds }: Refusal): RejectedForm {
    if (waitSeconds) return this.#forTooMany(waitSeconds)
    const names = Object.keys(this.#definition.schema.shape)
    const refused = names.filter((name) => fieldErrors.some(({ field }) => field === name))
    if (refused.length === 0) return this.for({ '': { key: 'refused' } })
    return this.for(Object.fromEntries(refused.map((name) => [name, { key: 'rejected' }])))
  }

  forFailure({ failure, status }: UpstreamError): RejectedForm {
    if (status === 429) return this.#forTooMany(HOUR_SECONDS)
    const isRefusal = failure === 'status' && status < 500
    return this.for({ '': { key: isRefusal ? 'refused' : 'failed' } }, { status })
  }

  #forTooMany(waitSeconds: number): RejectedForm {
    return this.for(
      { '': { key: 'too_often' } },
      { status: 429, headers: { 'Retry-After': String(waitSeconds) } },
    )
  }

  #show(result: FormReply['result'], init: ResponseInit): RejectedForm {
    return data({ formId: this.#definition.id, result }, init)
  }
}
