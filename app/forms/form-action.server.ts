import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { isUpstreamError } from '~/upstream/upstream-error'
import { type FormDefinition, INTENT_FIELD, KEY_FIELD } from './define-form'
import { toFieldError } from './field-error'
import { parseFormData } from './form-data.server'
import { createIdempotencyKey } from './idempotency-key.server'
import { pickKnownFields } from './known-fields.server'
import { FormRejection, type ReceivedForm, type RejectedForm } from './received-form.server'

type FormResponse = Response | RejectedForm
type SubmitHandler<Values> = (form: ReceivedForm<Values>) => Promise<FormResponse>

interface FormHandler {
  definition: FormDefinition
  submit: SubmitHandler<Record<string, unknown>>
}

/** What is done with the values of a form once they are valid. */
export function onSubmit<Schema extends z.ZodObject>(
  definition: FormDefinition<Schema>,
  submit: SubmitHandler<z.output<Schema>>,
): FormHandler {
  return { definition, submit: submit as FormHandler['submit'] }
}

/**
 * The action of a page with these forms, which their intents tell apart. A form with mistakes, and one whose upstream call
 * fails, is shown again with what was typed.
 * @throws Response 400 for a form that the page does not have, 415 for what is no form
 */
export async function handleForms(
  args: ActionFunctionArgs,
  ...handlers: readonly FormHandler[]
): Promise<FormResponse> {
  const sent = await parseFormData(args.request)
  const intent = sent.get(INTENT_FIELD) ?? undefined
  const handler = handlers.find(({ definition }) => [intent, undefined].includes(definition.intent))
  if (!handler) throw new Response(null, { status: 400 })
  return handleForm(args, handler, sent)
}

async function handleForm(
  { request }: ActionFunctionArgs,
  { definition, submit }: FormHandler,
  sent: FormData,
) {
  const submission = parseWithZod(pickKnownFields(definition, sent), {
    schema: definition.schema,
    disableAutoCoercion: true,
    formatError: toFieldError,
  })
  const rejection = new FormRejection(definition, submission)
  if (submission.status !== 'success') return rejection.forInvalidValues()
  const { pathname } = new URL(request.url)
  try {
    return await submit({
      values: submission.value,
      idempotencyKey: createIdempotencyKey([definition.id, pathname, sent.get(KEY_FIELD), submission.value]),
      reject: (errors, init) => rejection.for(errors, init),
      refuse: (refusal) => rejection.forRefusal(refusal),
    })
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return rejection.forFailure(error)
  }
}
