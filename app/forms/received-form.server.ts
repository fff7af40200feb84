import type { Submission } from '@conform-to/dom'
import { data } from '@remix-run/node'
import type { Refusal } from '~/upstream/refusals'
import type { UpstreamError } from '~/upstream/upstream-error'
import type { FormDefinition } from './define-form'
import type { FormDraft } from './draft.server'
import type { FieldError } from './field-error'
import type { FormReply } from './form-reply'
import type { PhoneProof, PhoneProofOutcome } from './phone-proof.server'

/** Default retry delay in seconds: upstream limits are hourly. */
const HOUR_SECONDS = 3_600

/** Errors by field name; `''` is the whole form. */
export type FormErrors<Name extends string = string> = { [Field in Name | '']?: FieldError }

interface RejectOptions extends ResponseInit {
  /** Values shown instead of the typed ones, by field name. */
  values?: Record<string, string>
}

export type RejectedForm = ReturnType<typeof data<FormReply>>

export interface ReceivedForm<Values> {
  values: Values
  /** Idempotency key, the same for double clicks and retries, new once a value changes. */
  idempotencyKey: string
  /** True if the user has confirmed the form (`requestConfirmation`) or its repetition. */
  isConfirmed: boolean
  /** Draft of the form; the handler's changes are stored if the form has one. */
  draft: FormDraft
  /** Shows the page again with the typed values and no errors, as for a step without script. */
  show(): RejectedForm
  /**
   * Shows the page again with a question in place of the fields (`useDefinedForm().form.needsConfirmation`);
   * its button confirms.
   */
  requestConfirmation(): RejectedForm
  /** Shows the page again with the typed values and these errors. */
  reject(errors: FormErrors<keyof Values & string>, options?: RejectOptions): RejectedForm
  /** Shows the page again with the upstream's errors; its field names are the form's. */
  refuse(refusal: Refusal): RejectedForm
}

type PhoneError = Extract<PhoneProofOutcome, { status: number }>

/** Responses that show a form again. */
export class FormRejection {
  readonly #definition: FormDefinition
  readonly #submission: Submission<unknown, FieldError>
  readonly #phone: PhoneProof | undefined

  constructor(
    definition: FormDefinition,
    submission: Submission<unknown, FieldError>,
    phone: PhoneProof | undefined,
  ) {
    this.#definition = definition
    this.#submission = submission
    this.#phone = phone
  }

  /** Shows the form without errors, after a button that adds or removes a row, or a step without script. */
  forNothing(): RejectedForm {
    return this.#show(this.#submission.reply(), { status: 200 })
  }

  forConfirmation(): RejectedForm {
    const { data: reply, init } = this.forNothing()
    return data({ ...reply, needsConfirmation: true }, init ?? undefined)
  }

  /** Shows these errors and those of the schema. */
  for(errors: FormErrors, { values, ...init }: RejectOptions = {}): RejectedForm {
    const result = this.#submission.reply({ fieldErrors: errors as Record<string, FieldError> })
    const initialValue = { ...result.initialValue, ...values }
    const error = result.error && this.#withoutHiddenFields(result.error)
    return this.#show({ ...result, error, initialValue }, { status: 422, ...init })
  }

  /** Shows only the error of the phone, as the button asked only for that. */
  forPhone({ field, error, status, waitSeconds }: PhoneError): RejectedForm {
    const headers = new Headers(waitSeconds ? { 'Retry-After': String(waitSeconds) } : {})
    const { initialValue, fields } = this.#submission.reply()
    return this.#show(
      { status: 'error', initialValue, fields, error: { [field]: error } },
      { status, headers },
    )
  }

  /**
   * Shows the fields received before the excess. Later fields have no errors, as they may have been cut off.
   */
  forExcess(): RejectedForm {
    const { initialValue, fields } = this.#submission.reply()
    const error = { '': { key: 'too_much' as const } }
    return this.#show({ status: 'error', initialValue, fields, error }, { status: 413 })
  }

  forRefusal({ fieldErrors, waitSeconds }: Refusal): RejectedForm {
    if (waitSeconds) return this.#forTooMany(waitSeconds)
    const names = Object.keys(this.#definition.schema.shape)
    const refused = names.filter((name) =>
      // One of several values is named by its index after a dot.
      fieldErrors.some(({ field }) => field === name || field.startsWith(`${name}.`)),
    )
    if (refused.length === 0) return this.for({ '': { key: 'refused' } })
    return this.for(Object.fromEntries(refused.map((name) => [name, { key: 'rejected' }])))
  }

  forFailure({ failure, status }: UpstreamError): RejectedForm {
    if (status === 429) return this.#forTooMany(HOUR_SECONDS)
    const isRefusal = failure === 'status' && status < 500
    const key = this.#definition.failureKey ?? (isRefusal ? 'refused' : 'failed')
    return this.for({ '': { key } }, { status })
  }

  /** Asks the user whether the repetition is intended. */
  forRepeated(href: string): RejectedForm {
    const { data: reply, init } = this.for({ '': { key: 'sent_before' } }, { status: 409 })
    return data({ ...reply, needsConfirmation: true, sentBefore: href }, init ?? undefined)
  }

  #forTooMany(waitSeconds: number): RejectedForm {
    return this.for(
      { '': { key: 'too_often' } },
      { status: 429, headers: { 'Retry-After': String(waitSeconds) } },
    )
  }

  /** Moves errors of hidden fields to the form, as no field of the page could show them. */
  #withoutHiddenFields(errors: Record<string, FieldError | null>): Record<string, FieldError | null> {
    const { failureKey } = this.#definition
    return failureKey ? { '': errors[''] ?? { key: failureKey } } : errors
  }

  #show(result: FormReply['result'], init: ResponseInit): RejectedForm {
    const error = result.error && this.#inPageOrder(result.error)
    const phoneProof = this.#phone?.getState()
    return data({ formId: this.#definition.id, result: { ...result, error }, phoneProof }, init)
  }

  /** Sorts errors in page order. Rules about several fields are checked last, wherever the fields are. */
  #inPageOrder<Found>(errors: Record<string, Found>): Record<string, Found> {
    const names = ['', ...Object.keys(this.#definition.schema.shape)]
    const place = (field: string) => names.indexOf(field.replace(/\W.*/, ''))
    return Object.fromEntries(Object.entries(errors).toSorted(([one], [other]) => place(one) - place(other)))
  }
}

/**
 * Adds page data that only the action knows, such as the step with the error.
 * @param values values that the fields show. Default: the typed values
 */
export function withPageData(
  { data: reply, init }: RejectedForm,
  pageData: unknown,
  values = reply.result.initialValue,
): RejectedForm {
  const result = { ...reply.result, initialValue: values }
  return data({ ...reply, result, pageData }, init ?? undefined)
}
