import type { Submission } from '@conform-to/dom'
import { data } from '@remix-run/node'
import type { Refusal } from '~/upstream/refusals'
import type { UpstreamError } from '~/upstream/upstream-error'
import type { FormDefinition } from './define-form'
import type { FormDraft } from './draft.server'
import type { FieldError } from './field-error'
import type { FormReply } from './form-reply'
import type { PhoneProof, PhoneProofOutcome } from './phone-proof.server'

/** Default time until a retry: limits of the upstream are hourly. */
const HOUR_SECONDS = 3_600

/** By field name; `''` is the whole form. */
export type FormErrors<Name extends string = string> = { [Field in Name | '']?: FieldError }

interface RejectOptions extends ResponseInit {
  /** Shown instead of what was typed, by field name. */
  values?: Record<string, string>
}

export type RejectedForm = ReturnType<typeof data<FormReply>>

export interface ReceivedForm<Values> {
  values: Values
  /** The same for a double click and a retry; another one once a value is changed. */
  idempotencyKey: string
  /** The sender has answered `requestConfirmation`, or the question whether the same is meant twice. */
  isConfirmed: boolean
  /** What is changed here is stored, if the form has a draft. */
  draft: FormDraft
  /** Shows the page again with what was typed, in which nothing is wrong: a step without script. */
  show(): RejectedForm
  /** The same with a question in the place of the fields (`useDefinedForm().form.needsConfirmation`); its button confirms. */
  requestConfirmation(): RejectedForm
  /** Shows the page again with what was typed and what is wrong with it. */
  reject(errors: FormErrors<keyof Values & string>, options?: RejectOptions): RejectedForm
  /** The same for what the upstream refused: its fields have the names of ours. */
  refuse(refusal: Refusal): RejectedForm
}

type PhoneError = Extract<PhoneProofOutcome, { status: number }>

/** The ways to show a form again. */
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

  /** A button that adds or removes a row is no mistake, nor is a step without script. */
  forNothing(): RejectedForm {
    return this.#show(this.#submission.reply(), { status: 200 })
  }

  forConfirmation(): RejectedForm {
    const { data: reply, init } = this.forNothing()
    return data({ ...reply, needsConfirmation: true }, init ?? undefined)
  }

  /** With the mistakes that the schema has found. */
  for(errors: FormErrors, { values, ...init }: RejectOptions = {}): RejectedForm {
    const result = this.#submission.reply({ fieldErrors: errors as Record<string, FieldError> })
    const initialValue = { ...result.initialValue, ...values }
    const error = result.error && this.#withoutHiddenFields(result.error)
    return this.#show({ ...result, error, initialValue }, { status: 422, ...init })
  }

  /** With the mistake at the phone alone, as the form was sent for that. */
  forPhone({ field, error, status, waitSeconds }: PhoneError): RejectedForm {
    const headers = new Headers(waitSeconds ? { 'Retry-After': String(waitSeconds) } : {})
    const { initialValue, fields } = this.#submission.reply()
    return this.#show(
      { status: 'error', initialValue, fields, error: { [field]: error } },
      { status, headers },
    )
  }

  /** Shows what arrived before the excess; fields that may have come after it have no errors. */
  forExcess(): RejectedForm {
    const { initialValue, fields } = this.#submission.reply()
    const error = { '': { key: 'too_much' as const } }
    return this.#show({ status: 'error', initialValue, fields, error }, { status: 413 })
  }

  forRefusal({ fieldErrors, waitSeconds }: Refusal): RejectedForm {
    if (waitSeconds) return this.#forTooMany(waitSeconds)
    const names = Object.keys(this.#definition.schema.shape)
    const refused = names.filter((name) =>
      // One of several values is named by its place behind a dot.
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

  /** Asks whether the same is meant twice. */
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

  /** Where nothing is typed, no field of the page could show its error. */
  #withoutHiddenFields(errors: Record<string, FieldError | null>): Record<string, FieldError | null> {
    const { failureKey } = this.#definition
    return failureKey ? { '': errors[''] ?? { key: failureKey } } : errors
  }

  #show(result: FormReply['result'], init: ResponseInit): RejectedForm {
    const error = result.error && this.#inPageOrder(result.error)
    const phoneProof = this.#phone?.getState()
    return data({ formId: this.#definition.id, result: { ...result, error }, phoneProof }, init)
  }

  /** Rules about several fields are checked last, wherever the fields stand. */
  #inPageOrder<Found>(errors: Record<string, Found>): Record<string, Found> {
    const names = ['', ...Object.keys(this.#definition.schema.shape)]
    const place = (field: string) => names.indexOf(field.replace(/\W.*/, ''))
    return Object.fromEntries(Object.entries(errors).toSorted(([one], [other]) => place(one) - place(other)))
  }
}

/**
 * Hands the page what the action knows and its loader does not: which step has the mistake.
 * @param values what the fields show, if not what was typed
 */
export function withPageData(
  { data: reply, init }: RejectedForm,
  pageData: unknown,
  values = reply.result.initialValue,
): RejectedForm {
  const result = { ...reply.result, initialValue: values }
  return data({ ...reply, result, pageData }, init ?? undefined)
}
