import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import type { z } from 'zod'
import type { Refusal } from '~/upstream/refusals'
import { isUpstreamError, type UpstreamError } from '~/upstream/upstream-error'
import { AGAIN_FIELD, type FormDefinition, INTENT_FIELD } from './define-form'
import { createDraft, type FormDraft, findDraft, keepTyped, serializeDraft } from './draft.server'
import { type ErrorKey, toFieldError } from './field-error'
import { parseForm } from './form-data.server'
import { createIdempotencyKey } from './idempotency-key.server'
import { pickKnownFields } from './known-fields.server'
import { CHANGE_PHONE, CODE_FIELD, CONFIRM_CODE, PHONE_FIELD, PHONE_STEPS, SEND_CODE } from './phone-proof'
import { PhoneProof, type PhoneProofOutcome } from './phone-proof.server'
import { type FormErrors, FormRejection, type ReceivedForm, type RejectedForm } from './received-form.server'
import { SubmissionDedup } from './send-once.server'
import { withCookie } from './with-cookie'

type FormResponse = Response | RejectedForm
type SubmitHandler<Values> = (form: ReceivedForm<Values>) => Promise<FormResponse>
/**
 * Changes the fields before validation. An error of its upstream calls is shown beside the validation errors.
 */
type PrepareHandler = (fields: FormData) => Promise<Refusal | undefined>
type PressHandler = (draft: FormDraft, typed: FormData) => FormResponse | Promise<FormResponse>

type FormHandler = {
  definition: FormDefinition
  intent: string | undefined
  prepare?: PrepareHandler | undefined
} & (
  | { submit: SubmitHandler<Record<string, unknown>>; press?: undefined }
  | { press: PressHandler; submit?: undefined }
)

/** Registers the handler that receives the form's valid values. */
export function onSubmit<Schema extends z.ZodObject>(
  definition: FormDefinition<Schema>,
  submit: SubmitHandler<z.output<Schema>>,
  prepare?: PrepareHandler,
): FormHandler {
  return {
    definition,
    intent: definition.intent,
    submit: submit as SubmitHandler<Record<string, unknown>>,
    prepare,
  }
}

/**
 * Registers the handler of another button of the form, which stores the typed values in the draft without
 * validating them.
 */
export function onButton(definition: FormDefinition, intent: string, press: PressHandler): FormHandler {
  return { definition, intent, press }
}

/**
 * Handles the forms of a page, distinguished by their intents. A form is shown again with its typed values if
 * it is invalid or too large, or if its upstream call fails.
 * @throws Response 400 for a form that is not on the page, 415 for another content type
 */
export async function handleForms(
  args: ActionFunctionArgs,
  ...handlers: readonly FormHandler[]
): Promise<FormResponse> {
  const files = Object.assign({}, ...handlers.map(({ definition }) => definition.files))
  const { fields: sent, excess } = await parseForm(args.request, files)
  const intent = findIntent(sent)
  const isForPhone = PHONE_STEPS.includes(intent)
  const handler =
    handlers.find((one) => one.intent === intent || (isForPhone && one.definition.phoneProof)) ??
    handlers.find((one) => one.intent === undefined)
  if (!handler) throw new Response(null, { status: excess?.status ?? 400 })
  const { definition } = handler
  const fields = pickKnownFields(definition, sent)
  if (excess) return new FormRejection(definition, parseFields(definition, fields), undefined).forExcess()
  if (!definition.oneTime || !handler.submit || isForPhone) return takeForm(args, handler, fields)
  const dedup = new SubmissionDedup(args, definition, fields)
  return (
    dedup.findAnswer() ??
    (await dedup.answerOnce(() => takeForm(args, handler, fields, dedup.findRepeated())))
  )
}

/** @param repeated URL of the earlier result, if the same form was recently sent from another page */
async function takeForm(
  args: ActionFunctionArgs,
  handler: FormHandler,
  fields: FormData,
  repeated?: string,
): Promise<FormResponse> {
  const { definition } = handler
  const draft = (definition.draft && findDraft(args, definition.draft)) || createDraft()
  keepTyped(draft, fields, definition)
  const answer = await handleForm(args, handler, { fields, draft, repeated })
  return definition.draft ? withCookie(answer, serializeDraft(args, definition.draft, draft)) : answer
}

interface TakenForm {
  fields: FormData
  draft: FormDraft
  repeated: string | undefined
}

async function handleForm(
  args: ActionFunctionArgs,
  { definition, submit, press, prepare }: FormHandler,
  { fields, draft, repeated }: TakenForm,
): Promise<FormResponse> {
  const url = new URL(args.request.url)
  const phone = await PhoneProof.load(args, definition, draft)
  const problem = await prepare?.(fields).catch(requireUpstreamError)
  const submission = parseFields(definition, fields)
  const rejection = new FormRejection(definition, submission, phone)
  try {
    const step = phone && (await takePhoneStep(phone, fields))
    const isSent = definition.isSentWhenProved && phone?.isDone && !step?.error
    if (step && !isSent) return showNextStep(step)
    if (press) return await press(draft, fields)
    if (isUpstreamError(problem)) return rejection.forFailure(problem)
    if (problem) return rejection.forRefusal(problem)
    if (submission.status === undefined) return rejection.forNothing()
    const codeError = phone && (await confirmTypedCode(phone, fields))
    if (codeError) return rejection.for({ [codeError.field]: codeError.error }, { status: codeError.status })
    const fieldErrors = submission.status === 'error' ? submission.error : {}
    if (phone && !phone.isDone && !fieldErrors?.[PHONE_FIELD])
      return rejection.for({ [PHONE_FIELD]: { key: 'phone_unconfirmed' } })
    if (submission.status !== 'success') return rejection.for({})
    if (repeated !== undefined && !fields.has(AGAIN_FIELD)) return rejection.forRepeated(repeated)
    return await submit({
      values: submission.value,
      idempotencyKey: createIdempotencyKey([definition.id, url.pathname, draft.key, submission.value]),
      isConfirmed: fields.has(AGAIN_FIELD),
      draft,
      show: () => rejection.forNothing(),
      requestConfirmation: () => rejection.forConfirmation(),
      reject: (errors, options) => rejection.for(errors, options),
      refuse: (refusal) => rejection.forRefusal(refusal),
    })
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return rejection.forFailure(error)
  }

  /** Shows the same page with the focus on the next field. */
  function showNextStep(outcome: PhoneProofOutcome): FormResponse {
    if (outcome.error) return rejection.forPhone(outcome)
    return redirect(`${url.pathname}${url.search}#${definition.id}-${outcome.field}`, 303)
  }
}

/**
 * Shows a form of the page with these values, without a submission.
 * @param errors errors added to those of the schema
 */
export function rejectValues(
  definition: FormDefinition,
  values: Record<string, string | string[]>,
  errors: FormErrors = {},
  init?: ResponseInit,
): RejectedForm {
  const fields = new FormData()
  for (const [name, value] of Object.entries(values))
    for (const text of [value].flat()) fields.append(name, text)
  const submission = parseFields(definition, pickKnownFields(definition, fields))
  return new FormRejection(definition, submission, undefined).for(errors, init)
}

function parseFields<Schema extends z.ZodObject>({ schema }: FormDefinition<Schema>, fields: FormData) {
  return parseWithZod(fields, {
    schema,
    disableAutoCoercion: true,
    formatError: toFieldError,
    // Schemas need no message for values that no field of the page can send.
    error: () => 'rejected' satisfies ErrorKey,
  })
}

/**
 * Returns the last intent: the button of another step comes after the hidden field of the form's own intent.
 */
function findIntent(fields: FormData): FormDataEntryValue | undefined {
  return fields.getAll(INTENT_FIELD).at(-1)
}

async function takePhoneStep(phone: PhoneProof, fields: FormData): Promise<PhoneProofOutcome | undefined> {
  const intent = findIntent(fields)
  if (intent === SEND_CODE) return phone.sendCode()
  if (intent === CONFIRM_CODE) return phone.confirmCode(getText(fields, CODE_FIELD))
  if (intent === CHANGE_PHONE) return phone.change()
  return undefined
}

/** Confirms a typed code together with the form, if its own button was not pressed. */
async function confirmTypedCode(phone: PhoneProof, fields: FormData) {
  const code = getText(fields, CODE_FIELD).trim()
  if (code === '' || phone.isDone) return undefined
  const outcome = await phone.confirmCode(code)
  return outcome.error && outcome
}

/** @throws any other error */
function requireUpstreamError(error: unknown): UpstreamError {
  if (isUpstreamError(error)) return error
  throw error
}

function getText(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
